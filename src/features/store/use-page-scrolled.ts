import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Whether the page is scrolled further down than this many pixels. False where there is no page to scroll. */
export const usePageScrolledBy = (pixels: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  );
