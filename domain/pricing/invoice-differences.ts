import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { METRES_PER_MILE } from '../geometry.ts';
import { toMinor, type Minor } from '../money.ts';

/** A part of an invoice that costs more (above 0) or less than at the last look. `farther` in kilometres, below 0 for nearer. */
export type InvoiceDifference = {
  readonly part: 'delivery' | 'items' | 'serviceFees' | 'tip';
  readonly amount: Minor;
  readonly farther: number | null;
};

const kilometres = (miles: number) => Math.round((miles * METRES_PER_MILE) / 100) / 10;

/** Nobody has said where it goes: a basket then stands at its store's own door. */
const goesNowhere = ({ is_user_pick_up_order: isPickup, total_distance: far }: OrderPayment): boolean => !isPickup && far === 0;

/**
 * What changed between two looks at an invoice that the customer did not ask for in so many words: a delivery that costs
 * something else (with the distance, where that is why), items that cost something else although they are as many, other
 * fees, a tip that is not taken. What follows from a quantity, a promo, the way of receiving or a first address is their own doing and is no news.
 */
export function invoiceDifferences(shown: OrderPayment, now: OrderPayment): InvoiceDifference[] {
  if (shown.is_user_pick_up_order !== now.is_user_pick_up_order) return [];
  const serviceOf = (payment: OrderPayment) => toMinor(payment.total_service_price) + toMinor(payment.total_admin_tax_price);
  const itemsOf = (payment: OrderPayment) => toMinor(payment.total_cart_price) + toMinor(payment.total_store_tax_price);
  const farther = kilometres(now.total_distance) - kilometres(shown.total_distance);
  const sameItems = shown.total_item_count === now.total_item_count;
  const all: InvoiceDifference[] = [
    {
      part: 'delivery',
      amount: goesNowhere(shown) ? 0 : serviceOf(now) - serviceOf(shown),
      farther: Math.abs(farther) < 0.05 ? null : Math.round(farther * 10) / 10,
    },
    { part: 'items', amount: sameItems ? itemsOf(now) - itemsOf(shown) : 0, farther: null },
    { part: 'serviceFees', amount: toMinor(now.goeats_service_fee) - toMinor(shown.goeats_service_fee), farther: null },
    { part: 'tip', amount: toMinor(now.courier_tip ?? 0) - toMinor(shown.courier_tip ?? 0), farther: null },
  ];
  return all.filter(({ amount }) => amount !== 0);
}
