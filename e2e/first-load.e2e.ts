import { expect, test } from '@playwright/test';
import { BUDGETS, weigh } from '../benchmarks/first-load.mjs';
import { storeNamed } from './demo-city.ts';

const CLIENT = new URL('../dist/client/', import.meta.url).pathname;

test('no first load weighs more than its budget', async ({ request }) => {
  const store = await storeNamed(request, 'Café de la Rade');
  for (const [route, path] of [
    ['landing', '/'],
    ['store', store.path],
    ['basket', '/basket'],
  ] as const) {
    const { javascript, styles } = weigh(await (await request.get(path)).text(), CLIENT);
    expect(javascript, `${route}: a page that loads nothing is none`).toBeGreaterThan(BUDGETS[route].javascript / 2);
    expect(javascript, `JavaScript of ${route}, KiB`).toBeLessThanOrEqual(BUDGETS[route].javascript);
    expect(styles, `styles of ${route}, KiB`).toBeLessThanOrEqual(BUDGETS[route].styles);
  }
});
