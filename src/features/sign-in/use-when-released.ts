import { useEffect, useRef } from 'react';

const ENDS = ['pointerup', 'pointercancel'] as const;

/**
 * Puts off what moves the page until no finger and no mouse button is down and the press has been answered: a button
 * that moves away between press and release is not pressed.
 */
export function useWhenReleased(): (then: () => void) => void {
  const pressed = useRef(false);
  useEffect(() => {
    const gone = new AbortController();
    const options = { capture: true, signal: gone.signal };
    document.addEventListener(
      'pointerdown',
      () => {
        pressed.current = true;
      },
      options,
    );
    for (const end of ENDS)
      document.addEventListener(
        end,
        () => {
          pressed.current = false;
        },
        options,
      );
    return () => gone.abort();
  }, []);
  return (then) => {
    if (!pressed.current) return void setTimeout(then);
    const over = new AbortController();
    for (const end of ENDS) {
      document.addEventListener(
        end,
        () => {
          over.abort();
          setTimeout(then);
        },
        { capture: true, signal: over.signal },
      );
    }
  };
}
