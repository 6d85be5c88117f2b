import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkoutSystem } from '../tools/statecharts/systems/checkout-system.ts';
import { courierSystem } from '../tools/statecharts/systems/courier-system.ts';
import type { System } from '#statecharts/draw/systems/system.ts';
import { complaintsOf } from './quiet-console.ts';
import { IN_VERIFY } from './tags.ts';

/** The drawn pages as they are read: from disk, with no server and no network. */
const folder = pathToFileURL(fileURLToPath(new URL('../dist/statecharts/', import.meta.url))).href;

const open = async (page: Page, { name }: System, link = '') => {
  const complaints = complaintsOf(page);
  await page.goto(`${folder}${name}.html${link}`);
  return complaints;
};

const box = (page: Page, id: string) => page.locator(`.flow[data-flow="${id}"] > button`);
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const panel = (page: Page) => page.getByRole('complementary');

test.describe('systems from disk', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000, 'they set their own widths');

  test('what happens to one flow is heard by the others, and can be taken back', IN_VERIFY, async ({ page }) => {
    const complaints = await open(page, checkoutSystem);
    await expect(box(page, 'payment')).toContainText('Not yet begun');
    await panel(page).getByRole('button', { name: 'The server prices the basket Invoice', exact: true }).click();
    await expect(box(page, 'invoice')).toContainText('Price is shown');
    await expect(box(page, 'checkout')).toContainText('A price stands');
    await expect(messages(page)).toContainText('Invoice → CheckoutPrice knownNo price stands');
    await expect(page.locator('#live')).toContainText('Invoice: Price is shown.');
    await panel(page).getByRole('button', { name: 'Step back' }).click();
    await expect(box(page, 'checkout')).toContainText('No price stands');
    expect(complaints).toEqual([]);
  });

  test('a flow opens in its place with what it is in now, and Escape and the way back lead out again', IN_VERIFY, async ({ page }) => {
    const complaints = await open(page, checkoutSystem, '#journey=paid-by-card&step=6');
    await box(page, 'payment').press('Enter');
    const now = page.locator('#stage .state.now');
    await expect(now).toHaveAttribute('data-state', 'confirming');
    await expect(page.getByRole('link', { name: 'Its own page' })).toHaveAttribute('href', 'payment.html');
    await panel(page).locator('.steps button').nth(6).click();
    await expect(now).toHaveAttribute('data-state', 'authorised');
    await page.keyboard.press('Escape');
    await box(page, 'placement').click();
    await expect(now).toHaveAttribute('data-state', 'creating');
    await page.getByRole('button', { name: 'Back to the system' }).click();
    await expect(box(page, 'placement')).toContainText('Making the order');
    expect(complaints).toEqual([]);
  });

  test('on a phone nothing scrolls sideways', IN_VERIFY, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const system of [checkoutSystem, courierSystem]) {
      await open(page, system, `#journey=${system.journeys[0]?.slug}&step=4`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      for (const button of await page.locator('.flow > button').all())
        expect((await button.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    }
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`there is nothing to complain of for who reads otherwise, in ${colorScheme}`, IN_VERIFY, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const system of [checkoutSystem, courierSystem])
        for (const link of ['', `#journey=${system.journeys[0]?.slug}&step=8`]) {
          await page.goto('about:blank');
          await open(page, system, link);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)).toEqual([]);
        }
    });
});
