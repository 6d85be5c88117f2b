import { inArray } from 'drizzle-orm';
import { toMinor, type Minor } from '#domain/money.ts';
import { partsGivenBack } from '#domain/orders/cancelling.ts';
import { NO_PARTS } from '#domain/payment/parts.ts';
import { orderProblems } from '#server/database/schema/order-problems.ts';
import type { OrderPaymentRow } from '#server/repositories/order-payments.ts';
import type { OrderProblemRow } from '#server/repositories/order-problems.ts';
import type { OrderRow } from '#server/repositories/orders.ts';
import type { Database } from '#server/database/database.ts';
import type { Run } from './run.ts';

/** The demo city's limit up to which a problem is paid at once, and how many are within thirty days, centimes. */
const AT_ONCE = { amount: 3_000, problems: 2 };

export const problemsOf = (database: Database, made: readonly OrderRow[]): Promise<OrderProblemRow[]> =>
  made.length === 0
    ? Promise.resolve([])
    : database
        .select()
        .from(orderProblems)
        .where(
          inArray(
            orderProblems.orderId,
            made.map(({ id }) => id),
          ),
        );

/** Where the money of a problem went, centimes: what was paid by card goes there where that was wished, the rest to the wallet. */
export function wentBackOf(problem: OrderProblemRow | undefined, paid: OrderPaymentRow): { readonly wallet: Minor; readonly card: Minor } {
  if (problem?.state !== 'given') return { wallet: 0, card: 0 };
  const parts = { ...NO_PARTS, wallet: paid.walletPart, card: paid.cardPart, cash: paid.cashPart };
  const card = problem.way === 'wallet' ? 0 : partsGivenBack(parts, paid.total - problem.amount).card;
  return { wallet: problem.amount - card, card };
}

/** What a problem is worth: the dishes that are named, with their share of what was added to all dishes and taken off them, rounded down. */
function owedFor({ lines }: OrderProblemRow, { order: { orderDetails, payment } }: OrderRow): Minor {
  const dishes = orderDetails.flatMap(({ items }) => items);
  const priceOf = (line: number, quantity: number) =>
    (toMinor(dishes[line]?.total_item_and_specification_price ?? 0) / (dishes[line]?.quantity ?? 1)) * quantity;
  const all = dishes.reduce((sum, { quantity }, line) => sum + priceOf(line, quantity), 0);
  const named = lines
    .filter(({ what, money_back: isAsked }) => what === 'missing' || isAsked)
    .reduce((sum, { line, quantity }) => sum + priceOf(line, quantity), 0);
  const promo = payment.is_promo_for_delivery_service ? 0 : toMinor(payment.promo_payment);
  return Math.floor(((all + toMinor(payment.total_store_tax_price) - promo) * named) / all);
}

/**
 * A problem with an order is worth what the named dishes cost, never more than what was paid, and is given at once up to the
 * city's limit; each page said what stands (P6). That its money moved once is the ledger's audit.
 */
export function auditProblems(run: Run, problems: readonly OrderProblemRow[], made: readonly OrderRow[]): void {
  for (const problem of problems) {
    const order = made.find(({ id }) => id === problem.orderId);
    if (!order) continue;
    const owed = Math.min(order.total, Math.max(0, owedFor(problem, order)));
    if (problem.amount !== owed) run.violate('P6', `a problem is worth ${problem.amount}, and its dishes cost ${owed}`);
    const before = problems.filter(
      ({ customerId, amount, reportedAt }) => customerId === problem.customerId && amount > 0 && reportedAt < problem.reportedAt,
    ).length;
    const state = owed === 0 ? 'noted' : owed <= AT_ONCE.amount && before < AT_ONCE.problems ? 'given' : 'waiting';
    if (problem.state !== state) run.violate('P6', `a problem worth ${owed} is ${problem.state}, not ${state}`);
  }
  for (const { orderId, problem: told } of run.toldProblems) {
    const stands = problems.find((problem) => problem.orderId === orderId);
    if (stands?.state !== told.state || stands.amount !== toMinor(told.amount) || stands.way !== told.way)
      run.violate(
        'P6',
        `a page said that a problem is ${told.state} with ${told.amount}, and it is ${stands?.state} with ${stands?.amount}`,
      );
  }
}
