import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActorRun, BrowserRun, MachineRuns } from './runs.ts';

/** Where the last runs are kept, from the project's folder; never committed. */
export const runsFolder = '.cache/paths';

const write = (folder: string, name: string, content: unknown): void => {
  mkdirSync(join(runsFolder, folder), { recursive: true });
  writeFileSync(join(runsFolder, folder, `${name}.json`), `${JSON.stringify(content)}\n`);
};

export const keepActorRun = (run: ActorRun): void => write('actors', run.machine, run);

/** Keeps what one browser test walked; `name` tells it from the other tests of its machine. */
export const keepBrowserRun = (name: string, run: BrowserRun): void =>
  write(`browser/${run.machine}`, name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80), run);

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** What the last runs walked of a machine. Browser tests of another version of it are left out. */
export const lastRuns = (machine: string): MachineRuns => {
  const actors = join(runsFolder, 'actors', `${machine}.json`);
  const browser = join(runsFolder, 'browser', machine);
  return {
    actors: existsSync(actors) ? (read(actors) as ActorRun) : null,
    browser: existsSync(browser)
      ? readdirSync(browser)
          .sort()
          .map((file) => read(join(browser, file)) as BrowserRun)
      : [],
  };
};
