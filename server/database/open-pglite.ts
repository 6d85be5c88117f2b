import type { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from './database.ts';
import type { EngineSettings } from './engine.ts';
import { openEngineHere } from './engine-here.ts';
import { overEngine, upToDate } from './over-engine.ts';

export async function openPglite({
  migrationsFolder,
  ...settings
}: EngineSettings & { readonly migrationsFolder: string }): Promise<OpenDatabase & { pglite: PGlite }> {
  const engine = await openEngineHere(settings);
  return { ...(await upToDate(overEngine(engine), migrationsFolder, settings.dataDir ?? 'its snapshot')), pglite: engine.pglite };
}

/** All of an embedded database as one file that a new one begins from (`snapshot`); its log is let go of, which would be more than half of it. */
export async function snapshotOf({ pglite }: { readonly pglite: PGlite }): Promise<Buffer> {
  await pglite.exec('set wal_recycle = off');
  await pglite.exec('checkpoint');
  const dump = await pglite.dumpDataDir('none');
  return Buffer.from(await dump.arrayBuffer());
}
