import type { MoneyBack } from '#contract/entities/money-back.ts';
import { isTerminal } from '#domain/orders/progress.ts';
import { toMajor } from '#domain/money.ts';
import type { Database } from '#server/database/database.ts';
import type { Account } from '#server/database/schema/ledger.ts';
import { refundErrandOf } from '#server/repositories/errands.ts';
import { transfersOfPayment, type TransferRow } from '#server/repositories/ledger.ts';
import type { OrderRow } from '#server/repositories/orders.ts';

const iso = (instant: number) => new Date(instant).toISOString();
const between = (rows: readonly TransferRow[], from: Account, to: Account) =>
  rows.filter(({ fromAccount, toAccount }) => fromAccount === from && toAccount === to);
const done = (part: MoneyBack['part'], rows: readonly TransferRow[]): MoneyBack[] =>
  rows.map(({ amount, createdAt }) => ({ part, amount: toMajor(amount), state: 'done', at: iso(createdAt) }));

/** What is on its way to a card, or came there, or what its provider refused to give back. */
async function backToCard(database: Database, order: OrderRow, rows: readonly TransferRow[]): Promise<MoneyBack[]> {
  const there = done('card', between(rows, 'refunds', 'card'));
  const asked = between(rows, 'sales', 'refunds');
  if (there.length > 0 || asked.length === 0) return there;
  const errand = await refundErrandOf(database, order.orderPaymentId);
  const state = errand?.state === 'refused' ? 'refused' : 'due';
  return asked.map(({ amount, createdAt }) => ({ part: 'card', amount: toMajor(amount), state, at: iso(createdAt) }));
}

/**
 * What of an order's money went back to where it came from, or is on its way, from the ledger: after an ending without
 * success, and what was given back by hand at the provider's. Empty while the order runs.
 */
export async function moneyBackOf(database: Database, order: OrderRow): Promise<MoneyBack[]> {
  if (!isTerminal(order.status)) return [];
  const rows = await transfersOfPayment(database, order.orderPaymentId);
  return [
    ...done('wallet', between(rows, 'sales', 'wallet')),
    ...(await backToCard(database, order, rows)),
    ...done('card', between(rows, 'sales', 'card')),
    ...done('cash', between(rows, 'sales', 'cash')),
  ];
}
