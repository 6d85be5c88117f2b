// How long a press takes to the next paint on a mid-range phone: node benchmarks/measure-presses.mjs [--runs 5] [--only dish]
// [--beside FOLDER] [--trace FOLDER]. Needs a build (npm run build), in FOLDER too: an older one, measured in turn
// with this in the same run. Each press is the first of its kind in a new browser, its page at rest, by a pointer that rests
// on its target; what leads there (`before`) is pressed alike. With --trace what each press did is kept, for Chromium's
// developer tools.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { answered, median, openOnPhone, option, press, startBuiltStorefront } from './built-storefront.mjs';

const RUNS = Number(option('runs', 5));
const ONLY = option('only', null);
const BESIDE = option('beside', null);
const TRACES = option('trace', null);
const PORT = 5198;
const TRACED = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
  'v8.execute',
  'blink.user_timing',
];

const DISH = 'main article button, main li button';
const CLOSE = '[role=dialog] button[aria-label=Close]';
const ADD = '[role=dialog] button:has-text("Add to basket")';
const WHEN = '[role=dialog] label:has-text("Schedule")';
const DEMO = { email: 'lea@example.org', password: 'balade2026' };
const TOKEN = 'benchmark-basket-token';
const HERE = { address: 'Rue de Carouge 12, 1205 Genève', city1: 'Genève', city_code: '1205', latitude: 46.1972, longitude: 6.1413 };

async function pressesOf({ post, idOf }) {
  const { user } = await post('/api/user/login', DEMO);
  const storeId = await idOf('Takeaway', 'Snack 24');
  const { products } = await post('/api/user/user_get_store_product_item_list', { store_id: storeId });
  const [plain] = products.flatMap(({ items }) => items).filter(({ specifications }) => specifications.length === 0);
  const fill = async (holder) => {
    await post('/api/user/add_item_in_cart', {
      ...holder,
      user_type: 7,
      cart_id: null,
      store_id: storeId,
      order_details: [{ items: [{ item_id: plain._id, quantity: 4, note_for_item: '', specifications: [] }] }],
      destination_addresses: [
        {
          address_type: 'destination',
          address: HERE.address,
          city: HERE.city1,
          post_code: HERE.city_code,
          location: [HERE.latitude, HERE.longitude],
        },
      ],
    });
  };
  const signedIn = {
    user: JSON.stringify(user),
    current_location: JSON.stringify({
      ...HERE,
      city2: 'Genève',
      city3: '',
      country: 'Switzerland',
      country_code: 'CH',
      country_code_2: 'CHE',
    }),
  };
  await fill({ cart_unique_token: TOKEN });
  await fill({ cart_unique_token: 'benchmark-signed-in-token', user_id: user._id, server_token: user.server_token });
  const store = `/geneva/takeaway/smash-lab/${await idOf('Takeaway', 'Smash Lab')}`;
  const supermarket = `/geneva/groceries/marche-du-pont/${await idOf('Groceries', 'Marché du Pont')}`;
  const guest = { cart_unique_token: TOKEN };
  return {
    'a dish': { at: store, press: DISH },
    'the same dish again': { at: store, before: [DISH, CLOSE], press: DISH },
    'a dish of the supermarket': { at: supermarket, press: DISH },
    'add to basket': { at: store, before: [DISH], press: ADD },
    'one more in the basket': { at: '/basket', kept: guest, press: '[aria-label^="One "][aria-label$=" more"]' },
    'look into the basket, at a store': { at: store, kept: guest, press: 'button[aria-label="View basket items"]' },
    'go to the basket, from a store': { at: store, kept: guest, press: '[data-foot-bar] a' },
    Pay: { at: '/basket', kept: signedIn, press: '[data-foot-bar] button:has-text("Payment")' },
    'change the time': { at: '/basket', kept: signedIn, press: 'button[aria-label="Change the time"]' },
    'choose a time': { at: '/basket', kept: signedIn, before: ['button[aria-label="Change the time"]'], press: WHEN },
    'search in the supermarket': { at: supermarket, before: ['main [type=search]'], type: 'p' },
    'drop a pin on the map': { at: '/', before: ['#landing-address'], press: '[role=option]:has-text("pin")' },
    'the history of orders': { at: '/orders', kept: signedIn, press: 'a:has-text("Order history")' },
  };
}

async function measure(base, { at, kept, before = [], press: target, type }, traced) {
  const { browser, page } = await openOnPhone(base + at, kept);
  try {
    for (const first of before) await press(page, first);
    if (traced) await browser.startTracing(page, { path: traced, categories: TRACED });
    const took = await (target ? press(page, target) : answered(page, () => page.keyboard.press(type)));
    if (traced) await browser.stopTracing();
    return took;
  } finally {
    await browser.close();
  }
}

if (TRACES) mkdirSync(TRACES, { recursive: true });
const builds = [await startBuiltStorefront(PORT), ...(BESIDE ? [await startBuiltStorefront(PORT + 1, BESIDE)] : [])];
const presses = await Promise.all(builds.map(pressesOf));
const rows = [];
for (const name of Object.keys(presses[0]).filter((one) => ONLY === null || one.includes(ONLY))) {
  const took = builds.map(() => []);
  for (let run = 0; run < RUNS; run += 1)
    for (const [index, { base }] of builds.entries())
      took[index].push(await measure(base, presses[index][name], TRACES && run === 0 && index === 0 && join(TRACES, `${name}.json`)));
  const [now, before] = took.map((times) => ({ ms: median(times), most: Math.max(...times) }));
  rows.push({ press: name, ...(before ? { 'ms before': before.ms, 'most before': before.most } : {}), ms: now.ms, most: now.most });
}
for (const { stop } of builds) stop();
console.table(rows);
