import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** What Chromium needs to run headless as any user, without calling home. The one place where these stand. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const onPath = (names) => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file)) ?? null;
};
const chosen = () => (process.env.CHROMIUM && existsSync(process.env.CHROMIUM) ? process.env.CHROMIUM : null);

/** The path of a Chromium on this machine as people use it, or null: what is measured is measured in it. */
export const findChromium = () => chosen() ?? onPath([...NAMES, SHELL]);

/** The path of what tests are run in, or null: Chromium's headless shell, which starts faster, else a whole Chromium. */
export const findHeadlessChromium = () => chosen() ?? onPath([SHELL, ...NAMES]);

const quietly = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/** Brings a Chromium where there is none: Debian's as root, else Playwright's own. A sentence when it cannot be had, else null. */
export function ensureChromium() {
  if (findChromium()) return null;
  process.stdout.write('Installing Chromium…\n');
  const asRoot = process.getuid?.() === 0;
  if (asRoot && existsSync('/usr/bin/apt-get')) {
    quietly('apt-get', ['update']);
    if (quietly('apt-get', ['install', '-y', '--no-install-recommends', SHELL]) && findChromium()) return null;
  }
  return quietly('npx', ['playwright', 'install', 'chromium'])
    ? null
    : 'Chromium is missing, and could not be installed: install it, or set CHROMIUM to its path.';
}
