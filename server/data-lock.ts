import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** When a process started, so that its number taken over by another is told apart; null where the system does not say. */
function startOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(pid: number, start: string | null): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return start === null || startOf(pid) === start;
}

/**
 * Keeps a second process off the embedded database, which itself has no lock. A lock left behind by a killed process
 * is taken over.
 * @returns what gives the lock back
 * @throws Error with one plain sentence when another process holds it
 */
export function lockData(dataDir: string): () => void {
  const file = join(dataDir, 'server.lock');
  const mine = JSON.stringify({ pid: process.pid, start: startOf(process.pid) });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    let holder: { pid: number; start: string | null };
    try {
      holder = JSON.parse(readFileSync(file, 'utf8')) as typeof holder;
    } catch {
      holder = { pid: 0, start: null };
    }
    if (holder.pid > 0 && isAlive(holder.pid, holder.start)) {
      throw new Error(`The data in ${dataDir} is in use by another server (process ${holder.pid}). Stop it, or set DATA_DIR to another folder.`);
    }
    rmSync(file, { force: true });
  }
  throw new Error(`The data in ${dataDir} is in use by another server. Stop it, or set DATA_DIR to another folder.`);
}
