import { createHash } from 'node:crypto';
import pg from 'pg';

/** So many statements are prepared at most on each connection: lists of ids make others of the same query. */
const AT_MOST = 400;
/** A longer statement is a list of a length of its own. */
const LONGEST = 6_000;

const names = new Map<string, string>();

/** The name that a statement is prepared under, the same on every connection; undefined where it is not worth it. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= AT_MOST || text.length > LONGEST) return known;
  const name = `s${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  names.set(text, name);
  return name;
}

const hasText = (asked: unknown): asked is { readonly text: string } =>
  typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string' && !('submit' in asked);

/**
 * A connection that prepares each statement with parameters the first time that it is asked: PostgreSQL then neither reads
 * nor plans it again. Prepared statements stay with their connection, so what stands between must hand on whole
 * connections or know of them (PgBouncer from 1.21).
 */
export class PreparingClient extends pg.Client {
  override query(...asked: unknown[]): never {
    const [statement, values, ...more] = asked;
    const name = hasText(statement) && Array.isArray(values) && values.length > 0 ? nameOf(statement.text) : undefined;
    const named = name === undefined ? asked : [{ ...(statement as object), name }, values, ...more];
    return super.query(...(named as [string])) as never;
  }
}
