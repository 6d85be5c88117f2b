export type FindTwin = (element: Element, gone: readonly Element[], container: Element) => HTMLElement | null;

export const namesake: FindTwin = ({ id }) => (id ? document.getElementById(id) : null);

/**
 * Lets the application take the place of the page's first screen, whenever its first render is done: what was typed into
 * it until then, where the focus was and how far it was scrolled stay. What was pressed last is pressed once `render` says that
 * the effects of the first render are run: flows that begin with the page learn there who is here, before any press.
 */
export function takeOver(container: HTMLElement, render: (onEffects: () => void) => void, findTwin = namesake): void {
  const gone = [...container.children];
  const inside = (element: EventTarget | null) => (element instanceof Element && container.contains(element) ? element : null);
  let focused = inside(document.activeElement);
  let scrolled = window.scrollY;
  const twin = (element: Element) => findTwin(element, gone, container);
  const all = <Found extends HTMLElement>(selector: string) => gone.flatMap((element) => [...element.querySelectorAll<Found>(selector)]);
  const meanwhile = new AbortController();
  container.addEventListener(
    'focusin',
    ({ target }) => {
      focused = inside(target);
    },
    { signal: meanwhile.signal },
  );
  window.addEventListener(
    'scroll',
    () => {
      scrolled = window.scrollY;
    },
    { passive: true, signal: meanwhile.signal },
  );
  const watcher = new MutationObserver(() => {
    watcher.disconnect();
    meanwhile.abort();
    for (const tag of document.querySelectorAll('[data-first]')) tag.remove();
    for (const field of all<HTMLInputElement>('input,textarea')) if (field.value !== field.defaultValue) write(twin(field), field.value);
    if (focused) twin(focused)?.focus({ preventScroll: true });
    // Only what was lost: a page on its way to a section would stop.
    if (window.scrollY < scrolled) window.scrollTo(0, scrolled);
  });
  watcher.observe(container, { childList: true });
  render(() => {
    for (const pressed of all('[data-pressed]')) twin(pressed)?.click();
  });
}

function write(field: Element | null, text: string): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
