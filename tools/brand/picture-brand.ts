import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_ARGS, findChromium } from '#scripts/find-chromium.mjs';
import { readBrand } from '#server/brand/brand.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SERVER = 'dist/server/main.js';
const SIZES = [
  { width: 390, height: 844 },
  { width: 1_280, height: 900 },
];

/** The built shop under this brand, with data of its own. */
async function serve(brand: string) {
  const data = mkdtempSync(join(tmpdir(), 'brand-'));
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, BRAND: brand, HOST: '127.0.0.1', PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((found, fail) => {
    let said = '';
    server.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      const open = /is open at (\S+)/.exec(said)?.[1];
      if (open) found(open);
    });
    server.once('exit', (code) => fail(new Error(`The server ended with ${code}: ${said}`)));
  });
  return {
    url,
    stop: async () => {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill();
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** From the landing page to a basket with a dish in it, as a guest; `show` is told of each screen. */
async function goThrough(page: Page, url: string, show: (screen: string) => Promise<void>): Promise<void> {
  const settled = async () => {
    await page.waitForLoadState('networkidle');
    // The storefront has taken the place of the first screen: what is pressed is its own.
    await page.waitForFunction(() => document.querySelector('[data-first]') === null);
    await page.waitForFunction(() => [...document.images].every(({ complete, y }) => complete || y > innerHeight));
  };
  await page.goto(url);
  await settled();
  await show('landing');
  await page.getByRole('combobox', { name: 'Delivery address' }).fill('Rue de Carouge 12');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Find Stores' }).click();
  await page.getByRole('heading', { level: 1, name: /near you/ }).waitFor();
  await settled();
  await show('stores');
  await page.getByRole('main').getByRole('link', { name: 'Café de la Rade', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Café de la Rade' }).waitFor();
  await settled();
  await show('store');
  await page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 }).getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
  await settled();
  await show('dish');
  await page.getByRole('dialog').getByRole('button', { name: /CHF/ }).last().click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.goto(`${url}/basket`);
  await page.getByRole('button', { name: /Login/ }).first().waitFor();
  await settled();
  await show('basket');
  await page.goto(`${url}/terms.html`);
  await show('terms');
}

/** Takes the main screens under a brand at 390 and 1280 px, light and dark, and has axe look at each. @returns where they are, and what axe found */
export async function pictureBrand(named: string): Promise<{ readonly folder: string; readonly findings: readonly string[] }> {
  if (!existsSync(SERVER)) throw new Error('Nothing is built: npm run build');
  const { name } = readBrand(named);
  const folder = join('.cache/brands', name);
  mkdirSync(folder, { recursive: true });
  const findings: string[] = [];
  const { url, stop } = await serve(named);
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
  try {
    for (const viewport of SIZES)
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({ viewport, colorScheme, locale: 'en-GB', reducedMotion: 'reduce' });
        const page = await context.newPage();
        await goThrough(page, url, async (screen) => {
          const look = `${screen}-${viewport.width}-${colorScheme}`;
          await page.screenshot({ path: join(folder, `${look}.png`) });
          const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
          findings.push(...violations.map(({ id, nodes }) => `${look}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`));
        });
        await context.close();
      }
  } finally {
    await browser.close();
    await stop();
  }
  return { folder, findings };
}
