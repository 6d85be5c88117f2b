import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { toMinor, type Minor } from '../money.ts';

export type ReceiptPart =
  | 'servicePrice'
  | 'serviceTax'
  | 'serviceCost'
  | 'itemPrice'
  | 'itemTax'
  | 'serviceFees'
  | 'promoBonus'
  | 'courierTip';

/** An amount of a receipt; money off is below 0. Whole minor units. */
export type ReceiptAmount<Part> = { readonly part: Part; readonly amount: Minor };

/**
 * What makes up a total, each part only where there is any, in the order of a receipt (specification 1, section 2.6).
 * `serviceCost` is the subtotal of the parts before it, where that is more than one; it and the parts after it, or without it
 * all parts, add up to the total. The promo bonus is
 * taken off, before the subtotal when it is for the delivery, else after the rest. The courier's tip is last.
 */
export function receiptOf(payment: OrderPayment): readonly ReceiptAmount<ReceiptPart>[] {
  const promo = { part: 'promoBonus', amount: -payment.promo_payment } as const;
  const onDelivery = payment.is_promo_for_delivery_service;
  const isOneLine = payment.total_admin_tax_price === 0 && (!onDelivery || payment.promo_payment === 0);
  return [
    { part: 'servicePrice', amount: payment.total_service_price } as const,
    { part: 'serviceTax', amount: payment.total_admin_tax_price } as const,
    ...(onDelivery ? [promo] : []),
    ...(isOneLine ? [] : [{ part: 'serviceCost', amount: payment.delivery_price } as const]),
    { part: 'itemPrice', amount: payment.total_cart_price } as const,
    { part: 'itemTax', amount: payment.total_store_tax_price } as const,
    { part: 'serviceFees', amount: payment.goeats_service_fee } as const,
    ...(onDelivery ? [] : [promo]),
    { part: 'courierTip', amount: payment.courier_tip ?? 0 } as const,
  ]
    .map(({ part, amount }) => ({ part, amount: toMinor(amount) }))
    .filter(({ part, amount }) => (part === 'promoBonus' ? amount < 0 : amount > 0));
}
