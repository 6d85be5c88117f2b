import { NO_PARTS } from '#domain/payment/parts.ts';
import type { Database } from '#server/database/database.ts';
import { rowOfParts } from '#server/database/payment-parts.ts';
import type { Call } from '#server/call/call.ts';
import type { Cart } from '#server/repositories/carts.ts';
import { lockLivePaymentOfCart, saveOpenPayment, type SeenPayment } from '#server/repositories/order-payments.ts';
import { newId } from '#server/secrets/ids.ts';
import { reopenPayment } from '../money/reopen-payment.ts';
import { quoteOrder } from '../pricing/quote-order.ts';
import type { Quote } from '../pricing/quote.ts';
import type { FulfilmentDetails } from '../fulfilment/fulfilment.ts';
import { isUnsettled } from './settle-payment.ts';
import { againWhenContended } from '#server/database/contended.ts';
import { inTransaction } from '#server/database/in-transaction.ts';

export type WrittenInvoice = { readonly paymentId: string; readonly quote: Quote } | 'already_ordered' | 'payment_checking';

const write = (database: Database, call: Call, cart: Cart, quote: Quote, seenPromo?: string | null): Promise<string | null> =>
  saveOpenPayment(
    database,
    {
      id: newId(call.now()),
      cartId: cart.id,
      customerId: cart.customerId,
      state: 'open',
      cartVersion: cart.version,
      total: quote.total,
      ...rowOfParts(NO_PARTS),
      promoId: quote.promo?.id ?? null,
      order: quote.frozen,
      paidAt: null,
      updatedAt: call.now(),
    },
    seenPromo,
  );

const promoOf = (call: Call, live: Pick<SeenPayment, 'promoId'> | null): string | null => (call.customer ? (live?.promoId ?? null) : null);

const writeLocked = (call: Call, cart: Cart, fulfilment: FulfilmentDetails): Promise<WrittenInvoice | null> =>
  inTransaction(call.database, async (transaction) => {
    const here = { ...call, database: transaction };
    const live = await lockLivePaymentOfCart(transaction, cart.id);
    if (live?.state === 'ordered') return 'already_ordered';
    if (live && isUnsettled(live)) return 'payment_checking';
    // A payment that is open again holds nothing any more.
    if (live?.state === 'paid') await reopenPayment(transaction, live, { actor: 'customer', requestId: call.requestId, at: call.now() });
    const quote = await quoteOrder(here, cart, fulfilment, promoOf(call, live));
    if (!quote) return null;
    const paymentId = await write(transaction, call, cart, quote);
    return paymentId ? { paymentId, quote } : 'already_ordered';
  });

/**
 * Reckons a basket and writes its open payment, which keeps its id and its promo from invoice to invoice. `seen` is the
 * basket's live payment as it was read, or null: one that is open is written in one statement, which passes only while it
 * still is and holds the same promo, the only thing of it that is computed with.
 * @returns null for a basket that can't be computed (`whyNotQuoted`)
 */
export async function writeInvoice(
  call: Call,
  cart: Cart,
  fulfilment: FulfilmentDetails,
  seen: Pick<SeenPayment, 'state' | 'promoId'> | null,
  revision?: string,
): Promise<WrittenInvoice | null> {
  if (seen && seen.state !== 'open') return writeLocked(call, cart, fulfilment);
  const quote = await quoteOrder(call, cart, fulfilment, promoOf(call, seen), revision);
  if (!quote) return null;
  const paymentId = await againWhenContended(() => write(call.database, call, cart, quote, seen?.promoId ?? null));
  return paymentId ? { paymentId, quote } : writeLocked(call, cart, fulfilment);
}
