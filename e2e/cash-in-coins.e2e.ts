import { expect, test } from '@playwright/test';
import type { Language } from '../contract/enumerations.ts';
import { endpoints } from '../contract/endpoints.ts';
import { call, CAROUGE, fillBasket, holderOf, newCustomer, storeNamed } from './demo-city.ts';
import { OrderPages } from './models/OrderPages.ts';
import { PaymentDialog } from './models/PaymentDialog.ts';
import { openPage, remember } from './open-page.ts';
import { inVerifyIf } from './tags.ts';
import { WORDS } from './words.ts';
import { openBasket } from './with-basket.ts';

/** Morel fondue 32.90 less a tenth, delivery and service: 35.41. */
const SAID = {
  en: { dialog: 'Pay CHF 35.40 in cash on delivery', rounded: 'Rounded to', details: 'Your order' },
  fr: { dialog: 'Payez CHF 35.40 en espèces à la livraison', rounded: 'Arrondi à', details: 'Votre commande' },
} as const;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

for (const language of ['en', 'fr'] satisfies Language[])
  test(`in cash the total is handed over in whole coins, ${language}`, inVerifyIf(language === 'fr'), async ({ page }) => {
    const said = SAID[language];
    const user = await newCustomer(page.request);
    const who = holderOf(user);
    await fillBasket(page.request, who, await storeNamed(page.request, 'Café de la Rade'), 'Morel fondue', 1);
    const { order_payment: price } = await call(page.request, endpoints.get_order_cart_invoice, who);
    await call(page.request, endpoints.apply_promo_code, { ...who, promo_code_name: 'BALADE10', order_payment_id: price._id });
    await remember(page, { user, place: CAROUGE, language });
    const basket = await openBasket(page, language);
    await expect(page.getByRole('main')).toContainText('35.41');
    await expect(basket.payment).toContainText('35.40');
    await basket.payment.click();
    const payment = new PaymentDialog(page, language);
    await payment.byCash.check();
    const dialog = page.getByRole('dialog');
    const shown = async () => plain(await dialog.innerText());
    await expect.poll(shown).toContain(said.dialog);
    await expect(dialog.getByRole('term').filter({ hasText: said.rounded })).toBeVisible();
    await expect(payment.pay).toContainText('35.40');
    await expect(basket.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
    await payment.pay.click();
    const order = new OrderPages(page, WORDS[language]);
    await expect(order.thanks).toBeVisible();
    const paid = page.getByRole('region', { name: 'Café de la Rade' });
    await expect(paid.getByRole('definition').last()).toContainText('35.40');
    await expect(paid).toContainText('35.41');
    const number = /\d+/.exec((await order.number.first().textContent()) ?? '')?.[0] ?? '';
    await order.track.click();
    await expect(order.stage).toBeVisible();
    await page.getByRole('main').getByRole('heading', { level: 2, name: said.details, exact: true }).click();
    await expect(page.getByRole('main').getByRole('term').filter({ hasText: said.rounded })).toBeVisible();
    await openPage(page, '/operator');
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(` ${number}$`) }) })).toContainText(
      '35.40',
    );
  });
