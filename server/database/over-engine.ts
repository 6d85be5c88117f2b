import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import { DatabasePool } from './database-pool.ts';
import type { Engine } from './engine.ts';
import { EngineWire } from './engine-wire.ts';
import type { Listen } from './listening.ts';
import { PreparingClient } from './preparing-client.ts';
import { isSchemaBehind } from './schema-version.ts';

type NotificationHandler = (said: pg.Notification) => void;

/** The engine has one session: whoever asks waits for whoever asked before. */
class EnginePool extends DatabasePool {
  constructor(engine: Engine, hearing: ReadonlySet<NotificationHandler>) {
    super({
      max: 1,
      idleTimeoutMillis: 0,
      pipeline: true,
      Client: PreparingClient,
      ssl: false,
      user: 'postgres',
      database: 'postgres',
      stream: () => new EngineWire(engine) as never,
    });
    this.on('connect', (client) => {
      client.on('notification', (said) => hearing.forEach((onNotification) => onNotification(said)));
      // The session goes on where a connection did not: its transaction, and the statements that it has names for.
      client.query('rollback; deallocate all').catch(() => undefined);
    });
  }

  /** A pool ends the connection of a statement that failed; here that would begin nothing anew. */
  override query(...asked: unknown[]): never {
    const ask = async () => {
      const client = await this.connect();
      try {
        return await client.query(...(asked as [string]));
      } finally {
        client.release();
      }
    };
    return ask() as never;
  }
}

const listenIn =
  (pool: pg.Pool, hearing: Set<NotificationHandler>): Listen =>
  async ({ handlers, begun }) => {
    const onNotification: NotificationHandler = ({ channel, payload }) => handlers[channel]?.(payload ?? '');
    hearing.add(onNotification);
    for (const channel of Object.keys(handlers)) await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
    begun();
    return async () => void hearing.delete(onNotification);
  };

export function overEngine(engine: Engine): OpenDatabase {
  const hearing = new Set<NotificationHandler>();
  const pool = new EnginePool(engine, hearing);
  return {
    database: drizzle(pool),
    kind: 'pglite',
    listen: listenIn(pool, hearing),
    close: async () => {
      await pool.end();
      await engine.close();
    },
  };
}

/**
 * Brings the tables of an embedded database up to date.
 * @param at where it lies, as whoever starts the server knows it
 * @throws Error where a newer release, or one with other migrations, has made tables of it that this one does not know
 */
export async function upToDate(open: OpenDatabase, migrationsFolder: string, at: string): Promise<OpenDatabase> {
  if (await isSchemaBehind(open.database, migrationsFolder, `Delete ${at} to begin anew, or start the release that made it.`))
    await migrate(open.database, { migrationsFolder });
  return open;
}
