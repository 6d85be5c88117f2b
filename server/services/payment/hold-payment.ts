import { refuse, type Refused } from '#server/call/answer.ts';
import { insertCardIntent } from '#server/repositories/card-intents.ts';
import { lockCustomer } from '#server/repositories/customers.ts';
import { updatePayment } from '#server/repositories/order-payments.ts';
import { reckon, whyNotReckoned } from '../pricing/reckon.ts';
import type { CheckoutDetails } from '../pricing/refusal-details.ts';
import { isWholeOrder, receivingOf, receivingOfFrozen } from '../receiving/receiving.ts';
import type { PayBody, PayCall } from './pay-call.ts';
import { reserve } from './reserve.ts';
import { LOOKED_AT_EVERY } from './settling/time-limits.ts';
import { splitTotal } from './split-total.ts';
import { whyNotPaid } from './why-not-paid.ts';

/**
 * Freezes an open payment's invoice and reserves the place in a slot, what the wallet pays and the use of the promo, all
 * together or nothing. What a card is to pay is written down to be asked for; everything else is paid with that.
 * @returns why not, or null
 */
export async function holdPayment(body: PayBody, here: PayCall): Promise<Refused<CheckoutDetails> | null> {
  const { payment, cart, database: transaction } = here;
  if (!(await lockCustomer(transaction, here.customer.id))) return refuse(999);
  const receiving = receivingOf(body, receivingOfFrozen(payment.order));
  const reckoning = await reckon(here, cart, receiving, payment.promoId);
  if (!reckoning) return whyNotReckoned(cart);
  const notPaid = await whyNotPaid(body, here, receiving, reckoning);
  if (notPaid) return notPaid;
  const split = await splitTotal(body, here, reckoning);
  if ('code' in split) return split;
  const { walletPart, rest, way } = split;
  const attempt = payment.attempt + 1;
  const notReserved = await reserve(here, reckoning, { attempt, walletPart, receiving });
  if (notReserved) return notReserved;
  const now = here.now();
  const common = {
    attempt,
    walletPart,
    total: reckoning.total,
    customerId: here.customer.id,
    promoId: reckoning.promo?.id ?? null,
    order: reckoning.frozen,
    cartVersion: cart.version,
    orderWanted: isWholeOrder(body),
    language: here.language,
    refusal: null,
    updatedAt: now,
  };
  if (way?.kind === 'card') {
    const { provider, providerCustomer, paymentMethod, currency } = way;
    await updatePayment(transaction, payment.id, {
      ...common,
      state: 'held',
      cardPart: rest,
      cashPart: 0,
      heldAt: now,
      lookAt: now + LOOKED_AT_EVERY,
    });
    await insertCardIntent(transaction, {
      orderPaymentId: payment.id,
      attempt,
      provider,
      providerCustomer,
      paymentMethod,
      amount: rest,
      currency,
      createdAt: now,
    });
  } else {
    await updatePayment(transaction, payment.id, { ...common, state: 'paid', cardPart: 0, cashPart: rest, paidAt: now });
  }
  return null;
}
