import { drizzle } from 'drizzle-orm/node-postgres';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { inject } from 'vitest';
import type { Listen } from '#server/database/listening.ts';
import { openPglite } from '#server/database/open-pglite.ts';
import { AGES } from '#server/memory/memory.ts';
import { PATHS } from '#server/paths.ts';
import { serverOn, type TestServer } from './test-server.ts';

/** A server on an embedded database that keeps what it may and to which no news come, and how many queries something costs it. */
export async function countedServer(options: { readonly rateLimitFactor?: number } = {}): Promise<{
  readonly server: TestServer;
  readonly queriesOf: (work: () => Promise<unknown>) => Promise<number>;
}> {
  const open = await openPglite({
    snapshot: new Blob([await readFile(inject('snapshot'))]),
    migrationsFolder: PATHS.migrations,
  });
  let asked = 0;
  const { $client: pool } = open.database as unknown as { $client: pg.Pool };
  const database = drizzle(pool, { logger: { logQuery: () => void (asked += 1) } });
  const deaf: Listen = async ({ begun }) => {
    begun();
    return async () => undefined;
  };
  const server = await serverOn({ ...open, database, listen: deaf }, { ages: AGES, ...options });
  return {
    server,
    queriesOf: async (work) => {
      const before = asked;
      await work();
      return asked - before;
    },
  };
}
