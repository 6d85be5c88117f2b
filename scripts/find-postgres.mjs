import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { installOnDebian } from './install-quietly.mjs';

const PROGRAMS = ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'pg_basebackup'];
/** Where packages of common systems put each version. */
const HOMES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/usr'];

const versionsIn = (home) =>
  existsSync(home)
    ? readdirSync(home)
        .filter((name) => /^(postgresql@|pgsql-)?\d+$/.test(name))
        .map((name) => join(home, name, 'bin'))
    : [];
const numberIn = (folder) => Number(/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);

/** The folder of PostgreSQL's own programs, all of one version, or null: the newest, else what stands on the path. */
export function findPostgres() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'postgres'))
    .filter((file) => existsSync(file))
    .map((file) => dirname(realpathSync(file)));
  const folders = [...HOMES.flatMap(versionsIn).sort((one, other) => numberIn(other) - numberIn(one)), ...onPath];
  return folders.find((folder) => PROGRAMS.every((program) => existsSync(join(folder, program)))) ?? null;
}

/** Brings PostgreSQL's programs where there are none: Debian's as root. A dump is made by them, and by nothing that npm has. A sentence when they cannot be had, else null. */
export function ensurePostgres() {
  if (findPostgres()) return null;
  if (installOnDebian('postgresql', 'PostgreSQL’s programs') && findPostgres()) return null;
  return `PostgreSQL 15 or newer is missing (${PROGRAMS.join(', ')}), and could not be installed.`;
}
