/** Whether a value is or holds, however deep, a text with U+0000: JSON can carry that character, PostgreSQL keeps it in no text. */
export function holdsZero(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && Object.values(value).some(holdsZero);
}
