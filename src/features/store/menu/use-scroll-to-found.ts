import { useLayoutEffect, useRef, type RefObject } from 'react';

type ScrollToFound = {
  readonly found: RefObject<HTMLDivElement | null>;
  readonly begin: () => void;
};

const barsBottom = () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
const scrollBy = (top: number) => window.scrollBy({ top, behavior: 'instant' });

function placeIn(menu: Element): { readonly id: string; readonly top: number } | null {
  const bars = barsBottom();
  const read = [...menu.querySelectorAll('section[id]')].find((section) => section.getBoundingClientRect().bottom > bars);
  return read ? { id: read.id, top: read.getBoundingClientRect().top } : null;
}

/** Where a menu is searched from its middle, what is found begins under the bars at the top; when the search ends, the reader is back where they came from. */
export function useScrollToFound(isSearching: boolean): ScrollToFound {
  const found = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<ReturnType<typeof placeIn>>(null);
  useLayoutEffect(() => {
    if (isSearching) {
      const top = found.current?.getBoundingClientRect().top ?? 0;
      if (top < barsBottom()) scrollBy(top - barsBottom());
      return;
    }
    const [place, section] = [cameFrom.current, document.getElementById(cameFrom.current?.id ?? '')];
    cameFrom.current = null;
    if (!place || !section) return;
    const back = () => scrollBy(section.getBoundingClientRect().top - place.top);
    back();
    // Once more when the sections around have their true height.
    requestAnimationFrame(back);
  }, [isSearching]);
  const begin = () => {
    cameFrom.current = found.current && window.scrollY > 0 ? placeIn(found.current) : null;
  };
  return { found, begin };
}
