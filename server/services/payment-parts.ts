import { splitPayment } from '../../domain/checkout/invoice.ts';
import { toMajor } from '../../domain/money.ts';
import { answer } from '../http/answer.ts';
import type { CustomerCall } from '../http/call.ts';
import type { OrderPaymentRow } from '../repositories/order-payments.ts';
import { lockWallet, putInWallet, takeFromWallet, type WalletEntry } from '../repositories/wallet.ts';
import { newId } from './secrets.ts';

type Parts = Pick<OrderPaymentRow, 'walletPart' | 'cardPart' | 'cashPart'>;

/** How a payment is paid, as the pay call answers it. */
export const answerParts = ({ walletPart, cardPart, cashPart }: Parts) =>
  answer({ client_secret: null, payment_method: null, wallet_payment: toMajor(walletPart), card_payment: toMajor(cardPart), cash_payment: toMajor(cashPart) }, 116);

/** What the wallet would pay of a total now; the customer's wallet stays locked until the transaction ends. */
export async function walletPartOf(call: CustomerCall, total: number): Promise<number> {
  const balance = await lockWallet(call.database, call.customer.id);
  return splitPayment(total, { balance, used: call.customer.usesWallet }).wallet;
}

const entryOf = (payment: Pick<OrderPaymentRow, 'id' | 'attempt'>, more: Pick<WalletEntry, 'customerId' | 'amount' | 'cause' | 'actor' | 'requestId' | 'createdAt'>): WalletEntry => ({
  id: newId(more.createdAt), orderPaymentId: payment.id, key: `${payment.id}:${payment.attempt}:${more.cause}`, ...more,
});

/** Reserves what the wallet pays of a payment. @returns whether the balance covered it */
export async function reserveFromWallet(call: CustomerCall, payment: Pick<OrderPaymentRow, 'id' | 'attempt'>, amount: number): Promise<boolean> {
  if (amount === 0) return true;
  return takeFromWallet(call.database, entryOf(payment, { customerId: call.customer.id, amount, cause: 'order', actor: 'customer', requestId: call.requestId, createdAt: call.now() }));
}

/** Puts back what a payment reserved; a second time it does nothing. */
export async function returnToWallet(database: CustomerCall['database'], payment: OrderPaymentRow, by: { readonly actor: string; readonly requestId: string; readonly at: number }): Promise<void> {
  if (payment.walletPart === 0 || payment.customerId === null) return;
  await putInWallet(database, entryOf(payment, { customerId: payment.customerId, amount: payment.walletPart, cause: 'released', actor: by.actor, requestId: by.requestId, createdAt: by.at }));
}
