import { useEffect, type RefObject } from 'react';

/** Moves the focus to a heading when it comes and nothing has the focus: what had it went with what the heading takes the place of. */
export function useFocusUnlessHeld(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [heading]);
}
