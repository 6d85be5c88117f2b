import { doorLacks } from '#domain/checkout/door.ts';
import { isAgeUnconfirmed } from '#domain/checkout/minimum-age.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { refuse, type Refused } from '#server/call/answer.ts';
import { updatePayment } from '#server/repositories/order-payments.ts';
import { quoteOrder, whyNotQuoted } from '../pricing/quote-order.ts';
import type { Quote } from '../pricing/quote.ts';
import type { CheckoutDetails } from '../pricing/refusal-details.ts';
import type { FulfilmentDetails } from '../fulfilment/fulfilment.ts';
import { detailsOf, type PayBody, type PayCall } from './pay-call.ts';

export async function refuseWithNewPrice(
  here: PayCall,
  fulfilment: FulfilmentDetails,
  reason: 'prices_changed' | 'parcel_changed' = 'prices_changed',
): Promise<Refused<CheckoutDetails>> {
  const { payment, cart } = here;
  const quote = await quoteOrder(here, cart, fulfilment, payment.promoId);
  if (!quote) return whyNotQuoted(cart);
  // A promo that is used up stays on the payment until the next invoice has said so.
  await updatePayment(here.database, payment.id, {
    total: quote.total,
    order: quote.frozen,
    cartVersion: cart.version,
    updatedAt: here.now(),
  });
  return refuse(535, { reason, details: await detailsOf(here, quote) });
}

/** Why what is computed can't be ordered, in the order of 0-decisions: the address before the minimum. */
function whyNotOrdered({ refusal, frozen: { destination } }: Quote): Refused<never> | null {
  if (refusal && refusal.code !== 557 && refusal.code !== 560) return refusal;
  const lacks = destination && doorLacks(destination);
  return lacks ? refuse(651, { reason: lacks === 'placeName' ? 'place_unnamed' : 'door_missing' }) : refusal;
}

/** Why what is computed is not what the customer may pay now, before anything is held for it; null when it is. */
export async function paymentRefusal(
  body: PayBody,
  here: PayCall,
  fulfilment: FulfilmentDetails,
  quote: Quote,
): Promise<Refused<CheckoutDetails> | null> {
  const { total, promoRefused, frozen } = quote;
  const refusal = whyNotOrdered(quote);
  if (refusal) return { ...refusal, details: await detailsOf(here, quote) };
  if (promoRefused || total !== toMinor(body.user_pay_payment ?? toMajor(here.payment.total))) {
    // It costs what its newest invoice said: whoever saw another price saw another vehicle or way, in another tab.
    const isOtherParcel = here.cart.storeId === null && !promoRefused && total === here.payment.total;
    return refuseWithNewPrice(here, fulfilment, isOtherParcel ? 'parcel_changed' : 'prices_changed');
  }
  if (!here.customer.approved) return refuse(651, { reason: 'customer_not_approved' });
  // Only an age that the last invoice had is one that the order will keep.
  const confirmed = Math.min(body.confirmed_age, here.payment.order.minimumAge ?? 0);
  return isAgeUnconfirmed(frozen.minimumAge, confirmed)
    ? refuse(651, { reason: 'age_not_confirmed', details: await detailsOf(here, quote) })
    : null;
}
