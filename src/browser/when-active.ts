import { afterPaint } from './after-paint.ts';
import { whenIdle } from './when-idle.ts';

/** The last two: another tab did something, or this one was left or come back to. A finger that scrolls was put down before. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'click', 'storage', 'visibilitychange'] as const;

/** Resolves once the screen has answered the first sign that somebody is there, or that something changed around the page; who listens late has missed none. */
export const firstSign: Promise<void> = new Promise((resolve) => {
  if (typeof window === 'undefined') return;
  const onSign = (event: Event) => {
    // A browser tells of a pointer that rests where the page comes to be drawn.
    if (event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY) return;
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, true);
    afterPaint(resolve);
  };
  for (const sign of SIGNS) window.addEventListener(sign, onSign, true);
});

/** Does something once somebody has pointed, pressed or typed, and the browser has nothing better to do. Gives what calls it off. */
export function whenActive(act: () => void): () => void {
  let isOff = false;
  void firstSign.then(() => whenIdle(() => isOff || act()));
  return () => void (isOff = true);
}
