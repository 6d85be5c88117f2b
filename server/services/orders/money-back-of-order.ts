import type { MoneyBack } from '#contract/entities/money-back.ts';
import { PAYMENT_PARTS, type PaymentPart } from '#contract/payment-methods.ts';
import { isTerminal } from '#domain/orders/progress.ts';
import { toMajor } from '#domain/money.ts';
import { isByProvider } from '#domain/payment/parts.ts';
import type { Database } from '#server/database/database.ts';
import type { Account } from '#server/database/schema/ledger.ts';
import { savedCardsOf } from '#server/repositories/card-intents.ts';
import { refundErrandsOf } from '#server/repositories/errands.ts';
import { transfersOfPayments, type TransferRow } from '#server/repositories/ledger.ts';
import type { OrderRow } from '#server/repositories/orders.ts';

type OrderWithMoney = Pick<OrderRow, 'orderPaymentId' | 'status'>;

const iso = (instant: number) => new Date(instant).toISOString();
const between = (rows: readonly TransferRow[], from: Account, to: Account) =>
  rows.filter(({ fromAccount, toAccount }) => fromAccount === from && toAccount === to);
const done = (part: MoneyBack['part'], rows: readonly TransferRow[]): MoneyBack[] =>
  rows.map(({ amount, createdAt }) => ({ part, amount: toMajor(amount), state: 'done', at: iso(createdAt) }));

/** What came to where a provider took it, or is on its way there, or what the provider refused to give back. */
function backByProvider(part: PaymentPart, rows: readonly TransferRow[], isRefused: boolean): MoneyBack[] {
  const there = done(part, [...between(rows, 'refunds', part), ...between(rows, 'sales', part)]);
  const isOfPart = between(rows, part, 'sales').length > 0;
  const asked = isOfPart ? between(rows, 'sales', 'refunds') : [];
  if (asked.length === 0 || between(rows, 'refunds', part).length > 0) return there;
  const state = isRefused ? 'refused' : 'due';
  const due = asked.map(({ amount, createdAt }): MoneyBack => ({ part, amount: toMajor(amount), state, at: iso(createdAt) }));
  return [...due, ...there];
}

const PROVIDED: readonly Account[] = ['refunds', ...PAYMENT_PARTS.map(({ part }) => part).filter(isByProvider)];

async function cardsBehind(database: Database, rows: readonly TransferRow[]) {
  const ids = [...new Set(rows.filter(({ toAccount }) => PROVIDED.includes(toAccount)).map(({ orderPaymentId }) => orderPaymentId ?? ''))];
  if (ids.length === 0) return { errands: [], cards: [] };
  return { errands: await refundErrandsOf(database, ids), cards: await savedCardsOf(database, ids) };
}

/**
 * What of the money of orders went back to where it came from, or is on its way, from the ledger: after an ending without
 * success, and what was given back by hand at the provider's. By the orders' payments; nothing of an order that runs.
 */
export async function moneyBackOfOrders(database: Database, orders: readonly OrderWithMoney[]): Promise<ReadonlyMap<string, MoneyBack[]>> {
  const ids = orders.filter(({ status }) => isTerminal(status)).map(({ orderPaymentId }) => orderPaymentId);
  if (ids.length === 0) return new Map();
  const all = await transfersOfPayments(database, ids);
  const { errands, cards } = await cardsBehind(database, all);
  const backOf = (id: string): MoneyBack[] => {
    const rows = all.filter(({ orderPaymentId }) => orderPaymentId === id);
    const found = cards.find(({ orderPaymentId }) => orderPaymentId === id);
    const card = found ? { card_type: found.brand.toLowerCase(), last_four: found.lastFour } : null;
    const isRefused = errands.find(({ orderPaymentId }) => orderPaymentId === id)?.state === 'refused';
    return PAYMENT_PARTS.flatMap(({ part }) =>
      isByProvider(part)
        ? backByProvider(part, rows, isRefused).map((one) => ({ ...one, card }))
        : done(part, between(rows, 'sales', part)),
    );
  };
  return new Map(ids.map((id) => [id, backOf(id)]));
}

export const moneyBackOf = async (database: Database, order: OrderWithMoney): Promise<MoneyBack[]> =>
  (await moneyBackOfOrders(database, [order])).get(order.orderPaymentId) ?? [];
