import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { openPglite } from '#server/database/open-pglite.ts';
import { openPostgres } from '#server/database/open-postgres.ts';
import { PATHS } from '#server/paths.ts';
import { auditCards } from '../audit-cards.ts';
import { auditLedger } from '../audit-ledger.ts';
import { Acknowledged, type Ask } from './acknowledged.ts';
import { killServerProcesses, startServerProcess, postTo } from './server-process.ts';
import { newDatabase } from '../test-server.ts';

/** How often a server that works is killed (`kill -9`), and how often it is told to stop; `npm run verify` asks for 100 of each. */
const KILLS = Number(process.env.KILLS ?? 1);
const CUSTOMERS = 6;
/** It ends what hangs, and measures nothing, milliseconds. */
const LONGEST = 600_000 + KILLS * 120_000;
/** How many writes are acknowledged before a server ends: another number each time, so that it ends in other moments. */
const writesBefore = (round: number) => 5 + ((round * 17) % 41);

const folders: string[] = [];
afterEach(() => {
  killServerProcesses();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function newPostgres(): Promise<{ env: Record<string, string>; open: () => Promise<OpenDatabase> }> {
  const url = await newDatabase();
  return { env: { DATABASE_URL: url }, open: () => openPostgres({ url, migrationsFolder: PATHS.migrations }) };
}

function newEmbedded(): { env: Record<string, string>; open: () => Promise<OpenDatabase> } {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-killed-'));
  folders.push(folder);
  return { env: { DATA_DIR: folder }, open: () => openPglite({ dataDir: join(folder, 'pglite'), migrationsFolder: PATHS.migrations }) };
}

test.each(['postgres', 'embedded'] as const)(
  'a server that is killed, and told to stop, again and again under load loses no acknowledged write on %s',
  async (kind) => {
    const { env, open } = kind === 'postgres' ? await newPostgres() : newEmbedded();
    let server = await startServerProcess(env);
    const ask: Ask = (path, body) => postTo(server.address, path, body).catch(() => null);
    let ordered = 0;
    for (let round = 0; round < 2 * KILLS; round += 1) {
      const signal = round % 2 === 0 ? 'SIGKILL' : 'SIGTERM';
      const load = new Acknowledged(ask, `${kind}-${round}`);
      await load.prepare();
      const shopping = Array.from({ length: CUSTOMERS }, (_, turn) => load.shop(turn + round * CUSTOMERS));
      await load.afterMore(writesBefore(round));
      load.stop();
      expect(await server.end(signal)).toEqual(signal === 'SIGKILL' ? { code: null, signal } : { code: 0, signal: null });
      await Promise.all(shopping);
      server = await startServerProcess(env);
      expect([round, await load.lost()]).toEqual([round, []]);
      ordered += load.orders;
    }
    await server.end('SIGTERM');
    expect(ordered).toBeGreaterThan(0);
    const database = await open();
    expect(await auditLedger(database.database)).toEqual([]);
    expect(await auditCards(database.database)).toEqual([]);
    await database.close();
  },
  LONGEST,
);
