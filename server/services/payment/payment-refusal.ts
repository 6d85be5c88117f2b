import { doorLacks } from '#domain/checkout/door.ts';
import { isAgeUnconfirmed } from '#domain/checkout/minimum-age.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { refuse, type Refused } from '#server/call/answer.ts';
import { updatePayment } from '#server/repositories/order-payments.ts';
import { reckon, whyNotReckoned } from '../pricing/reckon.ts';
import type { Reckoning } from '../pricing/reckoning.ts';
import type { CheckoutDetails } from '../pricing/refusal-details.ts';
import type { FulfilmentDetails } from '../fulfilment/fulfilment.ts';
import { detailsOf, type PayBody, type PayCall } from './pay-call.ts';

export async function refuseWithNewPrice(here: PayCall, fulfilment: FulfilmentDetails): Promise<Refused<CheckoutDetails>> {
  const { payment, cart } = here;
  const reckoning = await reckon(here, cart, fulfilment, payment.promoId);
  if (!reckoning) return whyNotReckoned(cart);
  // A promo that is used up stays on the payment until the next invoice has said so.
  await updatePayment(here.database, payment.id, {
    total: reckoning.total,
    order: reckoning.frozen,
    cartVersion: cart.version,
    updatedAt: here.now(),
  });
  return refuse(535, { reason: 'prices_changed', details: await detailsOf(here, reckoning) });
}

/** Why what is reckoned can't be ordered, in the order of 0-decisions: the address before the minimum. */
function whyNotOrdered({ refusal, frozen: { destination } }: Reckoning): Refused<never> | null {
  if (refusal && refusal.code !== 557 && refusal.code !== 560) return refusal;
  const lacks = destination && doorLacks(destination);
  return lacks ? refuse(651, { reason: lacks === 'placeName' ? 'place_unnamed' : 'door_missing' }) : refusal;
}

/** Why what is reckoned is not what the customer may pay now, before anything is held for it; null when it is. */
export async function paymentRefusal(
  body: PayBody,
  here: PayCall,
  fulfilment: FulfilmentDetails,
  reckoning: Reckoning,
): Promise<Refused<CheckoutDetails> | null> {
  const { total, promoRefused, frozen } = reckoning;
  const refusal = whyNotOrdered(reckoning);
  if (refusal) return { ...refusal, details: await detailsOf(here, reckoning) };
  if (promoRefused || total !== toMinor(body.user_pay_payment ?? toMajor(here.payment.total))) return refuseWithNewPrice(here, fulfilment);
  if (!here.customer.approved) return refuse(651, { reason: 'customer_not_approved' });
  // Only an age that the last invoice had is one that the order will keep.
  const confirmed = Math.min(body.confirmed_age, here.payment.order.minimumAge ?? 0);
  return isAgeUnconfirmed(frozen.minimumAge, confirmed)
    ? refuse(651, { reason: 'age_not_confirmed', details: await detailsOf(here, reckoning) })
    : null;
}
