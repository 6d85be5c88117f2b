import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureInstalled, ROOT } from './ensure-installed.mjs';
import { CHROMIUM_ARGS, ensureChromium, findChromium } from './find-chromium.mjs';

// The two pictures of the README and of the brand's manifest, and those of `docs/tours.md`, taken of the built shop: `npm run readme-pictures`.
ensureInstalled();
const lacks = ensureChromium();
if (lacks) throw new Error(lacks);
await (await import('./build.mjs')).build();
(await import('./statechart-pages.mjs')).buildStatechartPages();

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

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 844 };
const LOOK = { locale: 'en-GB', timezoneId: 'Europe/Zurich', reducedMotion: 'reduce' };
const at = (path) => `http://127.0.0.1:${PORT}${path}`;

/** Bytes that a tour's picture may have. */
const MOST = 45 * 1024;

/** Looks around from Rue de Carouge 12, and goes on to a store where one is named. */
async function lookAround(page, store) {
  await page.goto(at('/'), { waitUntil: 'networkidle' });
  await page.getByRole('combobox', { name: 'Delivery address' }).fill('Rue de Carouge 12');
  await page.getByRole('option', { name: /Rue de Carouge 12/ }).click();
  await page.getByRole('heading', { level: 1, name: /near you/ }).waitFor();
  if (store) {
    await page.getByRole('main').getByRole('link', { name: store, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: store }).waitFor();
  }
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => [...document.images].every(({ complete, y }) => complete || y > innerHeight));
}

async function take(name, viewport, store) {
  const page = await browser.newPage({ ...LOOK, viewport });
  await lookAround(page, store);
  const shot = sharp(await page.screenshot());
  const picture = await shot.clone().jpeg({ quality: 66, mozjpeg: true }).toBuffer();
  writeFileSync(join(BRAND, `screenshot-${name}.jpg`), picture);
  // Two beside each other, in a column each: fewer points are enough.
  const small = shot.resize({ width: 800, withoutEnlargement: true }).jpeg({ quality: 45, mozjpeg: true });
  writeFileSync(join(FOLDER, `${name}.jpg`), await small.toBuffer());
}

/** A picture of `docs/tours.md`, 960 px wide at most, as sharp as its bytes allow. */
async function takeForTour(page, name) {
  const shot = sharp(await page.screenshot()).resize({ width: 960, withoutEnlargement: true });
  for (const quality of [80, 70, 60, 50, 40]) {
    const picture = await shot.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (picture.length > MOST) continue;
    writeFileSync(join(FOLDER, `tour-${name}.jpg`), picture);
    return;
  }
  throw new Error(`the picture ${name} of the tours is larger than ${MOST} bytes`);
}

/** Orders as Léa, is refused by the store, asks why of the drawings, and looks at a flow beside the shop. */
async function walkTours() {
  const page = await browser.newPage({ ...LOOK, viewport: PHONE });
  await lookAround(page, 'Café de la Rade');
  await page.getByRole('button', { name: 'Perch fillets' }).click();
  await page.getByRole('dialog').getByText('Fries').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Add to basket/ })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.goto(at('/basket'), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('textbox', { name: 'Email or phone' }).fill('lea@example.org');
  await page.getByLabel('Password', { exact: true }).fill('balade2026');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByRole('button', { name: /^Payment/ }).click();
  await page.getByRole('button', { name: /^Order and pay/ }).waitFor();
  await page.getByText('You are signed in.').first().waitFor({ state: 'hidden' });
  await takeForTour(page, 'last-look');
  await page.getByRole('button', { name: /^Order and pay/ }).click();
  await page.getByRole('link', { name: 'Track your order' }).click();
  await page.getByRole('heading', { name: 'Waiting for the store' }).waitFor();

  const desk = await browser.newPage({ ...LOOK, viewport: DESKTOP });
  await desk.goto(at('/operator'), { waitUntil: 'networkidle' });
  await desk.getByRole('button', { name: /^Reject/ }).click();
  await takeForTour(desk, 'board');
  await desk.getByRole('button', { name: /^Too many orders/ }).click();
  await page.getByText('too many orders to take yours').waitFor();
  await page.waitForLoadState('networkidle');
  await takeForTour(page, 'rejected');

  await desk.goto(at('/statecharts/index.html'));
  await desk.getByRole('searchbox').fill('What if the card is declined?');
  await desk.getByRole('searchbox').press('Enter');
  await desk.getByRole('heading', { level: 1, name: 'Order placement' }).waitFor();
  for (let step = 0; step < 3; step += 1) await desk.keyboard.press(']');
  await takeForTour(desk, 'answer');
  await desk.goto(at('/owners-view'), { waitUntil: 'networkidle' });
  await desk.frameLocator('iframe').first().getByRole('combobox', { name: 'Delivery address' }).fill('Rue de Car');
  await desk
    .frameLocator('iframe')
    .first()
    .getByRole('option', { name: /Rue de Carouge/ })
    .waitFor();
  await desk.getByRole('button', { name: 'Picks Rue de Carouge' }).waitFor();
  await takeForTour(desk, 'owners-view');
}

try {
  while (!(await isServing())) await new Promise((go) => setTimeout(go, 300));
  mkdirSync(FOLDER, { recursive: true });
  await take('phone', PHONE, 'Café de la Rade');
  await take('desktop', DESKTOP);
  await walkTours();
} finally {
  await browser.close();
  if (server.pid) process.kill(-server.pid);
}
