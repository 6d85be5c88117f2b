import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from './database.ts';
import { PGLITE_EXTENSIONS } from './pglite-extensions.ts';
import { isSchemaBehind } from './schema-version.ts';

/** Wraps an embedded database that is open already. */
export function wrapPglite(pglite: PGlite): OpenDatabase {
  return {
    database: drizzle(pglite),
    kind: 'pglite',
    listen: async ({ heard, begun }) => {
      const stops = await Promise.all(Object.entries(heard).map(([channel, hear]) => pglite.listen(channel, hear)));
      begun();
      return async () => void (await Promise.all(stops.map((stop) => stop())));
    },
    close: () => pglite.close(),
  };
}

/**
 * Opens the embedded database and brings its tables up to date.
 * @param dataDir a folder, or nothing for a database in memory
 * @param snapshot what a new database starts from; without it, from nothing
 * @throws Error where a newer release has made tables of it that this one does not know
 */
export async function openPglite(input: {
  dataDir?: string;
  snapshot?: Blob;
  migrationsFolder: string;
}): Promise<OpenDatabase & { pglite: PGlite }> {
  const pglite = await PGlite.create({
    extensions: PGLITE_EXTENSIONS,
    ...(input.dataDir === undefined ? {} : { dataDir: input.dataDir }),
    ...(input.snapshot === undefined ? {} : { loadDataDir: input.snapshot }),
  });
  const open = wrapPglite(pglite);
  if (await isSchemaBehind(open.database, input.migrationsFolder))
    await migrate(drizzle(pglite), { migrationsFolder: input.migrationsFolder });
  return { ...open, pglite };
}
