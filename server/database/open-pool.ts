import { callbackify } from 'node:util';
import pg from 'pg';
import { againWhenContended } from './contended.ts';
import { isUnreachable } from './unreachable.ts';

/** The pauses before each further try to connect, milliseconds. */
const PAUSES = [50, 250];

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/**
 * Gives a connection back when it was cut, whoever holds it: Drizzle loses one whose `begin` fails, and a pool that
 * loses one each time has none in the end. Its holder may give it back again.
 */
function giveBackWhenCut(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  let isBack = false;
  const giveBack = (error?: Error | boolean) => {
    if (isBack) return;
    isBack = true;
    client.removeListener('end', whenCut);
    release(error);
  };
  const whenCut = () => giveBack(true);
  client.once('end', whenCut);
  client.release = giveBack;
  return client;
}

/**
 * A pool of connections that may be cut at any moment: what was asked on one fails, and nothing else. Where the
 * database can't be connected to, it is tried again: nothing was asked yet, so nothing is asked twice, and one that
 * starts anew refuses connections for a moment. One that does not answer at all is not tried again: the wait for it was
 * long enough.
 */
export function openPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ keepAlive: true, application_name: 'storefront', ...settings });
  pool.on('error', () => undefined); // an idle connection was cut: the pool opens another
  // A connection in use that is cut tells its query, which fails, and its listeners: an event without any ends the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const connect = pool.connect.bind(pool);
  const connectOrAgain = async (pauses = PAUSES): Promise<pg.PoolClient> => {
    try {
      return giveBackWhenCut(await connect());
    } catch (error) {
      const [first, ...others] = pauses;
      if (first === undefined || !isUnreachable(error) || /timeout/.test((error as Error).message)) throw error;
      await pause(first);
      return connectOrAgain(others);
    }
  };
  const connectThenCall = callbackify(() => connectOrAgain());
  pool.connect = ((callback?: (error: Error | null, client: pg.PoolClient) => void) =>
    callback ? connectThenCall(callback) : connectOrAgain()) as typeof pool.connect;
  // A statement by itself is a transaction by itself.
  const query = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>;
  pool.query = ((...asked: unknown[]) => againWhenContended(() => query(...asked))) as typeof pool.query;
  return pool;
}
