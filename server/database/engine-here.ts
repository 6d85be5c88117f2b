import { PGlite } from '@electric-sql/pglite';
import type { Engine, EngineSettings } from './engine.ts';
import { PGLITE_EXTENSIONS } from './pglite-extensions.ts';

/** Memory that the engine keeps pages in and touches whole as it starts. A city's data are some 35 MB; its own 128 MB answers no sooner. */
const SHARED_BUFFERS = '32MB';

export async function openEngineHere({ dataDir, snapshot }: EngineSettings): Promise<Engine & { readonly pglite: PGlite }> {
  const pglite = await PGlite.create({
    extensions: PGLITE_EXTENSIONS,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
  });
  return { pglite, answer: (words) => pglite.execProtocolRaw(words), close: () => pglite.close() };
}
