import { offerOf, type StoreOffer } from '../delivery-time/store-offer.ts';
import type { Moment } from '#domain/schedule/store-clock.ts';
import type { CheckoutFailure, Invoice, InvoiceEmitted } from '../invoice/invoice.setup.ts';
import type { PromoRefusal } from '../promo/promo.machine.ts';

type Said = Partial<Pick<Invoice, 'order_payment' | 'promo_refused' | 'store' | 'server_time' | 'timezone'>>;

export const detailsOf = (failure: CheckoutFailure): Said => (failure.kind === 'refused' ? (failure.details ?? {}) : {});

/** What an answer about the price says of the code on the payment; null where it says nothing of the payment. */
export function saidOfPromo({
  order_payment: payment,
  promo_refused: refused,
}: Said): { readonly code: string; readonly isReduced: boolean; readonly refusal: PromoRefusal | null } | null {
  if (!payment) return null;
  return {
    code: payment.promo_code_name,
    isReduced: payment.promo_payment > 0,
    refusal: refused
      ? {
          code: refused.promo_code_name,
          failure: { kind: 'refused', code: refused.error_code, reason: refused.reason, details: refused },
          isTakenOff: true,
        }
      : null,
  };
}

/**
 * What an answer about the price says of the store and of the time there; null where it tells no time. A refusal that
 * leaves the store out speaks of the one that was known.
 */
export function saidOfStore(
  { store, server_time: time, timezone }: Said,
  known: Invoice | null,
): { readonly store: StoreOffer; readonly moment: Moment } | null {
  const offering = store ?? known?.store;
  return offering && time && timezone ? { store: offerOf(offering), moment: { now: Date.parse(time), timezone } } : null;
}

/**
 * Whether an answer tells of a menu that the basket was not read with: something can't be had, or as many items cost
 * something else.
 */
export function isOtherMenu(news: Exclude<InvoiceEmitted, { type: 'price.asked' }>, known: Invoice | null): boolean {
  if (news.type === 'price.lost') return news.failure.kind === 'refused' && news.failure.reason === 'items_changed';
  const [now, before] = [news.invoice.order_payment, known?.order_payment];
  return before?.total_item_count === now.total_item_count && before.total_cart_price !== now.total_cart_price;
}
