import type { Writable } from 'node:stream';
import type pg from 'pg';

type Ask = (...asked: unknown[]) => Promise<unknown>;
/** As much of a connection as is asked here. */
type Connected = { readonly connection: { readonly stream: Writable } };

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : asked !== null && typeof asked === 'object' && 'text' in asked ? String(asked.text) : '';

/** What is asked in one turn of the event loop leaves in one packet. */
function inOnePacket(client: pg.PoolClient, query: Ask): Ask {
  const { stream } = (client as unknown as Connected).connection;
  let isHeld = false;
  return (...asked) => {
    if (!isHeld) {
      isHeld = true;
      stream.cork();
      setImmediate(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    return query(...asked);
  };
}

/**
 * Has `begin` wait for the transaction's first statement. One that only reads leaves together with it: were there no
 * transaction after all, it would have changed nothing, and is told as failed. Before any other one, `begin` is answered.
 */
function beginWithFirst(query: Ask): Ask {
  let began: 'yes' | 'waits' | 'failed' = 'yes';
  const begin = async () => {
    began = 'yes';
    try {
      await query('begin');
    } catch (error) {
      began = 'failed';
      throw error;
    }
  };
  const first = async (asked: readonly unknown[]) => {
    if (!/^select\b/.test(textOf(asked[0]))) {
      await begin();
      return query(...asked);
    }
    const [beginning, answer] = await Promise.allSettled([begin(), query(...asked)]);
    if (beginning.status === 'rejected') throw beginning.reason;
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  };
  return async (...asked) => {
    const text = textOf(asked[0]);
    if (text === 'begin') {
      began = 'waits';
      return { rows: [] };
    }
    if (began === 'yes') return query(...asked);
    // Of a transaction that did not begin nothing is left to end.
    if (text === 'commit' || text === 'rollback') {
      began = 'yes';
      return { rows: [] };
    }
    return first(asked);
  };
}

/**
 * Has a connection of a pool, opened with `pipeline`, send what does not wait for each other together: each packet costs
 * both ends more than a small statement. Each statement is still one of its own: where one fails in a transaction,
 * PostgreSQL refuses those behind it, and a `commit` behind it undoes all.
 */
export function sendTogether(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Ask;
  client.query = beginWithFirst(inOnePacket(client, query)) as typeof client.query;
}
