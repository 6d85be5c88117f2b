import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_ARGS, findChromium } from '../scripts/find-chromium.mjs';

/** Four times slower processor, 150 ms round trip, 1.6 Mbit/s. */
export const MID_PHONE = { cpu: 4, latency: 150, down: 1.6e6 / 8, up: 0.75e6 / 8 };
/** A mid-range phone's screen and finger, for a new browser context. */
export const PHONE_SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const AROUND = { latitude: 46.2, longitude: 6.14 };

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
export const option = (name, fallback) =>
  process.argv.includes(`--${name}`) ? process.argv[process.argv.indexOf(`--${name}`) + 1] : fallback;

const SETTLED_AFTER = 1_500;
const RESTED_AFTER = 120;

const OBSERVE = () => {
  const seen = { fcp: 0, lcp: 0, shift: 0, longest: 0, answer: 0 };
  window.__seen = seen;
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => {
      if (entry.interactionId) seen.answer = Math.max(seen.answer, entry.duration);
    }),
  ).observe({ type: 'event', durationThreshold: 16, buffered: true });
  watch('longtask', (entry) => {
    seen.longest = Math.max(seen.longest, entry.duration);
  });
};

/** Opens an address on a mid-range phone, in a new browser that remembers `kept`, and waits until the page has come to rest. */
export async function openOnPhone(url, kept = {}) {
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS });
  const page = await (await browser.newContext(PHONE_SCREEN)).newPage();
  await page.addInitScript(OBSERVE);
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: MID_PHONE.latency,
    downloadThroughput: MID_PHONE.down,
    uploadThroughput: MID_PHONE.up,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: MID_PHONE.cpu });
  await page.goto(url, { waitUntil: 'networkidle' });
  // The storefront takes the first screen's place: what is pressed must be its own, however late it comes on a busy machine.
  await page.waitForFunction(() => document.querySelector('[data-first]') === null, null, { timeout: 60_000 });
  await page.waitForTimeout(SETTLED_AFTER);
  return { browser, page };
}

/** Presses what a selector finds first, by `finger`, or by a `pointer` that rests there; milliseconds until the next paint. */
export async function press(page, selector, by = 'pointer') {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  const middle = [x + width / 2, y + height / 2];
  if (by === 'pointer') {
    await page.mouse.move(...middle);
    await page.waitForTimeout(RESTED_AFTER);
  }
  return answered(page, async () => {
    // A locator's own tap listens in the page, which would be measured with it.
    if (by === 'finger') return page.touchscreen.tap(...middle);
    await page.mouse.down();
    await page.mouse.up();
  });
}

/** Milliseconds from what is done to the next paint. */
export async function answered(page, act) {
  await page.evaluate(() => void (window.__seen.answer = 0));
  await act();
  await page.waitForTimeout(SETTLED_AFTER);
  return page.evaluate(() => window.__seen.answer);
}

/** Starts the server built in a folder (`npm run build`) over a fresh demo city; `stop` ends it and takes its data away. */
export async function startBuiltStorefront(port, folder = '.') {
  const base = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => server.kill('SIGTERM'));
  await new Promise((done) => server.stdout.once('data', done));
  const post = async (path, body) =>
    (await fetch(base + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
  const { deliveries: categories } = await post('/api/user/get_delivery_list_for_nearest_city', AROUND);
  const idOf = async (category, name) => {
    const { stores } = await post('/api/user/get_store_list_nearest_city', {
      ...AROUND,
      store_delivery_id: categories.find(({ delivery_name }) => delivery_name === category)._id,
    });
    return stores.find((store) => store.name === name)._id;
  };
  return {
    base,
    post,
    categories,
    idOf,
    stop: () => {
      server.kill('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
