// How the pages that anybody may find do at 390 and 1280 px: node benchmarks/measure-pages.mjs [--only help] [--write]
// Needs a build (npm run build); starts the built server itself. Speed is of one cold load on a mid-range phone's network
// and processor; accessibility is axe's; the rest is looked up in the page and in its answer. An empty list is all well.
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { CHROMIUM_ARGS, findChromium } from '../scripts/find-chromium.mjs';
import { MID_PHONE, startBuiltStorefront } from './built-storefront.mjs';

const option = (name, fallback) => (process.argv.includes(`--${name}`) ? process.argv[process.argv.indexOf(`--${name}`) + 1] : fallback);
const ONLY = option('only', null);
const PORT = Number(option('port', 5198));
const WIDTHS = { 390: 844, 1280: 900 };
/** What each page may weigh and take: seconds to the largest paint, milliseconds that tasks block, and a share of the screen that jumps. */
const BUDGET = { lcp: 2.5, shift: 0.05, blocking: 200 };

const { base, categories, idOf, stop } = await startBuiltStorefront(PORT);
const PAGES = {
  landing: '/',
  stores: `/stores?category=${categories[0]._id}`,
  store: `/geneva/takeaway/smash-lab/${await idOf('Takeaway', 'Smash Lab')}`,
  deliveries: '/deliveries',
  help: '/help',
  'help in French': '/help?lang=fr',
  partner: '/partner',
  hopper: '/hopper',
  terms: '/terms.html',
};

const executablePath = findChromium();
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });

/** Watches from before the page begins: largest paint, jumps, tasks longer than 50 ms. */
function watch() {
  globalThis.seen = { lcp: 0, shift: 0, blocking: 0 };
  const on = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (globalThis.seen.lcp = startTime));
  on('layout-shift', ({ value, hadRecentInput }) => (globalThis.seen.shift += hadRecentInput ? 0 : value));
  on('longtask', ({ duration }) => (globalThis.seen.blocking += duration - 50));
}

/** What a search engine and a finger find wrong, in the page. */
function lookAround() {
  const content = (selector, name) => document.querySelector(selector)?.getAttribute(name) ?? '';
  const wrong = [];
  const title = document.title;
  if (title.length < 10 || title.length > 70) wrong.push(`title of ${title.length} letters`);
  const description = content('meta[name="description"]', 'content');
  if (description.length < 50) wrong.push(`description of ${description.length} letters`);
  if (!document.documentElement.lang) wrong.push('no language');
  if (document.querySelectorAll('h1').length !== 1) wrong.push(`${document.querySelectorAll('h1').length} h1`);
  if (!content('meta[name="viewport"]', 'content').includes('width=device-width')) wrong.push('no viewport');
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('wider than the screen');
  for (const link of document.querySelectorAll('a')) if (!link.href) wrong.push(`link without an address: ${link.textContent}`);
  for (const image of document.images) {
    if (image.getAttribute('alt') === null) wrong.push(`image without alt: ${image.src}`);
    const { width, height } = image.getBoundingClientRect();
    const isRaster = !/\.svg/.test(image.currentSrc);
    if (isRaster && width > 0 && image.naturalWidth > width * devicePixelRatio * 2.5) wrong.push(`image larger than shown: ${image.src}`);
    if (width > 0 && height > 0 && !image.getAttribute('width')) wrong.push(`image without its size: ${image.src}`);
  }
  const small = [...document.querySelectorAll('main button, main a, main summary, main input')].filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    // What an overlay of its own makes larger is as large as that.
    const isLarger = ['::before', '::after'].some((part) => getComputedStyle(target, part).position === 'absolute');
    const isText = getComputedStyle(target).display === 'inline';
    return width > 1 && !isText && !isLarger && (width < 24 || height < 24);
  });
  if (small.length > 0) wrong.push(`${small.length} targets under 24 px`);
  return wrong;
}

async function measure(path, width) {
  const context = await browser.newContext({
    viewport: { width, height: WIDTHS[width] },
    isMobile: width < 900,
    hasTouch: width < 900,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  const elsewhere = new Set();
  let bytes = 0;
  let scriptBytes = 0;
  const devtools = await context.newCDPSession(page);
  const scripts = new Set();
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.add(requestId);
    if (!response.url.startsWith(base) && !response.url.startsWith('data:')) elsewhere.add(new URL(response.url).origin);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: MID_PHONE.latency,
    downloadThroughput: MID_PHONE.down,
    uploadThroughput: MID_PHONE.up,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: MID_PHONE.cpu });
  await page.addInitScript(watch);
  const answered = await page.goto(base + path, { waitUntil: 'load' });
  await page.waitForTimeout(2_500);
  const firstBytes = { all: bytes, script: scriptBytes };
  const seen = await page.evaluate(() => globalThis.seen);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const head = await answered.text();
  const link = answered.headers().link ?? '';
  const wrong = await page.evaluate(lookAround);
  if (answered.status() !== 200) wrong.push(`status ${answered.status()}`);
  if (!/rel="canonical"/.test(head + link)) wrong.push('no canonical address');
  if (path !== '/terms.html' && !/hreflang="x-default"/.test(head)) wrong.push('no hreflang');
  if (/noindex/.test(head)) wrong.push('not to be found');
  for (const property of ['og:title', ...(path === '/terms.html' ? [] : ['og:description', 'og:image', 'og:url'])])
    if (!head.includes(`property="${property}"`)) wrong.push(`no ${property}`);
  for (const header of ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'strict-transport-security'])
    if (!answered.headers()[header]) wrong.push(`no ${header}`);
  if (/(?:src|href)="http:\/\/(?!127\.0\.0\.1)/.test(head)) wrong.push('something over plain HTTP');
  const { violations } = await new AxeBuilder({ page }).analyze();
  await context.close();
  const figures = {
    'all KiB': Number((firstBytes.all / 1024).toFixed(1)),
    'JavaScript KiB': Number((firstBytes.script / 1024).toFixed(1)),
    'LCP s': Number((seen.lcp / 1_000).toFixed(2)),
    'layout shift': Number(seen.shift.toFixed(3)),
    'blocking ms': Math.round(seen.blocking),
  };
  const over = [
    ...(figures['LCP s'] > BUDGET.lcp ? ['LCP'] : []),
    ...(figures['layout shift'] > BUDGET.shift ? ['layout shift'] : []),
    ...(figures['blocking ms'] > BUDGET.blocking ? ['blocking'] : []),
  ];
  return {
    ...figures,
    over,
    accessibility: violations.map(({ id, nodes }) => `${id} (${nodes.length})`),
    complaints,
    'other hosts': [...elsewhere],
    wrong,
  };
}

const rows = [];
for (const [name, path] of Object.entries(PAGES)) {
  if (ONLY && name !== ONLY) continue;
  for (const width of Object.keys(WIDTHS).map(Number)) {
    const row = { page: name, width, ...(await measure(path, width)) };
    rows.push(row);
    process.stdout.write(`${JSON.stringify(row)}\n`);
  }
}
await browser.close();
stop();
if (process.argv.includes('--write'))
  writeFileSync('benchmarks/pages.json', `${JSON.stringify({ profile: MID_PHONE, budget: BUDGET, rows }, null, 2)}\n`);
process.exit(0);
