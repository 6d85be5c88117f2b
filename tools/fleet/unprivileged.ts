import { execFileSync } from 'node:child_process';

/** The user that PostgreSQL and PgBouncer run as where this process is root, whom they refuse; nobody else where it is not. */
export function unprivileged(): { readonly uid: number; readonly gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const idOf = (which: string) => Number(execFileSync('id', [which, 'postgres']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
}
