import { useEffect, useRef, useState } from 'react';

/** Between the sticky bars and the middle of the screen: the section that reaches in first is the one being read. */
const READING_BAND = '-130px 0px -50% 0px';
const GESTURES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Which of these elements (by id, in the order of the page) is being read. `pin` names one at once and keeps it until
 * the reader scrolls.
 */
export function useScrollSpy(ids: readonly string[]): { readonly current: string | null; readonly pin: (id: string) => void } {
  const [current, setCurrent] = useState<string | null>(null);
  const pinned = useRef(false);
  const joined = ids.join(' ');

  useEffect(() => {
    const inOrder = joined.split(' ');
    const inBand = new Set<string>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        const first = inOrder.find((id) => inBand.has(id));
        if (first !== undefined && !pinned.current) setCurrent(first);
      },
      { rootMargin: READING_BAND },
    );
    for (const id of inOrder) {
      const element = document.getElementById(id);
      if (element) watcher.observe(element);
    }
    return () => watcher.disconnect();
  }, [joined]);

  useEffect(() => {
    const unpin = () => {
      pinned.current = false;
    };
    for (const gesture of GESTURES) window.addEventListener(gesture, unpin, { passive: true, capture: true });
    return () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, unpin, { capture: true });
    };
  }, []);

  const pin = (id: string) => {
    pinned.current = true;
    setCurrent(id);
  };
  return { current: current !== null && ids.includes(current) ? current : (ids[0] ?? null), pin };
}
