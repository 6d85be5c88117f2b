import { isUnnamedPoint } from '../../../domain/checkout/map-point.ts';
import { PLACES_HELD } from '../../../contract/limits.ts';
import { toMajor, toMinor } from '../../../domain/money.ts';
import type { ReceivedOf } from '../../../contract/endpoint.ts';
import type { endpoints } from '../../../contract/endpoints.ts';
import { refuse, type Refused } from '../../call/answer.ts';
import type { CustomerCall } from '../../call/call.ts';
import { insertCardIntent } from '../../repositories/card-intents.ts';
import type { Cart } from '../../repositories/carts.ts';
import { updatePayment, type OrderPaymentRow } from '../../repositories/order-payments.ts';
import { holdPromo, releasePromo } from '../../repositories/promos.ts';
import { givePlaceBack, placesHeldBeside } from '../../repositories/slots.ts';
import { whyNotCash } from './why-not-cash.ts';
import { reserveFromWallet, walletPartOf } from '../money/wallet-part.ts';
import { isWholeOrder, receivingOf, receivingOfFrozen, type Receiving } from '../receiving/receiving.ts';
import { reckon, type Reckoning } from '../pricing/reckon.ts';
import { refusalDetails, type CheckoutDetails } from '../pricing/refusal-details.ts';
import { LOOKED_AT_EVERY } from './settling/standing.ts';
import { keepPlace } from '../receiving/slot-places.ts';
import { wayToPayOf } from './way-to-pay.ts';

/** The pay call inside its transaction, with payment and basket locked. */
export type PayCall = CustomerCall & { readonly payment: OrderPaymentRow; readonly cart: Cart };

/** The payment as it would be by today's reckoning, kept open, and why it is not taken. */
async function refuseWithNewPrice(here: PayCall, receiving: Receiving): Promise<Refused<CheckoutDetails>> {
  const { payment, cart } = here;
  const reckoning = await reckon(here, cart, receiving, payment.promoId);
  if (!reckoning) return refuse(634);
  // A promo that is used up stays on the payment until the next invoice has told so.
  await updatePayment(here.database, payment.id, { total: reckoning.total, order: reckoning.frozen, cartVersion: cart.version, updatedAt: here.now() });
  return refuse(535, { reason: 'prices_changed', details: await refusalDetails(here, reckoning, { _id: payment.id, ...reckoning.frozen.payment }) });
}

/** Why what is reckoned can't be ordered, in the order of 0-decisions: the address before the minimum. */
function whyNotOrdered({ refusal, frozen: { destination } }: Reckoning): Refused<never> | null {
  if (refusal && refusal.code !== 557) return refusal;
  return destination && isUnnamedPoint(destination.address) ? refuse(651, { reason: 'place_unnamed' }) : refusal;
}

/**
 * Freezes an open payment's invoice and reserves the place in a slot, what the wallet pays and the use of the promo, all
 * together or nothing. What a card is to pay is written down to be asked for; everything else is paid with that.
 * @returns why not, or null
 */
export async function holdPayment(body: ReceivedOf<typeof endpoints.pay_order_payment>, here: PayCall): Promise<Refused<CheckoutDetails> | null> {
  const { payment, cart, database: transaction } = here;
  const receiving = receivingOf(body, receivingOfFrozen(payment.order));
  const reckoning = await reckon(here, cart, receiving, payment.promoId);
  if (!reckoning) return refuse(cart.lines.length === 0 ? 962 : 634);
  const { frozen, total, place, promo } = reckoning;
  const details = () => refusalDetails(here, reckoning, { _id: payment.id, ...frozen.payment });
  const refusal = whyNotOrdered(reckoning);
  if (refusal) return { ...refusal, details: await details() };
  if (reckoning.promoRefused || total !== toMinor(body.user_pay_payment ?? toMajor(payment.total))) return refuseWithNewPrice(here, receiving);
  if (!here.customer.approved) return refuse(651, { reason: 'customer_not_approved' });
  const walletPart = await walletPartOf(here, total);
  if (body.wallet_payment != null && toMinor(body.wallet_payment) !== walletPart) return refuse(569, { details: await details() });
  const rest = total - walletPart;
  const way = rest > 0 ? await wayToPayOf(body, here, place) : null;
  if (way && 'code' in way) return way;
  const notCash = way?.kind === 'cash' ? await whyNotCash(here, rest) : null;
  if (notCash) return notCash;
  const attempt = payment.attempt + 1;
  const letGo = async () => {
    await releasePromo(transaction, payment.id);
    await givePlaceBack(transaction, payment.id);
  };
  if (frozen.slotEnd !== null && (await placesHeldBeside(transaction, here.customer.id, payment.id)) >= PLACES_HELD) return refuse(651, { reason: 'places_held', details: await details() });
  if (!(await keepPlace(transaction, place, payment.id, frozen))) return refuse(651, { reason: 'slot_full', details: await details() });
  if (promo && (await holdPromo(transaction, promo, { orderPaymentId: payment.id, customerId: here.customer.id })) !== null) {
    await letGo();
    return refuseWithNewPrice(here, receiving);
  }
  if (!(await reserveFromWallet(here, { id: payment.id, attempt }, walletPart))) {
    await letGo();
    return refuse(569, { details: await details() });
  }
  const now = here.now();
  const common = { attempt, total, walletPart, customerId: here.customer.id, promoId: promo?.id ?? null, order: frozen, cartVersion: cart.version, orderWanted: isWholeOrder(body), language: here.language, refusal: null, updatedAt: now };
  if (way?.kind === 'card') {
    const { provider, providerCustomer, paymentMethod, currency } = way;
    await updatePayment(transaction, payment.id, { ...common, state: 'held', cardPart: rest, cashPart: 0, heldAt: now, lookAt: now + LOOKED_AT_EVERY });
    await insertCardIntent(transaction, { orderPaymentId: payment.id, attempt, provider, providerCustomer, paymentMethod, amount: rest, currency, createdAt: now });
  } else {
    await updatePayment(transaction, payment.id, { ...common, state: 'paid', cardPart: 0, cashPart: rest, paidAt: now });
  }
  return null;
}
