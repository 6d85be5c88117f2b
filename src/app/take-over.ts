/**
 * Lets the application take the place of the page's first screen, whenever its first render is done: what was typed into
 * it until then, where the focus was and how far it was scrolled stay.
 */
export function takeOver(container: HTMLElement, render: () => void): void {
  const idOfFocus = (target: EventTarget | null) => (target instanceof HTMLElement && container.contains(target) ? target.id : '');
  let focused = idOfFocus(document.activeElement);
  let scrolled = window.scrollY;
  const meanwhile = new AbortController();
  container.addEventListener('focusin', ({ target }) => { focused = idOfFocus(target); }, { signal: meanwhile.signal });
  window.addEventListener('scroll', () => { scrolled = window.scrollY; }, { passive: true, signal: meanwhile.signal });
  const watcher = new MutationObserver((changes) => {
    watcher.disconnect();
    meanwhile.abort();
    for (const tag of document.querySelectorAll('[data-first]')) tag.remove();
    for (const { id, value } of typedIn(changes)) {
      const input = document.getElementById(id);
      if (!(input instanceof HTMLInputElement)) continue;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
    if (scrolled > 0) window.scrollTo(0, scrolled);
  });
  watcher.observe(container, { childList: true });
  render();
}

/** The boxes of the first screen, which is gone from the page now, that somebody wrote something into. */
const typedIn = (changes: readonly MutationRecord[]): HTMLInputElement[] =>
  changes
    .flatMap(({ removedNodes }) => [...removedNodes])
    .flatMap((node) => (node instanceof Element ? [...node.querySelectorAll('input')] : []))
    .filter(({ id, value }) => id !== '' && value !== '');
