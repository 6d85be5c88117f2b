import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPgbouncer } from '#scripts/find-pgbouncer.mjs';
import { freePort, startDaemon, type Daemon } from './daemon.ts';
import { unprivileged } from './unprivileged.ts';

/** A PgBouncer as `deploy/pgbouncer.ini` sets it, before a primary and perhaps its replica. */
export type Pgbouncer = {
  readonly url: string;
  /** The replica's, where there is one. */
  readonly readsUrl: string | null;
  readonly pid: number;
  readonly signal: Daemon['signal'];
  readonly stop: () => Promise<void>;
};

type Behind = { readonly port: number };

const SETTINGS = 'deploy/pgbouncer.ini';
const LOCAL = { host: '127.0.0.1', user: 'storefront' };

/** The file that people are given, with these places in it and nobody's password. */
function settingsFor({
  port,
  database,
  primary,
  replica,
}: {
  port: number;
  database: string;
  primary: Behind;
  replica: Behind | null;
}): string {
  const values: Record<string, string> = {
    listen_port: String(port),
    listen_addr: LOCAL.host,
    auth_type: 'any',
    unix_socket_dir: '',
  };
  return readFileSync(SETTINGS, 'utf8')
    .split('\n')
    .filter((line) => !/^(auth_file|logfile|pidfile) /.test(line) && (replica !== null || !line.startsWith('storefront_reads ')))
    .map((line) => {
      const [, key] = /^(\w+) = /.exec(line) ?? [];
      if (key === 'storefront' || key === 'storefront_reads') {
        const behind = key === 'storefront' ? primary : replica;
        return line.replace(
          /host=\S+ port=\d+ dbname=\w+/,
          `host=${LOCAL.host} port=${behind?.port} dbname=${database} user=${LOCAL.user}`,
        );
      }
      return key !== undefined && key in values ? `${key} = ${values[key]}` : line;
    })
    .join('\n');
}

/** Starts PgBouncer before a database. @throws when it is not installed */
export async function startPgbouncer({
  database,
  primary,
  replica = null,
}: {
  readonly database: string;
  readonly primary: Behind;
  readonly replica?: Behind | null;
}): Promise<Pgbouncer> {
  const program = findPgbouncer();
  if (!program) throw new Error('PgBouncer is not installed: `npm run verify` installs it on Debian');
  const folder = mkdtempSync(join(tmpdir(), 'storefront-pgbouncer-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settingsFor({ port, database, primary, replica }));
  const user = unprivileged();
  if (user.uid !== undefined) for (const path of [folder, file]) chownSync(path, user.uid, user.gid);
  const at = `postgresql://${LOCAL.user}@${LOCAL.host}:${port}`;
  const takeAway = () => rmSync(folder, { recursive: true, force: true });
  try {
    const { pid, signal, stop } = await startDaemon(program, ['--quiet', file], { folder, url: `${at}/storefront` });
    return {
      url: `${at}/storefront`,
      readsUrl: replica === null ? null : `${at}/storefront_reads`,
      pid,
      signal,
      stop: () => stop().then(takeAway),
    };
  } catch (error) {
    takeAway();
    throw error;
  }
}
