const isTyped = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(field.type));

/**
 * Tells React of what stands in the fields of a form before it is sent, or before a button of it is pressed: password
 * managers fill in without an event. A field whose value is known already is not told again (React's own value tracking).
 */
export function tellSilentFields(page: Document): void {
  const tell = (form: HTMLFormElement | null) => {
    // Drawn anew after the first of them, React would put what it knows back into the others.
    const filled = [...(form?.elements ?? [])].filter(isTyped).map((field) => [field, field.value] as const);
    for (const [field, value] of filled) {
      const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
      if (field.value !== value) Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  page.addEventListener('submit', ({ target }) => tell(target instanceof HTMLFormElement ? target : null), { capture: true });
  page.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button?.type === 'button') tell(button.form);
    },
    { capture: true },
  );
}
