import type { MoneyBack } from '#contract/entities/money-back.ts';
import { isTerminal } from '#domain/orders/progress.ts';
import { toMajor } from '#domain/money.ts';
import type { Database } from '#server/database/database.ts';
import type { Account } from '#server/database/schema/ledger.ts';
import { keptCardOf } from '#server/repositories/card-intents.ts';
import { refundErrandOf } from '#server/repositories/errands.ts';
import { transfersOfPayment, type TransferRow } from '#server/repositories/ledger.ts';
import type { OrderRow } from '#server/repositories/orders.ts';

const iso = (instant: number) => new Date(instant).toISOString();
const between = (rows: readonly TransferRow[], from: Account, to: Account) =>
  rows.filter(({ fromAccount, toAccount }) => fromAccount === from && toAccount === to);
const done = (part: MoneyBack['part'], rows: readonly TransferRow[]): MoneyBack[] =>
  rows.map(({ amount, createdAt }) => ({ part, amount: toMajor(amount), state: 'done', at: iso(createdAt) }));

/** What came to a card, or is on its way there, or what its provider refused to give back. */
async function partsOfCard(database: Database, order: OrderRow, rows: readonly TransferRow[]): Promise<MoneyBack[]> {
  const there = done('card', [...between(rows, 'refunds', 'card'), ...between(rows, 'sales', 'card')]);
  const asked = between(rows, 'sales', 'refunds');
  if (asked.length === 0 || between(rows, 'refunds', 'card').length > 0) return there;
  const errand = await refundErrandOf(database, order.orderPaymentId);
  const state = errand?.state === 'refused' ? 'refused' : 'due';
  const due = asked.map(({ amount, createdAt }): MoneyBack => ({ part: 'card', amount: toMajor(amount), state, at: iso(createdAt) }));
  return [...due, ...there];
}

/** The same, with the card that it goes to. */
async function backToCard(database: Database, order: OrderRow, rows: readonly TransferRow[]): Promise<MoneyBack[]> {
  const parts = await partsOfCard(database, order, rows);
  const kept = parts.length === 0 ? null : await keptCardOf(database, order.orderPaymentId);
  const card = kept && { card_type: kept.brand.toLowerCase(), last_four: kept.lastFour };
  return parts.map((part) => ({ ...part, card }));
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
    ...done('cash', between(rows, 'sales', 'cash')),
  ];
}
