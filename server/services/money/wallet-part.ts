import { splitPayment } from '#domain/pricing/invoice.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { paysFromWallet, type City } from '#server/repositories/cities.ts';
import type { OrderPaymentRow } from '#server/repositories/order-payments.ts';
import { takeFromWallet } from '#server/repositories/wallet.ts';
import { moveForPayment } from './transfers.ts';
import type { Cause } from './cause.ts';
import { newId } from '#server/secrets/ids.ts';

/** What a wallet with a balance would pay of a total in a city now: nothing where another currency is paid in. The customer must be locked: nobody else then takes of it until the transaction ends. */
export async function walletPartOf(call: CustomerCall, city: City, total: number, balance: number): Promise<number> {
  const used = call.customer.usesWallet && balance > 0 && (await paysFromWallet(call.database, call.customer, city));
  return splitPayment(total, { balance, used }).wallet;
}

/** Reserves what the wallet pays of a payment. @returns whether the balance covered it */
export async function reserveFromWallet(
  call: CustomerCall,
  payment: Pick<OrderPaymentRow, 'id' | 'attempt'>,
  amount: number,
): Promise<boolean> {
  if (amount === 0) return true;
  const at = call.now();
  return takeFromWallet(call.database, {
    id: newId(at),
    key: `${payment.id}:${payment.attempt}:hold`,
    customerId: call.customer.id,
    amount,
    cause: 'hold',
    actor: 'customer',
    requestId: call.requestId,
    orderPaymentId: payment.id,
    createdAt: at,
  });
}

/** Puts back what a payment reserved; a second time it does nothing. */
export async function returnToWallet(transaction: CustomerCall['database'], payment: OrderPaymentRow, by: Cause): Promise<void> {
  await moveForPayment(
    transaction,
    payment,
    { name: 'release', from: 'wallet_held', to: 'wallet', cause: 'release', amount: payment.walletPart },
    by,
  );
}
