import 'temporal-polyfill/global';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { openPglite, snapshotOf } from '#server/database/open-pglite.ts';
import { demoCityDigest } from '#server/demo/demo-content.ts';
import { fillWithDemoCity } from '#server/demo/fill.ts';
import { PATHS } from '#server/paths.ts';
import { sourcesBehind } from '../project/walls.ts';
import { NOON, TEST_PASSWORD_COST } from './demo-city.ts';
import { fillTemplate, startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A file with the demo city, to start embedded databases from. */
    snapshot: string;
    /** A PostgreSQL server whose databases tests make for themselves; `DEMO_CITY_TEMPLATE` on it holds the demo city. */
    postgres: string;
    server: string;
  }
}

/** By its path from the project's root: in the storm's bundle it stands elsewhere. */
const THIS_FILE = 'tests/server/prepare-databases.ts';

/** The migrations that a snapshot was made with: one that is generated anew runs again, even with the same words. */
async function migrationFingerprint(): Promise<string> {
  const names = [...(await readdir(PATHS.migrations)).filter((name) => name.endsWith('.sql')).toSorted(), 'meta/_journal.json'];
  const texts = await Promise.all(names.map((name) => readFile(join(PATHS.migrations, name))));
  return createHash('sha256').update(Buffer.concat(texts)).digest('hex').slice(0, 12);
}

async function fillingFingerprint(): Promise<string> {
  const texts = await Promise.all(
    sourcesBehind(THIS_FILE)
      .toSorted()
      .map((file) => readFile(file)),
  );
  return createHash('sha256').update(Buffer.concat(texts)).update(demoCityDigest()).digest('hex').slice(0, 16);
}

/** A file with the demo city for embedded databases, made when there is none for today's data, filling and migrations. */
export async function demoSnapshot(): Promise<string> {
  const folder = resolve('.cache');
  const file = join(folder, `test-city-${await fillingFingerprint()}-${await migrationFingerprint()}`);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  const open = await openPglite({ migrationsFolder: PATHS.migrations });
  await fillWithDemoCity(open.database, { now: NOON, passwordCost: TEST_PASSWORD_COST });
  await writeFile(file, await snapshotOf(open));
  await open.close();
  return file;
}

/** Bundles the server as it is built for people, of today's sources, so that no process of it compiles anything. */
async function bundleServer(): Promise<string> {
  const folder = resolve('.cache', `test-server-${process.pid}`);
  await build({ configFile: 'vite.server.config.ts', logLevel: 'warn', build: { outDir: folder } });
  return folder;
}

/** Brings both databases, a snapshot of the demo city for the embedded one and a real PostgreSQL, and the server to start. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const starting = startPostgres();
  const filled = starting.then(({ url }) => fillTemplate(url));
  try {
    // Beside each other: each waits for programs of its own, and nothing is tested before all are there.
    const [snapshot, server] = await Promise.all([demoSnapshot(), bundleServer(), filled]);
    const postgres = await starting;
    project.provide('snapshot', snapshot);
    project.provide('server', join(server, 'main.js'));
    project.provide('postgres', postgres.url);
    return async () => {
      await rm(server, { recursive: true });
      await postgres.stop();
    };
  } catch (error) {
    await (await starting).stop();
    throw error;
  }
}
