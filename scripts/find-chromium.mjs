import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installOnDebian, quietly } from './install-quietly.mjs';

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

/** Brings a Chromium where there is none: Debian's as root, else Playwright's own. A sentence when it cannot be had, else null. */
export function ensureChromium() {
  if (findChromium()) return null;
  if (installOnDebian(SHELL, 'Chromium') && findChromium()) return null;
  return quietly('npx', ['playwright', 'install', 'chromium'])
    ? null
    : 'Chromium is missing, and could not be installed: install it, or set CHROMIUM to its path.';
}
