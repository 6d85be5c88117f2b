import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from './config.ts';
import { lockData } from './data-lock.ts';
import type { OpenDatabase } from './database/database.ts';
import { openPglite } from './database/open-pglite.ts';
import { openPostgres } from './database/open-postgres.ts';
import { fillWithDemoCity } from './demo/fill.ts';
import { PATHS } from './paths.ts';
import { PASSWORD_COST } from './services/secrets.ts';

const fill = (open: OpenDatabase) => fillWithDemoCity(open.database, { now: Date.now(), passwordCost: PASSWORD_COST });

async function mustBeWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(join(dataDir, '.writable'), '');
    await rm(join(dataDir, '.writable'));
  } catch {
    throw new Error(`The folder ${dataDir} can't be written to. Set DATA_DIR to one that can.`);
  }
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  await mustBeWritable(dataDir);
  const unlock = lockData(dataDir);
  try {
    const folder = join(dataDir, 'pglite');
    // Written when the demo city is in: a folder without it was left half made by a killed process.
    const ready = join(dataDir, 'pglite.ready');
    const isNew = !existsSync(ready);
    if (isNew) await rm(folder, { recursive: true, force: true });
    const snapshot = isNew && existsSync(PATHS.snapshot) ? new Blob([await readFile(PATHS.snapshot)]) : undefined;
    const open = await openPglite({ dataDir: folder, migrationsFolder: PATHS.migrations, ...(snapshot ? { snapshot } : {}) });
    await fill(open);
    if (isNew) await writeFile(ready, '');
    return { ...open, close: async () => { await open.close(); unlock(); } };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Opens the database that the configuration names, with its tables up to date and the demo city in it. */
export const openDatabase = (config: Config): Promise<OpenDatabase> =>
  config.databaseUrl === null
    ? openEmbedded(resolve(config.dataDir))
    : openPostgres({ url: config.databaseUrl, migrationsFolder: PATHS.migrations, prepare: fill });
