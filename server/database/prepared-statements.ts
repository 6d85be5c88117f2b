import { createHash } from 'node:crypto';
import type pg from 'pg';

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

type Asked = { readonly text: string; readonly name?: string };
const isAsked = (asked: unknown): asked is Asked =>
  asked !== null && typeof asked === 'object' && 'text' in asked && typeof asked.text === 'string' && !('submit' in asked);

/**
 * Has a connection prepare each statement with parameters the first time that it is asked: PostgreSQL then neither reads
 * nor plans it again. Prepared statements stay with their connection, so what stands between must hand on whole
 * connections or know of them (PgBouncer from 1.21).
 */
export function prepareStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...input: unknown[]) => unknown;
  const prepared = (asked: unknown, values: unknown, ...more: unknown[]) => {
    const name = isAsked(asked) && Array.isArray(values) && values.length > 0 ? (asked.name ?? nameOf(asked.text)) : undefined;
    return query(name === undefined ? asked : { ...(asked as Asked), name }, values, ...more);
  };
  client.query = prepared as typeof client.query;
}
