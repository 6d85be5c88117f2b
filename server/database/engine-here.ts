import { PGlite } from '@electric-sql/pglite';
import type { Engine, EngineSettings } from './engine.ts';
import { PGLITE_EXTENSIONS } from './pglite-extensions.ts';

/** Opens the embedded database within this thread, which stands still while it answers. */
export async function openEngineHere({ dataDir, snapshot }: EngineSettings): Promise<Engine & { readonly pglite: PGlite }> {
  const pglite = await PGlite.create({
    extensions: PGLITE_EXTENSIONS,
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
  });
  return { pglite, answer: (words) => pglite.execProtocolRaw(words), close: () => pglite.close() };
}
