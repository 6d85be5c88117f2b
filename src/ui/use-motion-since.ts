import { useCallback } from 'react';

/** A `ref` for a part whose CSS animation goes on as if it had begun at `moment` (`performance.now()`); without one it begins when it begins. */
export const useMotionSince = (moment: number | undefined): ((part: HTMLElement | null) => void) =>
  useCallback(
    (part) => {
      if (moment !== undefined) part?.style.setProperty('animation-delay', `${moment - performance.now()}ms`);
    },
    [moment],
  );
