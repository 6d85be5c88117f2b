/** Moves the focus to the first of these fields that the form has, by their names. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLElement) return field.focus();
  }
}
