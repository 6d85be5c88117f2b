import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

type CarouselState = {
  /** The page in view, from 0. */
  readonly page: number;
  readonly pages: number;
  /** Goes to a page; one outside the range goes to the nearest end. */
  readonly show: (page: number) => void;
};

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function useCarousel(track: RefObject<HTMLUListElement | null>, slides: number): CarouselState {
  const [page, setPage] = useState(0);
  // Until it is measured, a page a slide: the room of the dots is there from the first paint.
  const [pages, setPages] = useState(Math.max(1, slides));

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => {
      const room = element.clientWidth;
      const way = element.scrollWidth - room;
      // A rest smaller than a gap between slides is not a page.
      const count = way < 24 || room === 0 ? 1 : Math.ceil((way - 24) / room) + 1;
      setPages(count);
      setPage(count === 1 ? 0 : Math.round((element.scrollLeft / way) * (count - 1)));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [track, slides]);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) (entry.target as HTMLElement).inert = !entry.isIntersecting;
      },
      { root: element, rootMargin: '0px -8px', threshold: 0.01 },
    );
    for (const slide of element.children) observer.observe(slide);
    return () => observer.disconnect();
  }, [track, slides]);

  const show = (wanted: number) => {
    const element = track.current;
    if (!element) return;
    const way = element.scrollWidth - element.clientWidth;
    const target = Math.min(pages - 1, Math.max(0, wanted));
    const left = pages > 1 ? (way * target) / (pages - 1) : 0;
    element.scrollTo({ left, behavior: calm() ? 'auto' : 'smooth' });
  };
  return { page, pages, show };
}

/** Calls `step` every `milliseconds` while `running` and the page is in view; never for readers who want less motion. */
export function useSteps(running: boolean, milliseconds: number, step: () => void): void {
  const act = useEffectEvent(step);
  useEffect(() => {
    if (!running || milliseconds <= 0 || calm()) return;
    const timer = setInterval(() => {
      if (!document.hidden) act();
    }, milliseconds);
    return () => clearInterval(timer);
  }, [running, milliseconds]);
}
