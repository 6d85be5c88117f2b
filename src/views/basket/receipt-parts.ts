import type { OrderPayment } from '../../../contract/entities/order.ts';
import { toMinor, type Minor } from '../../../domain/money.ts';

export type ReceiptPart = 'servicePrice' | 'serviceTax' | 'serviceCost' | 'itemPrice' | 'itemTax' | 'serviceFees' | 'promoBonus';

/**
 * What makes up a total, each part only when above 0, in the order of a receipt. `serviceCost` is the subtotal of the
 * parts before it; it and the parts after it add up to the total. The promo bonus is taken off, before the subtotal when
 * it is for the delivery, else after the rest.
 */
export function receiptParts(payment: OrderPayment): { readonly part: ReceiptPart; readonly amount: Minor }[] {
  const promo = { part: 'promoBonus', amount: payment.promo_payment } as const;
  const onDelivery = payment.is_promo_for_delivery_service;
  return [
    { part: 'servicePrice', amount: payment.total_service_price } as const,
    { part: 'serviceTax', amount: payment.total_admin_tax_price } as const,
    ...(onDelivery ? [promo] : []),
    { part: 'serviceCost', amount: payment.delivery_price } as const,
    { part: 'itemPrice', amount: payment.total_cart_price } as const,
    { part: 'itemTax', amount: payment.total_store_tax_price } as const,
    { part: 'serviceFees', amount: payment.goeats_service_fee } as const,
    ...(onDelivery ? [] : [promo]),
  ].map(({ part, amount }) => ({ part, amount: toMinor(amount) })).filter(({ amount }) => amount > 0);
}
