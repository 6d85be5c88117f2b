import type { Call } from '#server/call/call.ts';
import type { Cart } from '#server/repositories/carts.ts';
import { lockLivePaymentOfCart, saveOpenPayment, type OrderPaymentRow } from '#server/repositories/order-payments.ts';
import { newId } from '#server/secrets/ids.ts';
import { reopenPayment } from '../money/reopen-payment.ts';
import { reckon } from '../pricing/reckon.ts';
import type { Reckoning } from '../pricing/reckoning.ts';
import type { ReceivingDetails } from '../receiving/receiving.ts';
import { isUnsettled } from './settle-payment.ts';
import { inTransaction } from '#server/database/in-transaction.ts';

/** An invoice as it was written down, or why its payment may not change any more. */
export type WrittenInvoice = { readonly saved: OrderPaymentRow; readonly reckoning: Reckoning } | 'already_ordered' | 'payment_checking';

/**
 * Reckons a basket and writes its open payment, which keeps its id and its promo from invoice to invoice.
 * @returns null for a basket that can't be reckoned (`whyNotReckoned`)
 */
export const writeInvoice = (call: Call, cart: Cart, receiving: ReceivingDetails): Promise<WrittenInvoice | null> =>
  inTransaction(call.database, async (transaction) => {
    const here = { ...call, database: transaction };
    const live = await lockLivePaymentOfCart(transaction, cart.id);
    if (live?.state === 'ordered') return 'already_ordered';
    if (live && isUnsettled(live)) return 'payment_checking';
    // A payment that is open again holds nothing any more.
    if (live?.state === 'paid') await reopenPayment(transaction, live, { actor: 'customer', requestId: call.requestId, at: call.now() });
    const reckoning = await reckon(here, cart, receiving, call.customer ? (live?.promoId ?? null) : null);
    if (!reckoning) return null;
    const saved = await saveOpenPayment(transaction, {
      id: newId(call.now()),
      cartId: cart.id,
      customerId: cart.customerId,
      state: 'open',
      cartVersion: cart.version,
      total: reckoning.total,
      walletPart: 0,
      cardPart: 0,
      cashPart: 0,
      promoId: reckoning.promo?.id ?? null,
      order: reckoning.frozen,
      paidAt: null,
      updatedAt: call.now(),
    });
    return saved ? { saved, reckoning } : 'already_ordered';
  });
