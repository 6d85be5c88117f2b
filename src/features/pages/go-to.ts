const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function goTo(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ behavior: calm() ? 'auto' : 'smooth', block: 'start' });
  const target = section?.querySelector<HTMLElement>('form input:not([tabindex="-1"])') ?? section?.querySelector<HTMLElement>('h2');
  target?.focus({ preventScroll: true });
}
