import { PLACES_HELD } from '#contract/limits.ts';
import { refuse, type Refused } from '#server/call/answer.ts';
import { holdPromo, releasePromo } from '#server/repositories/promos.ts';
import { givePlaceBack, placesHeldBeside } from '#server/repositories/slots.ts';
import { reserveFromWallet } from '../money/wallet-part.ts';
import type { Quote } from '../pricing/quote.ts';
import type { CheckoutDetails } from '../pricing/refusal-details.ts';
import { keepPlaceWith } from '../pricing/seller-place.ts';
import type { FulfilmentDetails } from '../fulfilment/fulfilment.ts';
import { detailsOf, type PayCall } from './pay-call.ts';
import { refuseWithNewPrice } from './payment-refusal.ts';

/**
 * Reserves the place in a slot, the use of the promo and what the wallet pays, all together or nothing.
 * @returns why not, or null
 */
export async function reserve(
  here: PayCall,
  quote: Quote,
  { attempt, walletPart, fulfilment }: { readonly attempt: number; readonly walletPart: number; readonly fulfilment: FulfilmentDetails },
): Promise<Refused<CheckoutDetails> | null> {
  const { database: transaction, payment, customer } = here;
  const { frozen, promo } = quote;
  const letGo = async () => {
    await releasePromo(transaction, payment.id);
    await givePlaceBack(transaction, payment.id);
  };
  if (frozen.slotEnd !== null && (await placesHeldBeside(transaction, customer.id, payment.id)) >= PLACES_HELD)
    return refuse(651, { reason: 'places_held', details: await detailsOf(here, quote) });
  if (!(await keepPlaceWith(transaction, quote, payment.id)))
    return refuse(651, { reason: 'slot_full', details: await detailsOf(here, quote) });
  if (promo && (await holdPromo(transaction, promo, { orderPaymentId: payment.id, customerId: customer.id })) !== null) {
    await letGo();
    return refuseWithNewPrice(here, fulfilment);
  }
  if (await reserveFromWallet(here, { id: payment.id, attempt }, walletPart)) return null;
  await letGo();
  return refuse(569, { details: await detailsOf(here, quote) });
}
