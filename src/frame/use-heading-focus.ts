import { useRouter } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';

/** Moves the focus to the heading of each new page, so that it is read out; the first page keeps the browser's own. */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged || toLocation.hash || 'dialog' in toLocation.search) return;
        // The way back to the basket takes it as soon as it is there.
        if (toLocation.state.continuesOrder) {
          if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
          return;
        }
        const target = main.current?.querySelector('h1') ?? main.current;
        if (target instanceof HTMLHeadingElement) target.tabIndex = -1;
        target?.focus({ preventScroll: true });
      }),
    [router, main],
  );
}
