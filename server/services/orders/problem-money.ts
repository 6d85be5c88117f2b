import type { ProblemWay } from '#contract/entities/order-problem.ts';
import type { Minor } from '#domain/money.ts';
import { partsGivenBack } from '#domain/orders/cancelling.ts';
import { isByProvider, partsBy, partsWithMoney, takenOf, type Parts } from '#domain/payment/parts.ts';
import { PAYMENT_PARTS } from '#contract/payment-methods.ts';
import type { Database } from '#server/database/database.ts';
import { partsInRow } from '#server/database/payment-parts.ts';
import { paysFromWallet, type City } from '#server/repositories/cities.ts';
import { findCustomer } from '#server/repositories/customers.ts';
import { noteErrand } from '#server/repositories/errands.ts';
import { balanceOfPayment, transfersOfPayments } from '#server/repositories/ledger.ts';
import type { OrderPaymentRow } from '#server/repositories/order-payments.ts';
import { newId } from '#server/secrets/ids.ts';
import type { Cause } from '../money/cause.ts';
import { moveForPayment } from '../money/transfers.ts';

/** What of an order's money can be given back still, whole minor units, and of which parts. */
export type MoneyLeft = { readonly most: Minor; readonly parts: Parts };

export async function moneyLeft(database: Database, payment: OrderPaymentRow): Promise<MoneyLeft> {
  const rows = await transfersOfPayments(database, [payment.id]);
  const paid = partsInRow(payment, payment.order);
  const returned = (to: string) =>
    rows.reduce((sum, { fromAccount, toAccount, amount }) => (fromAccount === 'sales' && toAccount === to ? sum + amount : sum), 0);
  const parts = partsBy((part) => Math.max(0, paid[part] - returned(part) - (isByProvider(part) ? returned('refunds') : 0)));
  return { most: Math.max(0, await balanceOfPayment(database, payment.id, 'sales')), parts };
}

/** Whether a part goes back by itself; the others, the wallet's and what was handed over, go to the wallet. */
const goesBackItself = (part: keyof Parts): boolean => isByProvider(part) || takenOf(part) === 'at once';

export async function waysOf(
  database: Database,
  { parts }: MoneyLeft,
  { customerId, city }: { readonly customerId: string; readonly city: City },
): Promise<ProblemWay[]> {
  const customer = await findCustomer(database, customerId);
  const toWallet = customer !== null && (await paysFromWallet(database, customer, city));
  const paidBy = partsWithMoney(parts);
  const itself = paidBy.some(({ part }) => goesBackItself(part));
  const needsWallet = paidBy.some(({ part }) => !goesBackItself(part));
  return [...(toWallet ? (['wallet'] as const) : []), ...(itself && (toWallet || !needsWallet) ? (['original'] as const) : [])];
}

export function divided({ parts }: MoneyLeft, amount: Minor, way: ProblemWay): { readonly itself: Parts; readonly wallet: Minor } {
  if (way === 'wallet') return { itself: partsBy(() => 0), wallet: amount };
  const left = PAYMENT_PARTS.reduce((sum, { part }) => sum + parts[part], 0);
  const back = partsGivenBack(parts, Math.max(0, left - amount));
  const itself = partsBy((part) => (goesBackItself(part) ? back[part] : 0));
  return { itself, wallet: amount - partsWithMoney(itself).reduce((sum, part) => sum + part.amount, 0) };
}

/**
 * Gives the money of a problem back, once an order: what goes to the wallet at once, a provider's part by an errand to it. The
 * payment and its customer must be locked.
 */
export async function giveProblemMoney(
  transaction: Database,
  payment: OrderPaymentRow,
  { amount, way, left }: { readonly amount: Minor; readonly way: ProblemWay; readonly left: MoneyLeft },
  by: Cause,
): Promise<void> {
  const { itself, wallet } = divided(left, amount, way);
  await moveForPayment(transaction, payment, { name: 'problem', from: 'sales', to: 'wallet', cause: 'problem', amount: wallet }, by);
  for (const { part, amount: back } of partsWithMoney(itself)) {
    const to = isByProvider(part) ? 'refunds' : part;
    await moveForPayment(transaction, payment, { name: `${part}-problem`, from: 'sales', to, cause: 'problem', amount: back }, by);
    if (to !== 'refunds' || payment.customerId === null) continue;
    await noteErrand(transaction, {
      id: newId(by.at),
      key: `${payment.id}:${payment.attempt}:problem`,
      kind: 'refund',
      customerId: payment.customerId,
      orderPaymentId: payment.id,
      subject: payment.id,
      amount: back,
      actor: by.actor,
      requestId: by.requestId,
      createdAt: by.at,
    });
  }
}
