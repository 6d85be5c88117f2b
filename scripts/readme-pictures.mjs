import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureInstalled, ROOT } from './ensure-installed.mjs';
import { CHROMIUM_ARGS, ensureChromium, findChromium } from './find-chromium.mjs';

// The two pictures of the README and of the brand's manifest, taken of the built shop: `npm run readme-pictures`.
ensureInstalled();
const lacks = ensureChromium();
if (lacks) throw new Error(lacks);
await (await import('./build.mjs')).build();

const PORT = process.env.PORT ?? '5189';
const FOLDER = join(ROOT, 'docs/pictures');
const BRAND = join(ROOT, 'content/brands', JSON.parse(readFileSync(join(ROOT, 'content/brands/first.json'), 'utf8')).folder);
const server = spawn('npx', ['tsx', 'e2e/serve.ts'], { cwd: ROOT, env: { ...process.env, PORT }, stdio: 'ignore', detached: true });
const isServing = () =>
  fetch(`http://127.0.0.1:${PORT}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
const executablePath = findChromium();
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });

/** Looks around from Rue de Carouge 12, and goes on to a store where one is named. */
async function take(name, viewport, store) {
  const page = await browser.newPage({ viewport, locale: 'en-GB', timezoneId: 'Europe/Zurich', reducedMotion: 'reduce' });
  await page.goto(`http://127.0.0.1:${PORT}/`, { waitUntil: 'networkidle' });
  await page.getByRole('combobox', { name: 'Delivery address' }).fill('Rue de Carouge 12');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Find Stores' }).click();
  await page.getByRole('heading', { level: 1, name: /near you/ }).waitFor();
  if (store) {
    await page.getByRole('main').getByRole('link', { name: store, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: store }).waitFor();
  }
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => [...document.images].every(({ complete, y }) => complete || y > innerHeight));
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 78 });
  copyFileSync(join(FOLDER, `${name}.jpg`), join(BRAND, `screenshot-${name}.jpg`));
}

try {
  while (!(await isServing())) await new Promise((go) => setTimeout(go, 300));
  mkdirSync(FOLDER, { recursive: true });
  await take('phone', { width: 390, height: 844 }, 'Café de la Rade');
  await take('desktop', { width: 1280, height: 844 });
} finally {
  await browser.close();
  if (server.pid) process.kill(-server.pid);
}
