import type { Writable } from 'node:stream';
import type pg from 'pg';

type Ask = (...asked: unknown[]) => Promise<unknown>;
/** As much of a connection as is asked here. */
type Connected = { readonly connection: { readonly stream: Writable } };

/** What the driver answers where nothing was asked. */
const NOTHING = { rows: [] };
const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : asked !== null && typeof asked === 'object' && 'text' in asked ? String(asked.text) : '';

const isRead = (text: string): boolean => /^(select|with)\b/.test(text) && !/\b(insert into|delete from|update ")/.test(text);

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

/** How far a connection is with the transaction that it was asked to begin. */
type Begun =
  | { readonly is: 'done' }
  | { readonly is: 'put off'; readonly asked: readonly unknown[] }
  /** Together with reads: more of them may follow at once. */
  | { readonly is: 'with reads'; readonly begun: Promise<unknown> }
  /** Something waits for its answer, and whatever is asked meanwhile comes after that. */
  | { readonly is: 'awaited'; readonly begun: Promise<unknown> }
  | { readonly is: 'failed'; readonly error: unknown };

/**
 * Has `begin` wait for the transaction's first statement. One that only reads leaves together with it: were there no
 * transaction after all, it would have changed nothing, and is told as failed. Before anything else, `begin` is answered.
 */
function beginWithFirst(query: Ask): Ask {
  let state: Begun = { is: 'done' };
  const begin = (asked: readonly unknown[]) =>
    query(...asked).catch((error: unknown) => {
      state = { is: 'failed', error };
      throw error;
    });
  const withRead = async (begun: Promise<unknown>, read: readonly unknown[]) => {
    state = { is: 'with reads', begun };
    const [beginning, answer] = await Promise.allSettled([begun, query(...read)]);
    if (beginning.status === 'rejected') throw beginning.reason;
    if (state.is === 'with reads') state = { is: 'done' };
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  };
  const after = (begun: Promise<unknown>, write: readonly unknown[]) => {
    state = { is: 'awaited', begun };
    return begun.then(() => {
      state = { is: 'done' };
      return query(...write);
    });
  };
  return async (...asked) => {
    const text = textOf(asked[0]);
    if (text === 'begin') {
      state = { is: 'put off', asked };
      return NOTHING;
    }
    switch (state.is) {
      case 'done':
        return query(...asked);
      case 'with reads':
        return isRead(text) ? query(...asked) : after(state.begun, asked);
      case 'awaited':
        return state.begun.then(() => query(...asked));
      case 'put off':
      case 'failed':
        // Of a transaction that did not begin nothing is left to end.
        if (text === 'commit' || text === 'rollback') {
          state = { is: 'done' };
          return NOTHING;
        }
        if (state.is === 'failed') throw state.error;
        return (isRead(text) ? withRead : after)(begin(state.asked), asked);
    }
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
