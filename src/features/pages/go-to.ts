const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls to a section of the page, and gives the focus to the first field of its form, or where there is none to its heading. */
export function goTo(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ behavior: calm() ? 'auto' : 'smooth', block: 'start' });
  const target = section?.querySelector<HTMLElement>('form input:not([tabindex="-1"])') ?? section?.querySelector<HTMLElement>('h2');
  target?.focus({ preventScroll: true });
}
