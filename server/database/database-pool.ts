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

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: Error | boolean) => void) => void;

/**
 * A pool of connections that may be cut at any moment: what was asked on one fails, and nothing else. Where the
 * database can't be connected to, it is tried again: nothing was asked yet, so nothing is asked twice, and one that
 * starts anew refuses connections for a moment. One that does not answer at all is not tried again: the wait for it was
 * long enough.
 */
export class DatabasePool extends pg.Pool {
  constructor(settings: pg.PoolConfig) {
    super({ keepAlive: true, application_name: 'storefront', ...settings });
    this.on('error', () => undefined); // an idle connection was cut: the pool opens another
    // A connection in use that is cut tells its query, which fails, and its listeners: an event without any ends the process.
    this.on('connect', (client) => void client.on('error', () => undefined));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (!callback) return this.#connectOrAgain();
    callbackify(() => this.#connectOrAgain())(callback as (error: Error | null, client: pg.PoolClient) => void);
  }

  async #connectOrAgain(pauses = PAUSES): Promise<pg.PoolClient> {
    try {
      return giveBackWhenCut(await super.connect());
    } catch (error) {
      const [first, ...others] = pauses;
      if (first === undefined || !isUnreachable(error) || /timeout/.test((error as Error).message)) throw error;
      await pause(first);
      return this.#connectOrAgain(others);
    }
  }

  override query(...asked: unknown[]): never {
    return againWhenContended(() => super.query(...(asked as [string]))) as never;
  }
}
