import { expect, test, type Page } from '@playwright/test';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { BrowserRun } from '#statecharts/runs.ts';
import { layScenes } from '#statecharts/draw/scenes.ts';
import { runsPage } from '#statecharts/draw/walk-all.ts';
import { complaintsOf } from './quiet-console.ts';
import { IN_VERIFY } from './tags.ts';

/** The drawn pages as they are read: from disk, with no server and no network. */
const folder = new URL('../dist/statecharts/', import.meta.url);
const address = (name: string, link = '') => `${pathToFileURL(fileURLToPath(folder)).href}${name}.html${link}`;
const machines = readdirSync(folder).flatMap((file) =>
  file.endsWith('.html') && !['index.html', 'claims.html'].includes(file) && !file.endsWith('-system.html')
    ? [file.replace(/\.html$/, '')]
    : [],
);

/** What only a run or a comparison on this computer leaves beside the pages may be missing; the console says nothing of it. */
const open = async (page: Page, name: string, link = '') => {
  const complaints = complaintsOf(page);
  await page.goto(address(name, link));
  return () => complaints.filter((complaint) => !/^failed: .*\/\.cache\//.test(complaint));
};

const part = (page: Page, name: RegExp) => page.getByRole('link', { name });
const drawing = (page: Page) => page.getByRole('group', { name: /^Drawing of/ });
const drawn = (page: Page, state: string) => drawing(page).locator(`.state[data-state="${state}"]`);
const widthOver = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test.describe('the statecharts from disk', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000, 'it sets its own widths');

  test('the index names every machine, finds what is asked in any flow and leads to its answer', async ({ page }) => {
    const complaints = await open(page, 'index');
    await expect(page.locator('tr[data-machine]')).toHaveCount(machines.length);
    await page.keyboard.press('/');
    await page.keyboard.type('crad declined');
    const found = page.getByRole('region', { name: 'What was found' });
    await expect(found.getByRole('link').first()).toHaveText('What happens when the card is declined?');
    await expect(page.locator('#flow-table')).toBeHidden();
    await page.getByRole('searchbox').fill('zeppelin');
    await expect(found.getByRole('status')).toContainText('Nothing here has these words.');
    await page.getByRole('searchbox').fill('');
    await expect(page.locator('#flow-table')).toBeVisible();
    await page.getByRole('searchbox').fill('last place in a time slot');
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('last place in a time slot');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Order placement' })).toBeVisible();
    await expect(page.locator('#panel .reads')).toContainText('This time slot is full.');
    expect(complaints()).toEqual([]);
  });

  test('a wide drawing opens where its flow begins', IN_VERIFY, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await open(page, 'payment');
    await expect(drawn(page, 'beginning').locator('.box')).toBeInViewport({ ratio: 1 });
  });

  test('Fit shows the whole drawing, whatever its size', IN_VERIFY, async ({ page }) => {
    for (const name of ['payment', 'cart']) {
      await open(page, name);
      await page.getByRole('button', { name: 'Fit' }).click();
      const over = await drawing(page)
        .filter({ visible: true })
        .evaluate((svg) => {
          const frame = svg.closest('#scroll');
          const { width, height } = svg.getBoundingClientRect();
          return frame ? [width - frame.clientWidth, height - frame.clientHeight] : [];
        });
      expect([name, ...over.map((one) => one <= 0)]).toEqual([name, true, true]);
    }
  });

  test('on a phone words are read, and a link to a state lands on the drawing', IN_VERIFY, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, 'payment', '#state=checking.waiting');
    await expect(drawn(page, 'checking.waiting').locator('.box')).toBeInViewport({ ratio: 0.5 });
    const words = await drawing(page)
      .filter({ visible: true })
      .locator('.row text')
      .evaluateAll((texts) =>
        texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * ((text as SVGTextElement).getScreenCTM()?.a ?? 0)),
      );
    expect(words.length).toBeGreaterThan(10);
    expect(Math.min(...words)).toBeGreaterThanOrEqual(12);
  });

  test('what a run has left beside the pages is painted', IN_VERIFY, async ({ page }, { outputDir }) => {
    mkdirSync(join(outputDir, 'dist/statecharts'), { recursive: true });
    mkdirSync(join(outputDir, '.cache/paths'), { recursive: true });
    for (const file of ['payment.html', 'pages.js', 'pages.css'])
      copyFileSync(new URL(file, folder), join(outputDir, 'dist/statecharts', file));
    const run: BrowserRun = {
      machine: 'payment',
      at: '2026-11-20T11:30:00.000Z',
      project: 'phone',
      title: '',
      passed: true,
      milliseconds: 1,
      steps: 1,
      done: 1,
      walked: [],
      states: ['asking'],
    };
    writeFileSync(join(outputDir, '.cache/paths/runs.html'), runsPage({ payment: { actors: null, browser: [run] } }));
    await page.goto(pathToFileURL(join(outputDir, 'dist/statecharts/payment.html')).href);
    await expect(page.locator('#count-coverage')).toHaveText(/^\d+ gaps$/);
  });

  test('the customer’s screen stands beside each step, in the language and colours that are chosen, or what makes it', async ({ page }, {
    outputDir,
  }) => {
    const [pages, taken] = [join(outputDir, 'pages'), join(outputDir, 'taken')];
    layScenes(pages, taken);
    for (const file of ['rating.html', 'pages.js', 'pages.css']) copyFileSync(new URL(file, folder), join(pages, file));
    const address = pathToFileURL(join(pages, 'rating.html')).href;
    const screen = page.getByRole('complementary', { name: 'The customer’s screen' });
    await page.goto(`${address}#journeys`);
    await expect(screen).toContainText('npm run scenes');
    mkdirSync(join(taken, 'rating'), { recursive: true });
    const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } })
      .webp()
      .toBuffer();
    for (const name of ['open.en.light', 'open.fr.light', 'open.fr.dark']) writeFileSync(join(taken, 'rating', `${name}.webp`), pixel);
    layScenes(pages, taken);
    const complaints = complaintsOf(page);
    await page.reload();
    const shown = screen.getByRole('img');
    await expect(shown).toHaveAttribute('src', 'scenes/rating/open.en.light.webp');
    await screen.getByRole('button', { name: 'Français' }).click();
    await screen.getByRole('button', { name: 'Dark' }).click();
    await expect(shown).toHaveAttribute('src', 'scenes/rating/open.fr.dark.webp');
    await page.keyboard.press(']');
    await expect(screen).toContainText('There is no picture of this');
    await part(page, /Read/).click();
    await expect(screen).toBeHidden();
    expect(complaints.filter((complaint) => !complaint.includes('/.cache/'))).toEqual([]);
  });

  test('a step is simulated on the real machine, and taken back', async ({ page }) => {
    const complaints = await open(page, 'order-placement');
    await part(page, /Simulate/).click();
    const panel = page.locator('#panel');
    const back = panel.getByRole('button', { name: 'Step back' });
    const log = panel.locator('.log-line');
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Nothing under way');
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await panel.locator('.wide-button', { hasText: 'Last look' }).first().click();
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Last look');
    await expect(drawn(page, 'choosing')).toHaveClass(/\bnow\b/);
    await expect(log).toHaveCount(2);
    await back.click();
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Nothing under way');
    await expect(log).toHaveCount(1);
    expect(complaints()).toEqual([]);
  });

  test('a link opens a state, another one a step of a journey; [ and ] turn its pages', IN_VERIFY, async ({ page }) => {
    const complaints = await open(page, 'order-placement', '#state=choosing');
    await expect(drawn(page, 'choosing')).toHaveClass(/\bchosen\b/);
    await part(page, /Journeys/).click();
    const slug = await page.getByRole('combobox', { name: 'Journey' }).inputValue();
    await page.goto(address('order-placement', `#journey=${slug}&step=1`));
    const step = page.locator('#panel .steps [aria-current=step] .number');
    await expect(step).toHaveText('1');
    await expect(drawing(page).locator('.line.lit').first()).toBeAttached();
    await page.keyboard.press(']');
    await expect(step).toHaveText('2');
    await page.keyboard.press('[');
    await expect(step).toHaveText('1');
    expect(complaints()).toEqual([]);
  });

  test('a state of the drawing is chosen by the keyboard, and let go', IN_VERIFY, async ({ page }) => {
    const complaints = await open(page, 'order-placement');
    await drawn(page, 'choosing').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#state=choosing$/);
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/state=/);
    expect(complaints()).toEqual([]);
  });

  test('every page opens without a complaint and without scrolling sideways at 390 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // All pages are made of the same parts: one in seven for a change.
    for (const name of ['index', 'claims', ...machines.filter((_, turn) => process.env.EVERY_TEST || turn % 7 === 0)]) {
      const complaints = await open(page, name);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await widthOver(page), name).toBe(0);
      expect.soft(complaints(), name).toEqual([]);
    }
  });

  test('nothing of the owner’s view is in what customers load', () => {
    const client = new URL('../dist/client/', import.meta.url);
    const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|html|css)$/.test(file));
    expect(files.length).toBeGreaterThan(10);
    const holds = (file: URL, what: RegExp) => what.test(readFileSync(file, 'utf8'));
    expect(holds(new URL('../dist/pages/render-page.js', import.meta.url), /ownersView|owners-view|statechart-(seen|gone)/)).toBe(false);
    // One question asks for the part that watches, and nothing else of it is anywhere.
    const watching = files.filter((file) => holds(new URL(file, client), /ownersView|statechart-(seen|gone)/));
    expect(watching.map((file) => file.replace(/.*\//, ''))).toEqual(['watch-page.js']);
    const asking = files.filter((file) => holds(new URL(file, client), /owners-view/) && !watching.includes(file));
    expect(asking.map((file) => file.replace(/.*\//, ''))).toEqual(['main.js']);
  });
});
