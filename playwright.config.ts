import { defineConfig } from '@playwright/test';
import { AT_BOTH_WIDTHS, IN_VERIFY } from './e2e/tags.ts';
import { keepJourneysOfRun } from './e2e/journeys/journeys-of-run.ts';
import { CHROMIUM_ARGS, findHeadlessChromium } from './scripts/find-chromium.mjs';

keepJourneysOfRun();
/** One more than the cores: a page that loads, a server and a clock are waited for. */
const WORKERS = 3;
/** Each worker has a server of its own, whose clock nobody else moves; the clock listens on the port after it. */
const portOf = (worker: number) => Number(process.env.E2E_PORT ?? 5190) + 2 * worker;
const PORT = portOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
const executablePath = findHeadlessChromium();
/** For a change a test is run at one width and, where looks are not its subject, without pictures and typeface; `npm run verify` runs all of them at both widths with everything. */
const everything = Boolean(process.env.EVERY_TEST);
/** What looks and does the same at both widths and is seen on the wide one. */
const ON_DESKTOP_ALONE = [
  '**/journeys/*.e2e.ts',
  '**/account.e2e.ts',
  '**/schedule.e2e.ts',
  '**/head.e2e.ts',
  '**/first-load.e2e.ts',
  '**/new-release.e2e.ts',
  '**/statecharts*.e2e.ts',
  '**/owners-view.e2e.ts',
  '**/maps.e2e.ts',
  '**/axe*.e2e.ts',
  '**/order-detail.e2e.ts',
];
const named = (...names: readonly string[]) => names.map((name) => `**/e2e/${name}.e2e.ts`);
const LAID_OUT = new RegExp(AT_BOTH_WIDTHS.tag);
/** Shown by another test too. */
const LATER = new RegExp(IN_VERIFY.tag);
/** Where the layout of one width, pictures or maps are looked at, at the width of their test. */
const DRAWN = {
  phone: named(
    'item-outline',
    'checkout',
    'order',
    'active-orders',
    'first-basket',
    'empty-basket',
    'back-forward-cache',
    'courier',
    'courier-ends',
    'map-pin',
    'second-city',
    'search-first',
    'targets',
  ),
  desktop: named('journeys/parcel-pictures', 'journeys/profile-picture', 'maps', 'owners-view'),
};
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 900 } };
/** A short visit needs no process for the network alone. (What Playwright itself turns on is said again: the last word counts.) */
const SHORT_VISITS = ['--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess2'];
const launched = (...more: readonly string[]) => ({
  launchOptions: { args: [...CHROMIUM_ARGS, ...SHORT_VISITS, ...more], ...(executablePath ? { executablePath } : {}) },
});
/** Drawing pictures, letters of its own typeface and movement takes much of the browser's work, and changes no word and no press. */
const IN_WORDS = {
  ...launched('--blink-settings=imagesEnabled=false', '--disable-remote-fonts'),
  contextOptions: { reducedMotion: 'reduce' as const },
};
const PROJECTS = everything
  ? [
      { name: 'phone', use: PHONE },
      { name: 'desktop', use: DESKTOP },
    ]
  : [
      { name: 'phone-layout', grep: LAID_OUT, use: PHONE },
      { name: 'desktop-layout', grep: LAID_OUT, use: DESKTOP },
      ...[
        { name: 'phone', testMatch: DRAWN.phone, use: PHONE },
        { name: 'desktop', testMatch: DRAWN.desktop, use: DESKTOP },
        { name: 'phone-in-words', testIgnore: [...ON_DESKTOP_ALONE, ...DRAWN.phone], use: { ...PHONE, ...IN_WORDS } },
        { name: 'desktop-in-words', testMatch: ON_DESKTOP_ALONE, testIgnore: DRAWN.desktop, use: { ...DESKTOP, ...IN_WORDS } },
      ].map((project) => ({ ...project, grepInvert: [LAID_OUT, LATER] })),
    ];

const addressOf = (port: number) => `http://127.0.0.1:${port}/`;
const server = (file: string, port: number, ready: string, env: Readonly<Record<string, string>>) => ({
  command: `node --import tsx ${file}`,
  url: `${addressOf(port)}${ready}`,
  env: { ...env, PORT: String(port) },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  reuseExistingServer: false,
  timeout: 600_000,
});

/** Journeys of people in the real page against the real server. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: WORKERS,
  // The built pages are run as they are: to read them as a test's source takes ten seconds.
  build: { external: ['**/dist/**'] },
  // Both end what hangs, on a machine that is four times as slow too, and measure nothing.
  timeout: 600_000,
  // What a picture lacks is tried once more, and else left out.
  expect: { timeout: process.env.SCENES ? 20_000 : 60_000 },
  reporter: [['list']],
  outputDir: '.cache/playwright',
  use: {
    // A press that waits for what never comes fails in its own line, not at the end of its test.
    actionTimeout: process.env.SCENES ? 20_000 : 120_000,
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    // Pictures are taken without movement: by a style of their own, which the page's policy would not let in.
    bypassCSP: Boolean(process.env.SCENES),
    // One that answers for a page would hide its requests from the tests that answer them themselves.
    serviceWorkers: 'block',
    // Recording is work at each step of each test: what failed is run once more with `--trace on`.
    trace: 'off',
    ...launched(),
  },
  projects: PROJECTS,
  // One is begun after the other.
  webServer: [
    ...(everything ? [] : [server('e2e/postgres.ts', portOf(WORKERS), '', {})]),
    ...Array.from({ length: WORKERS }, (_, worker) =>
      server('e2e/serve.ts', portOf(worker), 'healthz', everything ? {} : { POSTGRES_AT: addressOf(portOf(WORKERS)) }),
    ),
  ],
});
