import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadModels, type Load, type NamedModel } from './models.ts';

/** What of a project makes its models: their pattern, and the folders that they are made of, both from the project's folder. */
export type Sources = { readonly pattern: string; readonly folders: readonly string[]; readonly load?: Load };

const git = (home: string, ...words: readonly string[]): string =>
  execFileSync('git', words, { cwd: home, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** A revision for people: its short name and day. Throws when git does not know it. */
export const describeRevision = (home: string, revision: string): string =>
  git(home, 'log', '-1', '--date=short', '--format=%h · %ad', `${revision}^{commit}`);

/**
 * Loads the models as they were at a revision, from a copy of their folders below `.cache`, which finds its packages in
 * the project around it. Throws when git does not know the revision.
 */
export const modelsAt = async (home: string, revision: string, { pattern, folders, load }: Sources): Promise<readonly NamedModel[]> => {
  const commit = git(home, 'rev-parse', '--verify', `${revision}^{commit}`);
  const copy = join(home, '.cache/statecharts/revisions', commit);
  if (!existsSync(copy)) {
    const begun = `${copy}.begun`;
    rmSync(begun, { recursive: true, force: true });
    mkdirSync(begun, { recursive: true });
    const there = folders.filter((folder) => git(home, 'ls-tree', '--name-only', commit, '--', folder) !== '');
    const archive = execFileSync('git', ['archive', '--format=tar', commit, '--', ...there], { cwd: home, maxBuffer: 256 * 1024 * 1024 });
    execFileSync('tar', ['-x', '-C', begun], { input: archive });
    renameSync(begun, copy);
  }
  return loadModels(join(copy, pattern), load);
};
