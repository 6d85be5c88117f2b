import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect } from 'vitest';
import { findPostgres } from '#scripts/find-postgres.mjs';

/** The user that PostgreSQL runs as where the tests run as root, which it refuses. */
function unprivileged(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const idOf = (which: string) => Number(execFileSync('id', [which, 'postgres']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** A PostgreSQL of the machine's own programs, with the folder they are in: a dump is made by the version that it is of, or a newer one. */
export async function startInstalledPostgres(): Promise<{ url: string; programs: string; stop: () => Promise<void> }> {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL’s programs are not installed: `npm test` installs them');
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'storefront-installed-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'storefront', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'fsync=off'],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const ended = new Promise<void>((done) => server.on('exit', () => done()));
  const url = `postgresql://storefront@127.0.0.1:${port}`;
  const answers = async () => {
    const client = new pg.Client({ connectionString: `${url}/postgres` });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  };
  await expect.poll(answers, { timeout: 30_000 }).toBe(true);
  return {
    url,
    programs,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
