import { asc } from 'drizzle-orm';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { isEndedWithoutSuccess } from '#domain/orders/progress.ts';
import type { Database } from '#server/database/database.ts';
import { customers } from '#server/database/schema/customers.ts';
import { ledgerTransfers, wallets, type Account } from '#server/database/schema/ledger.ts';
import { orderProblems } from '#server/database/schema/order-problems.ts';
import { orderPayments, orders } from '#server/database/schema/orders.ts';

type Row = typeof ledgerTransfers.$inferSelect;
/** Decided payments whose wallet part is still kept. */
const HOLDING = new Set<string>(['held', 'paid', 'ordering', 'releasing']);

const moved = (rows: readonly Row[], from: Account, to: Account) =>
  rows.reduce((sum, row) => (row.fromAccount === from && row.toAccount === to ? sum + row.amount : sum), 0);
const balance = (rows: readonly Row[], account: Account) =>
  rows.reduce((sum, row) => sum + (row.toAccount === account ? row.amount : 0) - (row.fromAccount === account ? row.amount : 0), 0);
const by = <Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key) => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

/** Wallets and what they keep, replayed row by row: never below 0, every row told, and at its end the balance that is kept. */
function auditWallets(rows: readonly Row[], kept: ReadonlyMap<string, number>): string[] {
  const found = rows
    .filter(
      ({ cause, actor, requestId, amount, fromAccount, toAccount }) =>
        !cause || !actor || !requestId || amount <= 0 || fromAccount === toAccount,
    )
    .map(({ key }) => `I4: the row ${key} does not tell cause, actor, request and a true movement`);
  const ofCustomer = by(rows, (row) => row.customerId);
  for (const customerId of new Set([...ofCustomer.keys(), ...kept.keys()])) {
    const mine = ofCustomer.get(customerId) ?? [];
    let spendable = 0;
    for (const row of mine) {
      spendable += balance([row], 'wallet');
      if (spendable < 0) found.push(`I4: the wallet of ${customerId} fell to ${spendable} with ${row.key}`);
    }
    if (spendable !== (kept.get(customerId) ?? 0))
      found.push(`I4: the balance of ${customerId} is kept as ${kept.get(customerId) ?? 0}, and their rows come to ${spendable}`);
  }
  return found;
}

/**
 * Looks for what breaks I3, I4, I5 and the wallet's half of I15, from the tables alone. At `quiet`, when every errand to
 * the card provider is done, nothing may be on its way back to a card any more.
 * @returns what is wrong, in words; empty when all is well
 */
export async function auditLedger(database: Database, { quiet = false } = {}): Promise<string[]> {
  const rows = await database.select().from(ledgerTransfers).orderBy(asc(ledgerTransfers.uniqueId));
  const payments = await database.select().from(orderPayments);
  const made = new Map((await database.select().from(orders)).map((order) => [order.orderPaymentId, order]));
  const problems = new Map((await database.select().from(orderProblems)).map((problem) => [problem.orderId, problem]));
  const people = await database.select().from(customers);
  const referredBy = new Map(people.map(({ id, referredBy: referrer }) => [id, referrer]));
  const deleted = new Set(people.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id));
  const ofPayment = by(rows, (row) => row.orderPaymentId);
  const kept = new Map((await database.select().from(wallets)).map(({ customerId, balance: amount }) => [customerId, amount]));
  const found = auditWallets(rows, kept);
  const expect = (is: number, shouldBe: number, what: string) => {
    if (is !== shouldBe) found.push(`${what}: ${is} instead of ${shouldBe}`);
  };

  for (const payment of payments) {
    const mine = ofPayment.get(payment.id) ?? [];
    const order = made.get(payment.id);
    const { walletPart, cardPart, cashPart, total, state } = payment;
    expect(balance(mine, 'wallet_held'), HOLDING.has(state) ? walletPart : 0, `I5: wallet money held for ${payment.id} (${state})`);
    if (state !== 'open' && state !== 'released') expect(walletPart + cardPart + cashPart, total, `I3: the parts of ${payment.id}`);
    if ((state === 'ordered') !== (order !== undefined)) found.push(`I2: ${payment.id} is ${state} and ${order ? 'has' : 'has no'} order`);
    expect(moved(mine, 'wallet_held', 'sales'), order ? walletPart : 0, `I3: the wallet's part of ${payment.id}`);
    const { paidWith: named } = payment.order;
    expect(moved(mine, named && cardPart > 0 ? named : 'card', 'sales'), order ? cardPart : 0, `I3: the card's part of ${payment.id}`);
    expect(moved(mine, named && cashPart > 0 ? named : 'cash', 'sales'), order ? cashPart : 0, `I3: the cash part of ${payment.id}`);
    const coin = payment.order.smallestCoin ?? 1;
    const owedAtDoor = moved(mine, 'cash', 'sales') - moved(mine, 'sales', 'cash');
    expect(-balance(mine, 'cash'), Math.round(owedAtDoor / coin) * coin, `what is handed over for ${payment.id}`);
    if (order && isEndedWithoutSuccess(order.status))
      expect(
        balance(mine, 'sales') + moved(mine, 'sales', named && cardPart > 0 ? named : 'card'),
        order.cancelCharge,
        `I14: what is kept of the order ${order.id}`,
      );
    if (order && order.status !== ORDER_STATUS.completed && balance(mine, 'rewards') !== 0)
      found.push(`cashback of ${order.id} stands though it is ${order.status}`);
    // What a provider gave back by hand is told afterwards: of that nobody here decides.
    if (order && balance(mine, 'sales') + moved(mine, 'sales', named && cardPart > 0 ? named : 'card') < 0)
      found.push(`I14: more went back than was paid for the order ${order.id}`);
    const tip = Math.round((payment.order.payment.courier_tip ?? 0) * 100);
    const isTipDue = order?.status === ORDER_STATUS.completed;
    expect(moved(mine, 'sales', 'tips'), isTipDue ? tip : 0, `the courier's tip of ${payment.id}`);
    const tipBack = moved(mine, 'tips', 'sales');
    if (balance(mine, 'tips') < 0 || (tipBack > 0 && !mine.some(({ cause }) => cause === 'refund')))
      found.push(`I14: ${tipBack} of the courier's tip of ${payment.id} went back without a refund`);
    const problem = order && problems.get(order.id);
    const gone = mine.reduce((sum, { cause, amount }) => (cause === 'problem' ? sum + amount : sum), 0);
    expect(gone, problem?.state === 'given' ? problem.amount : 0, `I14: what went back of the problem with ${payment.id}`);
    const onItsWay = balance(mine, 'refunds');
    if (onItsWay < 0 || (quiet && onItsWay !== 0)) found.push(`I14: ${onItsWay} of ${payment.id} is on its way back to a card`);
  }
  for (const { key, customerId, fromAccount } of rows.filter(({ cause, toAccount }) => cause === 'given up' || toAccount === 'given_up'))
    if (fromAccount !== 'wallet' || !deleted.has(customerId) || kept.get(customerId) !== 0)
      found.push(`I4: the money of ${key} is given up, and the account of ${customerId} is there or its wallet not empty`);
  for (const { key, customerId, requestId } of rows.filter(({ cause }) => cause === 'referral')) {
    const referred = key.split(':')[1] ?? '';
    if (referred === customerId || referredBy.get(referred) !== customerId)
      found.push(`I15: the reward ${key} (${requestId}) went to ${customerId}, who did not refer them`);
  }
  return found;
}
