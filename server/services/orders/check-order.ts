import type { FrozenOrder } from '#server/database/frozen-order.ts';
import { isAgeUnconfirmed } from '#domain/checkout/minimum-age.ts';
import { noteInCash } from '#domain/checkout/note.ts';
import { readPayer } from '#domain/parcel/who-pays.ts';
import { dueAtDoor } from '#domain/payment/parts.ts';
import { partsInRow } from '#server/database/payment-parts.ts';
import { refuse, type Refused } from '#server/call/answer.ts';
import type { CustomerCall } from '#server/call/call.ts';
import type { Cart } from '#server/repositories/carts.ts';
import type { OrderPaymentRow } from '#server/repositories/order-payments.ts';
import type { FulfilmentDetails } from '../fulfilment/fulfilment.ts';
import { quoteOrder, whyNotQuoted } from '../pricing/quote-order.ts';
import type { Quote } from '../pricing/quote.ts';
import { keepPlaceWith } from '../pricing/seller-place.ts';

export type Checked =
  | { readonly ok: true; readonly order: FrozenOrder }
  | { readonly ok: false; readonly refusal: Refused<never>; readonly quote: Quote | null };

const no = (refusal: Refused<never>, quote: Quote | null = null): Checked => ({ ok: false, refusal, quote });

const isAsPaid = (paid: FrozenOrder, now: FrozenOrder): boolean =>
  paid.isPickup === now.isPickup && (paid.startAt === 0 || (paid.startAt === now.startAt && paid.slotEnd === now.slotEnd));

/** A note for the courier. Where something is left to be paid at the door it is not left there, and nowhere else is it said that the receiver pays. */
const noteOf = (payment: OrderPaymentRow, { storeId }: Cart, note: string): string => {
  const isDue = dueAtDoor(partsInRow(payment, payment.order)) > 0;
  if (storeId !== null) return isDue ? noteInCash(note) : note;
  return isDue ? note : readPayer(note).note;
};

/**
 * Looks whether the order of a paid payment can be made at this moment, received this way. Payment and basket must be
 * locked. What was frozen at payment is what it costs; time and contact may still be another's within the same price.
 * @param revision at which the basket's store stands, where that was read under the locks
 */
export async function checkOrder(
  call: CustomerCall,
  payment: OrderPaymentRow,
  cart: Cart,
  fulfilment: FulfilmentDetails,
  revision?: string,
): Promise<Checked> {
  if (cart.state !== 'open' || cart.version !== payment.cartVersion) return no(refuse(651, { reason: 'cart_changed' }));
  const quote = await quoteOrder(call, cart, fulfilment, null, revision);
  if (!quote) return no(whyNotQuoted(cart));
  if (quote.refusal) return no(quote.refusal, quote);
  if (!isAsPaid(payment.order, quote.frozen)) return no(refuse(535, { reason: 'prices_changed' }), quote);
  if (isAgeUnconfirmed(quote.frozen.minimumAge, payment.order.minimumAge)) return no(refuse(651, { reason: 'age_not_confirmed' }), quote);
  if (!(await keepPlaceWith(call.database, quote, payment.id))) return no(refuse(651, { reason: 'slot_full' }), quote);
  const { startAt, latestAt, slotEnd } = quote.frozen;
  const { contactName, contactPhone } = fulfilment;
  const deliveryNote = noteOf(payment, cart, fulfilment.deliveryNote);
  const at = payment.order.destination;
  const destination = at?.note && cart.storeId !== null ? { ...at, note: noteOf(payment, cart, at.note) } : at;
  return { ok: true, order: { ...payment.order, startAt, latestAt, slotEnd, destination, deliveryNote, contactName, contactPhone } };
}
