type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTicked = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
/** No password manager fills in a search field: each press beside one would only have React look at it. */
const isFilled = (field: Element): field is Field =>
  field instanceof HTMLSelectElement ||
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && field.type !== 'file' && field.type !== 'search');

/** Sets what stands in a field beside React, which listens to a node's own properties. */
const put = (field: Field, property: 'value' | 'checked', content: unknown) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, content);

function changeOf(field: Field): () => void {
  if (isTicked(field)) {
    const { checked } = field;
    // Of radios the one that is chosen speaks for all; an event that is no press of the mouse ticks nothing.
    if (field.type === 'radio' && !checked) return () => undefined;
    return () => {
      if (field.checked !== checked) put(field, 'checked', checked);
      field.dispatchEvent(new Event('click', { bubbles: true }));
    };
  }
  const { value } = field;
  return () => {
    if (field.value !== value) put(field, 'value', value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  };
}

const fieldsOf = (button: HTMLButtonElement): Iterable<Element> =>
  button.form?.elements ??
  [...(button.closest('[role="dialog"], main')?.querySelectorAll('input, textarea') ?? [])].filter(
    (field) => isFilled(field) && field.form === null,
  );

/**
 * Tells React of what stands in the fields of a form before it is sent, a button of it pressed, or Enter in a field:
 * password managers fill in without an event. A field whose value is known already is not dispatched again (React's own value
 * tracking); a list says once more what it shows.
 */
export function reportSilentFields(page: Document): void {
  const report = (fields: Iterable<Element>) => {
    // Drawn anew after the first of them, React would put what it knows back into the others.
    for (const say of [...fields].filter(isFilled).map(changeOf)) say();
  };
  page.addEventListener('submit', ({ target }) => report(target instanceof HTMLFormElement ? target.elements : []), { capture: true });
  page.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button?.type === 'button') report(fieldsOf(button));
    },
    { capture: true },
  );
  page.addEventListener(
    'keydown',
    ({ key, isComposing, target }) => {
      if (key === 'Enter' && !isComposing && target instanceof Element && isFilled(target)) report(target.form?.elements ?? [target]);
    },
    { capture: true },
  );
}
