/** Moves the focus to the first of these fields, by their names: of the form, or of a form of its own that stands within it. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    const field = form.elements.namedItem(name) ?? document.getElementsByName(name)[0];
    if (field instanceof HTMLElement) return field.focus();
  }
}
