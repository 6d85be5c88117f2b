import { CATEGORY_SCROLL } from '#contract/limits.ts';

const easeOut = (share: number) => 1 - (1 - share) ** 3;
const landingOf = (section: Element) => section.getBoundingClientRect().top + window.scrollY - CATEGORY_SCROLL.offsetPx;

/**
 * Scrolls a section to its place under the bars, at once for readers who want less motion, and moves the focus to its
 * heading. The way is measured anew with every frame, since sections on it take their true height only when they show.
 * The reader's own scrolling ends it.
 */
export function scrollToSection(section: HTMLElement): void {
  const go = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    go(landingOf(section));
    // Once more when the sections around have their true height.
    requestAnimationFrame(() => go(landingOf(section)));
    return;
  }
  const from = window.scrollY;
  const start = performance.now();
  const gesture = new AbortController();
  for (const kind of ['wheel', 'touchstart'] as const)
    window.addEventListener(kind, () => gesture.abort(), { passive: true, once: true, signal: gesture.signal });
  const step = (now: number) => {
    if (gesture.signal.aborted) return;
    const share = Math.min(1, Math.max(0, (now - start) / CATEGORY_SCROLL.duration));
    go(from + (landingOf(section) - from) * easeOut(share));
    if (share < 1) requestAnimationFrame(step);
    else gesture.abort();
  };
  requestAnimationFrame(step);
}
