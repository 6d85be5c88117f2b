import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';

/** The number of the process that holds a lock; null where the system lets nobody read a locked file. */
function holderOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch {
    return null;
  }
}

/**
 * Keeps a second process off the embedded database, which itself has no lock. The operating system holds the lock for as
 * long as this process lives (decision 053): one that was killed leaves nothing behind.
 * @returns what gives the lock back
 * @throws Error with one plain sentence when another process holds it
 */
export function lockData(dataDir: string): () => void {
  const file = join(dataDir, 'server.lock');
  const opened = openSync(file, constants.O_RDWR | constants.O_CREAT);
  if (!tryLock(opened)) {
    closeSync(opened);
    const holder = holderOf(file);
    throw new Error(
      `The data in ${dataDir} is in use by another server${holder === null ? '' : ` (process ${holder})`}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  ftruncateSync(opened);
  writeSync(opened, String(process.pid));
  return () => closeSync(opened);
}
