export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    const field = form.elements.namedItem(name) ?? document.getElementsByName(name)[0];
    if (field instanceof HTMLElement) return field.focus();
  }
}
