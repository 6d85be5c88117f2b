import { expect, test } from '@playwright/test';
import { completeOrder } from './demo-city.ts';
import { openPage } from './open-page.ts';
import { ownOrder } from './own-orders.ts';

test('an order that arrives while it is followed is said once, and its page is headed by its number', async ({ page }) => {
  const { holder, orderId, number } = await ownOrder(page);
  await openPage(page, `/delivery-coming?order_id=${orderId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for the store' })).toBeVisible();
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [...addedNodes, target]) {
          const live = node instanceof Element ? [...node.querySelectorAll('[role=status]'), node.closest('[role=status]')] : [];
          for (const region of live) if (region?.textContent && said.at(-1) !== region.textContent) said.push(region.textContent);
        }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await completeOrder(page.request, holder, orderId);
  await expect(page).toHaveURL(/\/order_detail\?/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`Order ${number}`);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(`Order ${number} · Escale`);
  const arrived = `Order ${number} has arrived`;
  await expect(page.getByRole('status').filter({ hasText: arrived })).toHaveCount(1);
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.filter((words) => words.includes(arrived))).toHaveLength(1);
  expect(said.filter((words) => words.includes('Loading'))).toEqual([]);
});
