import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from './ensure-installed.mjs';

/** So long a command may take before it is ended where nothing else is said, milliseconds: some changes make a test endless. */
const LONGEST = 900_000;

/** A copy of the project as it stands, changes that are not committed included, for who changes files to see what notices. */
export function copyProject(longest = LONGEST) {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-'));
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of stdout.split('\0').filter((name) => name && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(folder, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    /** Runs one of the installed packages' commands in it. */
    run: (command, ...args) =>
      spawnSync(command, args, {
        cwd: folder,
        encoding: 'utf8',
        timeout: longest,
        maxBuffer: 2 ** 26,
        env: { ...process.env, PATH: [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter) },
      }),
    change: (file, text) => writeFileSync(join(folder, file), text),
    restore: (file) => copyFileSync(join(ROOT, file), join(folder, file)),
    remove: (file) => rmSync(join(folder, file)),
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}
