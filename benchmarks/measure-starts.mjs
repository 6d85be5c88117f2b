// How soon a page shows its largest paint from nothing, with its service worker, and without a network, on a mid-range phone:
// node benchmarks/measure-starts.mjs [--runs 5] [--write]. Needs a build (npm run build); starts the built server itself.
// Each run takes a new browser: a cold start, then, once the worker keeps its files, the same page in a new tab (warm), and
// again with the network cut (offline). The network is a relay of this script's own, since Chromium slows no worker's; the
// processor is slowed for the page alone.
import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { cpus } from 'node:os';
import { CHROMIUM_ARGS, findChromium } from '../scripts/find-chromium.mjs';
import { median, MID_PHONE, option, PHONE_SCREEN, startBuiltStorefront } from './built-storefront.mjs';

const RUNS = Number(option('runs', 5));
const PORT = 5197;
const SETTLED_AFTER = 2_000;

/** A network of one phone: half a round trip each way, one more before a connection's first byte, one line down for all of them. */
async function startPhoneNetwork(to) {
  const state = { isCut: false, lineFreeAt: 0 };
  const sockets = new Set();
  const hand = (from, into, dueAt) => {
    let before = Promise.resolve();
    // One after the other: two timers of one moment may change places.
    const later = (bytes, then) => {
      const due = dueAt(bytes);
      before = before.then(() => new Promise((go) => setTimeout(go, Math.max(0, due - Date.now())))).then(() => into.writable && then());
    };
    from.on('data', (part) => later(part.length, () => into.write(part)));
    from.on('end', () => later(0, () => into.end()));
    from.on('error', () => into.destroy());
  };
  const server = createServer((phone) => {
    if (state.isCut) return void phone.destroy();
    const shop = connect(to, '127.0.0.1');
    for (const socket of [phone, shop]) sockets.add(socket.on('close', () => sockets.delete(socket)));
    const openAt = Date.now() + MID_PHONE.latency;
    hand(phone, shop, () => Math.max(openAt, Date.now()) + MID_PHONE.latency / 2);
    hand(shop, phone, (bytes) => {
      state.lineFreeAt = Math.max(state.lineFreeAt, Date.now() + MID_PHONE.latency / 2) + (bytes / MID_PHONE.down) * 1_000;
      return state.lineFreeAt;
    });
  });
  await new Promise((open) => server.listen(0, '127.0.0.1', open));
  return {
    base: `http://127.0.0.1:${server.address().port}`,
    cut: () => {
      state.isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    close: () => server.close(),
  };
}

const OBSERVE = () => {
  window.__seen = { fcp: 0, lcp: 0 };
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', (entry) => entry.name === 'first-contentful-paint' && (window.__seen.fcp = entry.startTime));
  watch('largest-contentful-paint', (entry) => (window.__seen.lcp = entry.startTime));
};

async function open(context, url) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: MID_PHONE.cpu });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_AFTER);
  const seen = await page.evaluate(() => ({ ...window.__seen }));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { page, seen };
}

const keepsAllFiles = async () => {
  const { active } = await navigator.serviceWorker.ready;
  return active?.state === 'activated' && navigator.serviceWorker.controller === active;
};

async function starts(path, kept) {
  const network = await startPhoneNetwork(PORT);
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext(PHONE_SCREEN);
    await context.addInitScript(OBSERVE);
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, kept);
    const cold = await open(context, network.base + path);
    // A first visit asks for its worker once somebody acts.
    await cold.page.keyboard.press('Shift');
    await cold.page.waitForFunction(keepsAllFiles, null, { timeout: 120_000 });
    // The visit that its worker answers for, which keeps the page and its pictures.
    await open(context, network.base + path);
    const warm = await open(context, network.base + path);
    network.cut();
    await context.setOffline(true);
    const offline = await open(context, network.base + path);
    return { cold: cold.seen, warm: warm.seen, offline: offline.seen };
  } finally {
    await browser.close();
    network.close();
  }
}

const { post, idOf, stop } = await startBuiltStorefront(PORT);
const { products, store } = await post('/api/user/user_get_store_product_item_list', { store_id: await idOf('Takeaway', 'Snack 24') });
const [plain] = products.flatMap(({ items }) => items).filter(({ specifications }) => specifications.length === 0);
const token = 'benchmark-basket-token';
await post('/api/user/add_item_in_cart', {
  cart_unique_token: token,
  user_type: 7,
  cart_id: null,
  store_id: store._id,
  order_details: [{ items: [{ item_id: plain._id, quantity: 2, note_for_item: '', specifications: [] }] }],
});
const ROUTES = {
  landing: ['/', {}],
  store: [`/geneva/takeaway/smash-lab/${await idOf('Takeaway', 'Smash Lab')}`, {}],
  basket: ['/basket', { cart_unique_token: token }],
};
const rows = [];
for (const [route, [path, kept]] of Object.entries(ROUTES)) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await starts(path, kept));
  const of = (kind, key) => (median(runs.map((run) => run[kind][key])) / 1_000).toFixed(2);
  const shown = (kind) => `${of(kind, 'fcp')} / ${of(kind, 'lcp')}`;
  rows.push({ route, 'cold FCP / LCP s': shown('cold'), 'warm FCP / LCP s': shown('warm'), 'offline FCP / LCP s': shown('offline') });
}
stop();
console.table(rows);
if (process.argv.includes('--write'))
  writeFileSync('benchmarks/starts.json', `${JSON.stringify({ profile: MID_PHONE, runs: RUNS, cores: cpus().length, rows }, null, 2)}\n`);
