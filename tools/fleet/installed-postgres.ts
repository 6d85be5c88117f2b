import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '#scripts/find-postgres.mjs';
import { freePort, startDaemon, type Daemon } from './daemon.ts';
import { unprivileged } from './unprivileged.ts';

/** A PostgreSQL of the machine's own programs, in a folder that goes with it. */
export type InstalledPostgres = {
  readonly url: string;
  readonly port: number;
  /** The folder of its programs: a dump is made by the version that it is of, or a newer one. */
  readonly programs: string;
  readonly pid: number;
  readonly signal: Daemon['signal'];
  readonly stop: () => Promise<void>;
};

/** What a PostgreSQL of tests and measurements is started with, whatever else. */
const flagsAt = (port: number) => [
  '-p',
  String(port),
  '-c',
  'listen_addresses=127.0.0.1',
  '-c',
  'unix_socket_directories=',
  '-c',
  'fsync=off',
];

/** Starts a PostgreSQL on the data that `make` puts into a folder. */
async function startOn(make: (folder: string, programs: string) => void, flags: readonly string[]): Promise<InstalledPostgres> {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL’s programs are not installed: `npm test` installs them');
  const folder = mkdtempSync(join(tmpdir(), 'storefront-installed-'));
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const takeAway = () => rmSync(folder, { recursive: true, force: true });
  try {
    make(folder, programs);
    const port = await freePort();
    const url = `postgresql://storefront@127.0.0.1:${port}`;
    const words = ['-D', join(folder, 'data'), ...flagsAt(port), ...flags];
    const { pid, signal, stop } = await startDaemon(join(programs, 'postgres'), words, { folder, url: `${url}/postgres` });
    return { url, port, programs, pid, signal, stop: () => stop().then(takeAway) };
  } catch (error) {
    takeAway();
    throw error;
  }
}

const runIn = (folder: string, program: string, words: readonly string[]) =>
  execFileSync(program, words, { ...unprivileged(), cwd: folder, stdio: 'ignore' });

export const startInstalledPostgres = (flags: readonly string[] = []): Promise<InstalledPostgres> =>
  startOn((folder, programs) => {
    const words = ['-U', 'storefront', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    runIn(folder, join(programs, 'initdb'), ['-D', join(folder, 'data'), ...words]);
  }, flags);

/** A streaming replica of a PostgreSQL that stands: a copy of it, which follows. */
export const startReplica = ({ url }: Pick<InstalledPostgres, 'url'>, flags: readonly string[] = []): Promise<InstalledPostgres> =>
  startOn((folder, programs) => {
    const words = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync', '--wal-method=stream'];
    runIn(folder, join(programs, 'pg_basebackup'), ['-D', join(folder, 'data'), '-d', `${url}/postgres`, ...words]);
  }, flags);
