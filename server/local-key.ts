import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The key of this machine's doors: what is set, else what is kept beside the data, for its owner alone to read. */
export function localKey({ set, dataDir }: { readonly set: string | null; readonly dataDir: string }): string {
  if (set !== null) return set;
  const file = join(dataDir, 'local-key');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
