/**
 * Lets the application take the place of the page's first screen: what was typed into it, where the focus was and how
 * far it was scrolled stay.
 */
export function takeOver(container: HTMLElement, render: () => void): void {
  const typed = new Map([...container.querySelectorAll('input')].filter(({ id, value }) => id !== '' && value !== '').map(({ id, value }) => [id, value]));
  const focused = document.activeElement instanceof HTMLElement && container.contains(document.activeElement) ? document.activeElement.id : '';
  const scrolled = window.scrollY;
  const watcher = new MutationObserver(() => {
    watcher.disconnect();
    for (const [id, value] of typed) {
      const input = document.getElementById(id);
      if (!(input instanceof HTMLInputElement)) continue;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
    if (scrolled > 0) window.scrollTo(0, scrolled);
  });
  watcher.observe(container, { childList: true });
  document.querySelector('title[data-first]')?.remove();
  render();
}
