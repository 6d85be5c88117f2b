import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { OPERATOR } from '../contract/operator.ts';
import { CAROUGE, holderOf, newCustomer } from './demo-city.ts';
import { openPage, remember } from './open-page.ts';
import { orderTold } from './own-orders.ts';
import { pastOrder } from './past-order.ts';
import { FONDUE } from './with-basket.ts';

async function received(page: Page, language: 'en' | 'fr') {
  const user = await newCustomer(page.request);
  const orderId = await pastOrder(page.request, user);
  const holder = holderOf(user);
  const [line] = (await orderTold(page.request, holder, orderId)).cart_detail.order_details.flatMap(({ items }) => items);
  await remember(page, { user, place: CAROUGE, language });
  await openPage(page, `/order_detail?order_id=${orderId}`);
  return { holder, orderId, price: (line?.total_item_and_specification_price ?? 0).toFixed(2) };
}

test('un plat manque : l’argent est sur le portefeuille, et la commande comme la facture le disent', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { orderId, price } = await received(page, 'fr');
  const part = page.getByRole('region', { name: 'Un problème ?' });
  await part.getByRole('button', { name: 'Signaler un problème' }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: /^(Me faire rembourser|Envoyer)/ });
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('Rien n’a été envoyé');
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('radio', { name: 'Manquant' }).check();
  // Closed and opened again, nothing that was said is lost.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await part.getByRole('button', { name: 'Signaler un problème' }).click();
  await expect(dialog.getByRole('radio', { name: 'Manquant' })).toBeChecked();
  await expect(send).toContainText(`CHF ${price}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await send.click();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(`CHF ${price} recrédités sur votre portefeuille`);
  await dialog.getByRole('button', { name: 'Retour à ma commande' }).click();
  await expect(part).toContainText(`CHF ${price} recrédités sur votre portefeuille`);
  await expect(page.getByRole('region', { name: 'Facture' })).toContainText('portefeuille');
  await page.reload();
  await expect(part).toContainText('Manquant');
  await expect(part.getByRole('button')).toHaveCount(0);
  await openPage(page, `/invoice?order_id=${orderId}`);
  await expect(page.getByRole('main')).toContainText(price);
  await expect(page.getByRole('main')).toContainText('portefeuille');
  await openPage(page, '/payments');
  await expect(page.getByRole('main')).toContainText(price);
});

test('a third problem is looked at first, and the operator’s word stands on the order', async ({ page }) => {
  const { holder, orderId, price } = await received(page, 'en');
  const user = { _id: holder.user_id, server_token: holder.server_token } as Parameters<typeof pastOrder>[1];
  const report = (order_id: string) =>
    page.request.post(endpoints.report_order_problem.path, {
      data: { ...holder, order_id, lines: [{ line: 0, quantity: 1, what: 'missing' }] },
    });
  for (let before = 0; before < 2; before += 1) await report(await pastOrder(page.request, user));
  await page.reload();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: FONDUE }).check();
  await dialog.getByRole('radio', { name: 'Damaged' }).check();
  await expect(dialog).toContainText('We look into this one first.');
  await dialog.getByRole('button', { name: /^Get money back/ }).click();
  await expect(dialog.getByRole('heading', { level: 2 })).toContainText(`We’re looking into it: CHF ${price}`);
  const { unique_id: number } = await orderTold(page.request, holder, orderId);
  const desk = await page.context().newPage();
  await openPage(desk, OPERATOR.list.replace('/api/operator/orders', '/operator'));
  const problem = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: new RegExp(`^Order ${number}:`) }) });
  await problem.getByRole('textbox').fill('The courier dropped it.');
  await problem.getByRole('button', { name: /^Give CHF/ }).click();
  await expect(problem).toHaveCount(0);
  await page.reload();
  const part = page.getByRole('region', { name: 'Something was wrong?' });
  await expect(part).toContainText(`CHF ${price} back to your wallet`);
  await expect(part).toContainText('The courier dropped it.');
});
