import { wellFormed } from '#domain/well-formed.ts';

/**
 * Whether a value is or holds, however deep, a text that the database does not keep: JSON can carry U+0000 and half of a
 * surrogate pair, PostgreSQL takes neither.
 */
export function holdsUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || value !== wellFormed(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUnstorableText);
}
