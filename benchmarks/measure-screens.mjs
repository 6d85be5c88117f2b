// Where the first useful thing of each screen stands, and how long the screen is: npm run build && node benchmarks/measure-screens.mjs [--write]
// Pixels from the top of the page, in English, of a customer with a basket, a parcel begun and orders. A foot bar lies over the screen and is not counted.
import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { CHROMIUM_ARGS, findChromium } from '../scripts/find-chromium.mjs';
import { startBuiltStorefront } from './built-storefront.mjs';

const SIZES = [
  [320, 640],
  [390, 844],
  [1280, 800],
];
const { base, post, categories, idOf, stop } = await startBuiltStorefront(5197);
const { user } = await post('/api/user/login', { email: 'lea@example.org', password: 'balade2026' });
const { products, store } = await post('/api/user/user_get_store_product_item_list', { store_id: await idOf('Takeaway', 'Snack 24') });
const [plain] = products.flatMap(({ items }) => items).filter(({ specifications }) => specifications.length === 0);
await post('/api/user/add_item_in_cart', {
  user_id: user._id,
  server_token: user.server_token,
  user_type: 7,
  cart_id: null,
  store_id: store._id,
  order_details: [{ items: [{ item_id: plain._id, quantity: 2, note_for_item: '', specifications: [] }] }],
});
const place = {
  latitude: 46.1972,
  longitude: 6.1413,
  address: 'Rue de Carouge 12, 1205 Genève',
  city1: 'Genève',
  city2: 'Genève',
  city3: '',
  country: 'Switzerland',
  country_code: 'CH',
  country_code_2: 'CHE',
  city_code: '1205',
};
const SCREENS = {
  'landing: its field': { path: '/', first: '#landing-address' },
  'stores: the first': { path: `/stores?category=${categories[0]._id}`, first: 'main article' },
  'store: the first dish': { path: `/geneva/takeaway/snack-24/${store._id}`, first: 'main section[data-size] li' },
  'basket: the first row': { path: '/basket', first: 'main section li' },
  'parcel: the first field': { path: '/courier_order', first: 'main input' },
  'history: the first order': { path: '/orders?tab=history', first: 'main h2' },
};

const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS });
const rows = [];
for (const [width, height] of SIZES) {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-GB', timezoneId: 'Europe/Zurich', baseURL: base });
  await context.addInitScript((kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)), {
    user: JSON.stringify(user),
    current_location: JSON.stringify(place),
    language: 'en',
  });
  const page = await context.newPage();
  for (const [screen, { path, first }] of Object.entries(SCREENS)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator(first).first().waitFor();
    rows.push({
      screen,
      width,
      ...(await page.evaluate((found) => {
        const top = (element) => Math.round(element.getBoundingClientRect().top + window.scrollY);
        const seen = [...document.querySelectorAll(found)].find((element) => element.getClientRects().length > 0);
        const cards = [...document.querySelectorAll('main *')].map((element) => element.getBoundingClientRect().bottom + window.scrollY);
        return { first: top(seen), ends: Math.round(Math.max(...cards)) };
      }, first)),
    });
  }
  await context.close();
}
await browser.close();
stop();
console.table(rows);
if (process.argv.includes('--write')) writeFileSync('benchmarks/screens.json', `${JSON.stringify(rows, null, 2)}\n`);
