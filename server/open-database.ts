import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/database.ts';
import { openEngineInThread } from './database/engine-in-thread.ts';
import type { Engine, EngineSettings } from './database/engine.ts';
import { overEngine, upToDate } from './database/over-engine.ts';
import { openPostgres } from './database/open-postgres.ts';
import { fillWithDemoCity } from './demo/fill.ts';
import { PATHS } from './paths.ts';
import { PASSWORD_COST } from './secrets/passwords.ts';

const fillFor =
  ({ demoAccounts }: Config) =>
  (open: OpenDatabase) =>
    fillWithDemoCity(open.database, { now: Date.now(), passwordCost: PASSWORD_COST, accounts: demoAccounts });

async function mustBeWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(join(dataDir, '.writable'), '');
    await rm(join(dataDir, '.writable'));
  } catch {
    throw new Error(`The folder ${dataDir} can't be written to. Set DATA_DIR to one that can.`);
  }
}

async function openEngine(settings: EngineSettings): Promise<Engine> {
  if (PATHS.engineThread !== null) return openEngineInThread(PATHS.engineThread, settings);
  const { openEngineHere } = await import('./database/engine-here.ts');
  return openEngineHere(settings);
}

async function openEmbedded(config: Config, file: string): Promise<OpenDatabase> {
  const dataDir = resolve(config.dataDir);
  await mustBeWritable(dataDir);
  // Loaded here alone: it is native, and a server with a PostgreSQL needs none.
  const { lockData } = await import('./data-lock.ts');
  const unlock = lockData(dataDir);
  try {
    const folder = join(dataDir, 'pglite');
    // Written when the demo city is in: a folder without it was left half made by a killed process.
    const ready = join(dataDir, 'pglite.ready');
    const isNew = !existsSync(ready);
    if (isNew) await rm(folder, { recursive: true, force: true });
    // The snapshot has the demo accounts.
    const snapshot = isNew && config.demoAccounts && existsSync(file) ? new Blob([await readFile(file)]) : undefined;
    const engine = await openEngine({ dataDir: folder, ...(snapshot ? { snapshot } : {}) });
    const open = await upToDate(overEngine(engine), PATHS.migrations, `the folder ${dataDir}`);
    await fillFor(config)(open);
    if (isNew) await writeFile(ready, '');
    return {
      ...open,
      close: async () => {
        await open.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Opens the database that the configuration names, with its tables up to date and the demo city in it: of a PostgreSQL that another migrates, that is only looked at. `snapshot` is the file that a new embedded one with demo accounts begins from. */
export const openDatabase = (config: Config, snapshot: string = PATHS.snapshot): Promise<OpenDatabase> =>
  config.databaseUrl === null
    ? openEmbedded(config, snapshot)
    : openPostgres({
        url: config.databaseUrl,
        directUrl: config.directUrl,
        migrationsFolder: PATHS.migrations,
        migrates: config.migrates,
        prepare: fillFor(config),
        connections: config.connections,
        preparesStatements: config.preparesStatements,
      });
