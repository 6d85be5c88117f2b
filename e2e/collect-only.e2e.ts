import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import type { Language } from '../contract/enumerations.ts';
import { CAROUGE, fillBasket, holderOf, newCustomer, storeNamed } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { drawNoBasket, openPage, remember } from './open-page.ts';
import { WORDS } from './words.ts';
import { IN_VERIFY } from './tags.ts';

const SAYS: Readonly<
  Record<
    Language,
    {
      readonly title: string;
      readonly instead: (address: string) => string;
      readonly collect: string;
      readonly why: string;
      readonly refused: readonly string[];
    }
  >
> = {
  en: {
    title: 'Delivery is not possible right now.',
    instead: (address) => `You can collect your order at ${address} instead.`,
    collect: "I'll pick it up",
    why: 'Only pickup is possible right now.',
    refused: [
      'Your order wasn’t placed, and nothing was charged.',
      'Delivery is not possible right now, but you can collect your order at the store.',
    ],
  },
  fr: {
    title: 'La livraison n’est pas possible en ce moment.',
    instead: (address) => `Vous pouvez retirer votre commande à cette adresse : ${address}.`,
    collect: 'Je viens la chercher',
    why: 'Seul le retrait est possible en ce moment.',
    refused: [
      'Votre commande n’a pas été passée, et rien n’a été débité.',
      'La livraison n’est pas possible pour l’instant, mais vous pouvez retirer votre commande au commerce.',
    ],
  },
};

type Priced = {
  readonly order_payment: object;
  readonly store: { readonly address: string };
  readonly server_time: string;
  readonly timezone: string;
};

/** The store hands over and delivers nothing, for as long as `isSo` says: its price then comes with 967. */
async function onlyHandOver(page: Page, isSo: () => boolean): Promise<void> {
  await drawNoBasket(page);
  await page.route(`**${endpoints.get_order_cart_invoice.path}`, async (route) => {
    const { is_user_pick_up_order: isPickup } = route.request().postDataJSON() as { is_user_pick_up_order?: boolean };
    if (isPickup || !isSo()) return route.continue();
    const { order_payment, store, server_time, timezone } = (await (await route.fetch()).json()) as Priced;
    await route.fulfill({
      json: { success: false, error_code: 967, order_payment, store, is_provide_pickup_delivery: true, server_time, timezone },
    });
  });
}

for (const language of ['en', 'fr'] as const) {
  test(`where only pickup is possible it is said calmly, and one press collects it: ${language}`, IN_VERIFY, async ({ page }) => {
    const user = await newCustomer(page.request);
    const store = await storeNamed(page.request, 'Café de la Rade');
    await fillBasket(page.request, holderOf(user), store, 'Moitié-moitié fondue', 2);
    await remember(page, { user, place: CAROUGE, language });
    let isSo = true;
    await onlyHandOver(page, () => isSo);
    const says = SAYS[language];
    const basket = new BasketPage(page, WORDS[language]);
    const main = page.getByRole('main');
    const answered = page.waitForResponse((response) => response.url().endsWith(endpoints.get_order_cart_invoice.path));
    await openPage(page, '/basket');
    const {
      store: { address },
    } = (await (await answered).json()) as Priced;
    const notice = main.getByRole('status').filter({ hasText: says.title });
    await expect(notice).toContainText(says.instead(address));
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect(basket.payment).toHaveAccessibleDescription(says.why);
    await expect(basket.payment).toHaveAttribute('aria-disabled', 'true');
    await notice.getByRole('button', { name: says.collect }).click();
    const collect = main.getByRole('checkbox', { name: says.collect });
    await expect(collect).toBeChecked();
    await basket.isReady();
    await expect(notice).toHaveCount(0);
    isSo = false;
    await collect.uncheck();
    await basket.isReady();
    await page.route(`**${endpoints.pay_order_payment.path}`, (route) => route.fulfill({ json: { success: false, error_code: 967 } }));
    await basket.payment.click();
    await expect(basket.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
    await basket.orderAndPay.click();
    for (const said of says.refused) await expect(main.getByRole('alert')).toContainText(said);
  });
}
