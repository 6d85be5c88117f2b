import { smallestCoinOf } from '#domain/payment/smallest-coin.ts';
import { type Refused } from '#server/call/answer.ts';
import { askedOfProvider, namedInOrder, rowOfParts } from '#server/database/payment-parts.ts';
import { insertCardIntent } from '#server/repositories/card-intents.ts';
import { writeHeld, type OrderPaymentRow } from '#server/repositories/order-payments.ts';
import { quoteOrder, whyNotQuoted } from '../pricing/quote-order.ts';
import type { CheckoutDetails } from '../pricing/refusal-details.ts';
import { isWholeOrder, fulfilmentOf, fulfilmentOfFrozen } from '../fulfilment/fulfilment.ts';
import type { PayBody, PayCall } from './pay-call.ts';
import { withCommand } from './pay-commands.ts';
import { reserve } from './reserve.ts';
import { LOOKED_AT_EVERY } from './settling/time-limits.ts';
import { splitTotal } from './split-total.ts';
import { paymentRefusal } from './payment-refusal.ts';

/**
 * Freezes an open payment's invoice and reserves the place in a slot, what the wallet pays and the use of the promo, all
 * together or nothing. What a provider is to take is written down to be asked for; everything else is paid with that.
 * @returns the payment as it is now, or why not
 */
export async function holdPayment(body: PayBody, here: PayCall): Promise<OrderPaymentRow | Refused<CheckoutDetails>> {
  const { payment, cart, database: transaction } = here;
  const fulfilment = fulfilmentOf(body, fulfilmentOfFrozen(payment.order));
  const quote = await quoteOrder(here, cart, fulfilment, payment.promoId, here.grounds.revision);
  if (!quote) return whyNotQuoted(cart);
  const notPaid = await paymentRefusal(body, here, fulfilment, quote);
  if (notPaid) return notPaid;
  const split = await splitTotal(body, here, quote);
  if ('code' in split) return split;
  const { parts, charge } = split;
  const attempt = payment.attempt + 1;
  const notReserved = await reserve(here, quote, { attempt, walletPart: parts.wallet, fulfilment });
  if (notReserved) return notReserved;
  const now = here.now();
  const common = {
    ...payment,
    attempt,
    ...rowOfParts(parts),
    total: quote.total,
    customerId: here.customer.id,
    promoId: quote.promo?.id ?? null,
    order: { ...quote.frozen, ...namedInOrder(parts, smallestCoinOf(here.grounds.currency ?? undefined)) },
    cartVersion: cart.version,
    orderWanted: isWholeOrder(body),
    language: here.language,
    commands: withCommand(payment, body.idempotency_key),
    refusal: null,
    updatedAt: now,
  };
  if (charge) {
    const held = { ...common, state: 'held' as const, heldAt: now, lookAt: now + LOOKED_AT_EVERY };
    const amount = askedOfProvider(held);
    await writeHeld(transaction, payment.id, held);
    await insertCardIntent(transaction, { ...charge, orderPaymentId: payment.id, attempt, amount, createdAt: now });
    return held;
  }
  const paid = { ...common, state: 'paid' as const, paidAt: now };
  await writeHeld(transaction, payment.id, paid);
  return paid;
}
