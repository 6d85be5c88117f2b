import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadModels, type NamedModel } from './models.ts';

/** Folders that a machine and its model are made of. */
const folders = ['machines', 'domain', 'contract', 'tests/machines/harness', 'tools/statecharts', 'package.json', 'tsconfig.json'];

const git = (home: string, ...words: readonly string[]): string =>
  execFileSync('git', words, { cwd: home, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** A revision for people: its short name and day. Throws when git does not know it. */
export const describeRevision = (home: string, revision: string): string =>
  git(home, 'log', '-1', '--date=short', '--format=%h · %ad', `${revision}^{commit}`);

/**
 * Loads the models as they were at a revision, from a copy of their folders below `.cache`, which finds its packages in
 * the project around it. Throws when git does not know the revision.
 */
export const modelsAt = async (home: string, revision: string): Promise<readonly NamedModel[]> => {
  const commit = git(home, 'rev-parse', '--verify', `${revision}^{commit}`);
  const copy = join(home, '.cache/statecharts/revisions', commit);
  if (!existsSync(join(copy, 'machines'))) {
    rmSync(copy, { recursive: true, force: true });
    mkdirSync(copy, { recursive: true });
    const there = folders.filter((folder) => git(home, 'ls-tree', '--name-only', commit, '--', folder) !== '');
    const archive = execFileSync('git', ['archive', '--format=tar', commit, '--', ...there], { cwd: home, maxBuffer: 256 * 1024 * 1024 });
    execFileSync('tar', ['-x', '-C', copy], { input: archive });
  }
  return loadModels(join(copy, 'machines/*/*.model.ts'));
};
