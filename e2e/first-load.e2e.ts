import { expect, test } from '@playwright/test';
import { LANGUAGES } from '../contract/enumerations.ts';
import { BUDGETS, weigh } from '../benchmarks/first-load.mjs';
import { storeNamed } from './demo-city.ts';

const CLIENT = new URL('../dist/client/', import.meta.url).pathname;

for (const language of LANGUAGES)
  test(`no first load weighs more than its budget, in ${language}`, async ({ request }) => {
    const store = await storeNamed(request, 'Café de la Rade');
    for (const [route, path] of [
      ['landing', '/'],
      ['store', store.path],
      ['basket', '/basket'],
    ] as const) {
      const page = await request.get(path, { headers: { 'accept-language': language } });
      const { javascript, styles } = weigh(await page.text(), CLIENT);
      expect(javascript, `${route}: a page that loads nothing is none`).toBeGreaterThan(BUDGETS[route].javascript / 2);
      expect(javascript, `JavaScript of ${route}, KiB`).toBeLessThanOrEqual(BUDGETS[route].javascript);
      expect(styles, `styles of ${route}, KiB`).toBeLessThanOrEqual(BUDGETS[route].styles);
    }
  });

test('an idle landing page has fetched nothing of the checkout and of orders', async ({ page }) => {
  await page.goto('/');
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.replace(/^.*\//, '')));
  await page.waitForLoadState('networkidle');
  await expect.poll(fetched).toContain('deferred-startup.js');
  // Nobody acted yet: nothing of the next page, and no chart.
  expect((await fetched()).filter((name) => /^(flows|shop|page-recorder|next-steps)\.js$/.test(name))).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(fetched).toEqual(expect.arrayContaining(['page-recorder.js', 'next-steps.js', 'stores.js']));
  await page.waitForLoadState('networkidle');
  expect((await fetched()).filter((name) => /^(checkout|orders\d*|parts|saved-cards)\.(js|css)$/.test(name))).toEqual([]);
});
