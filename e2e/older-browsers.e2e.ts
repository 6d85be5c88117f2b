import { expect, test, type Page } from '@playwright/test';
import { takenOver } from './open-page.ts';
import { orderInCash } from './order-in-cash.ts';
import { IN_VERIFY } from './tags.ts';

/** What came to some supported browser after the oldest of it (decision 151), by the object that has it. */
const YOUNGER: Readonly<Record<string, readonly string[]>> = {
  AbortSignal: ['any'],
  Array: ['fromAsync'],
  'Iterator.prototype': ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  'Set.prototype': ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  URL: ['parse', 'canParse'],
  'Element.prototype': ['checkVisibility'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
  'Document.prototype': ['startViewTransition'],
  globalThis: ['Temporal', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'reportError', 'navigation'],
};

const without = (page: Page, younger: readonly (readonly [string, readonly string[]])[]) =>
  page.addInitScript((lacking) => {
    for (const [path, names] of lacking) {
      const owner = path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], globalThis);
      if (owner) for (const name of names) Reflect.deleteProperty(owner, name);
    }
  }, younger);

async function walk(page: Page): Promise<void> {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(String(error)));
  await orderInCash(page);
  for (const path of ['/orders', '/payments', '/profile']) {
    await page.goto(path);
    await takenOver(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText(/could not be loaded|went wrong|No connection/)).toHaveCount(0);
  }
  expect(broken).toEqual([]);
}

test('an order is made without anything that is younger than the oldest supported browsers', IN_VERIFY, async ({ page }) => {
  test.slow();
  await without(page, Object.entries(YOUNGER));
  expect(await page.goto('/faq').then(() => page.evaluate(() => 'any' in AbortSignal))).toBe(false);
  await walk(page);
});
