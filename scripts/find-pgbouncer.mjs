import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installOnDebian } from './install-quietly.mjs';

/** Where packages of common systems put it, beside what is on the path. */
const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** PgBouncer's program, or null. */
export function findPgbouncer() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file)) ?? null;
}

/** Brings PgBouncer where there is none: Debian's as root. @returns whether it is there now; where it is not, that is said */
export function ensurePgbouncer() {
  if (findPgbouncer()) return true;
  if (installOnDebian('pgbouncer', 'PgBouncer') && findPgbouncer()) return true;
  process.stderr.write(
    'PgBouncer could not be installed here: what runs through it is left out. Install it, or run this as root on Debian.\n',
  );
  return false;
}
