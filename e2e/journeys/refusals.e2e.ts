import { expect, test } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { RefusalReason } from '#contract/refusal-reasons.ts';
import { BasketPage } from '../models/BasketPage.ts';
import { openPage } from '../open-page.ts';
import { IN_VERIFY } from '../tags.ts';
import { speak } from './scenes.ts';
import { customerWithBasket } from '../with-basket.ts';

/** Why a payment can be refused, and what it is called here. */
const REFUSALS: readonly (readonly [name: string, code: ErrorCode, reason: RefusalReason | null])[] = [
  ['price changed', 535, 'prices_changed'],
  ['below the minimum', 557, null],
  ['no delivery there', 558, null],
  ['wallet changed', 569, null],
  ['store gone', 634, null],
  ['address too far', 966, null],
  ['only pickup now', 967, null],
  ['card gone', 1016, null],
  ['store closed', 651, 'store_closed'],
  ['store busy', 651, 'store_busy'],
  ['slot full', 651, 'slot_full'],
  ['places held', 651, 'places_held'],
  ['slot past', 651, 'slot_past'],
  ['too soon', 651, 'too_soon'],
  ['invalid time', 651, 'invalid_time'],
  ['no scheduling', 651, 'schedule_not_taken'],
  ['only scheduled', 651, 'asap_not_taken'],
  ['no delivery', 651, 'delivery_not_offered'],
  ['no pickup', 651, 'pickup_not_offered'],
  ['items changed', 651, 'items_changed'],
  ['basket changed', 651, 'cart_changed'],
  ['no such way to pay', 651, 'payment_method_unavailable'],
  ['not approved', 651, 'customer_not_approved'],
  ['many cash orders', 651, 'cash_orders_many'],
  ['much cash', 651, 'cash_sum_large'],
  ['cancelled often', 651, 'cash_cancelled_often'],
  ['e-mail unconfirmed', 651, 'email_unconfirmed'],
  ['promo code used up', 651, 'promo_used_up'],
  ['promo code over', 651, 'promo_over'],
];

test(
  'each reason of a refused payment is said in words of its own, in both languages, and the basket is as before',
  IN_VERIFY,
  async ({ page }) => {
    test.skip(Boolean(process.env.SCENES), 'pictures of refusals are taken where their questions are walked');
    test.setTimeout(180_000);
    await customerWithBasket(page);
    await openPage(page, '/basket');
    const basket = new BasketPage(page);
    const refusal = page
      .getByRole('alert')
      .filter({ hasText: /Your order wasn’t placed, and nothing was charged\.|Votre commande n’a pas été passée/ });
    const said = new Set<string>();
    for (const [name, error_code, reason] of REFUSALS) {
      await test.step(name, async () => {
        await page.route(
          `**${endpoints.pay_order_payment.path}`,
          (route) => route.fulfill({ json: { success: false, error_code, ...(reason ? { reason } : {}) } }),
          { times: 1 },
        );
        await basket.isReady();
        await basket.payment.click();
        await expect(basket.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
        await basket.orderAndPay.click();
        await expect(refusal).toContainText(/\. \S/);
        for (const language of ['fr', 'en'] as const) {
          await speak(page, language);
          said.add((await refusal.innerText()).trim());
        }
        await expect(basket.line('Moitié-moitié fondue')).toBeVisible();
        await basket.understood.click();
        await expect(refusal).toBeHidden();
      });
    }
    expect(said.size).toBe(2 * REFUSALS.length);
  },
);
