// What each route weighs and how it feels on a mid-range phone: node benchmarks/measure-routes.mjs [--runs 5] [--only landing] [--write]
// Needs a build (npm run build). Starts the built server itself. Bytes are brotli 11 of everything the page names before
// it is usable (its scripts, what they import statically, its styles); charts come after the first paint, where somebody
// needs one, and are weighed by themselves. Times are medians over cold loads in a new browser.
// An answer is from the event to the next paint: to a press by a pointer that rests there already, as the budgets were
// taken, and to a tap of a scripted finger, which takes the browser more than the page. What is fetched until idle is what
// a page asks for before anybody acts, its worker's files apart. With --runs 0 it weighs alone.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { median, MID_PHONE, openOnPhone, option, press, startBuiltStorefront } from './built-storefront.mjs';
import { weigh } from './first-load.mjs';

const RUNS = Number(option('runs', 5));
const ONLY = option('only', null);
const PORT = 5196;
const CLIENT = resolve('dist/client');

const { base: BASE, post, categories, idOf, stop } = await startBuiltStorefront(PORT);
const smashLab = await idOf('Takeaway', 'Smash Lab');
const basketToken = 'benchmark-basket-token';
// Open round the clock: what a closed store's basket says besides would be measured at some hours and not at others.
const { products, store } = await post('/api/user/user_get_store_product_item_list', { store_id: await idOf('Takeaway', 'Snack 24') });
const [plain] = products.flatMap(({ items }) => items).filter(({ specifications }) => specifications.length === 0);
await post('/api/user/add_item_in_cart', {
  cart_unique_token: basketToken,
  user_type: 7,
  cart_id: null,
  store_id: store._id,
  order_details: [{ items: [{ item_id: plain._id, quantity: 2, note_for_item: '', specifications: [] }] }],
});
const ROUTES = {
  landing: { path: '/', tap: '#landing-address' },
  stores: { path: `/stores?category=${categories[0]._id}`, tap: 'main [type=search]' },
  store: { path: `/geneva/takeaway/smash-lab/${smashLab}`, tap: 'main article button, main li button' },
  supermarket: {
    path: `/geneva/groceries/marche-du-pont/${await idOf('Groceries', 'Marché du Pont')}`,
    tap: 'main article button, main li button',
  },
  basket: { path: '/basket', tap: '[aria-label^="One "][aria-label$=" more"]', kept: { cart_unique_token: basketToken } },
};

async function load({ path, tap, kept }, by) {
  const { browser, page } = await openOnPhone(BASE + path, kept);
  try {
    const loaded = await page.evaluate(() => {
      const got = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
      return { ...window.__seen, files: got.length, bytes: got.reduce((sum, { transferSize }) => sum + transferSize, 0) };
    });
    return { ...loaded, [by]: await press(page, tap, by) };
  } finally {
    await browser.close();
  }
}

const rows = [];
for (const [name, route] of Object.entries(ROUTES).filter(([name]) => ONLY === null || name === ONLY)) {
  const weight = weigh(await (await fetch(BASE + route.path)).text(), CLIENT);
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push({ ...(await load(route, 'finger')), ...(await load(route, 'pointer')) });
  const of = (key) => median(runs.map((run) => run[key]));
  rows.push({
    route: name,
    'JavaScript KiB': weight.javascript.toFixed(1),
    'CSS KiB': weight.styles.toFixed(1),
    'files, KiB until idle': `${of('files')}, ${Math.round(of('bytes') / 1024)}`,
    'FCP s': (of('fcp') / 1000).toFixed(2),
    'LCP s': (of('lcp') / 1000).toFixed(2),
    'longest task ms': Math.round(of('longest')),
    'press ms': of('pointer'),
    'tap ms': of('finger'),
    'layout shift': of('shift').toFixed(3),
  });
}
const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'));
const chunk = (is) => `<script src="/${Object.values(manifest).find(is).file}"></script>`;
const entry = chunk(({ isEntry, name }) => isEntry && name === 'main');
const charts = weigh(entry + chunk(({ name }) => name === 'flows'), CLIENT).javascript - weigh(entry, CLIENT).javascript;
stop();
console.table(rows);
process.stdout.write(`Charts of basket, place and session, after the first paint: ${charts.toFixed(1)} KiB\n`);
if (process.argv.includes('--write') && RUNS > 0) {
  writeFileSync(
    'benchmarks/routes.json',
    `${JSON.stringify({ profile: MID_PHONE, runs: RUNS, cores: cpus().length, chartsKiB: Number(charts.toFixed(1)), rows }, null, 2)}\n`,
  );
}
