import { and, eq, isNotNull, like } from 'drizzle-orm';
import { partsGivenBack } from '#domain/orders/cancelling.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { NO_PARTS } from '#domain/payment/parts.ts';
import { isEndedWithoutSuccess } from '#domain/orders/progress.ts';
import type { Database } from '#server/database/database.ts';
import { ledgerTransfers } from '#server/database/schema/ledger.ts';
import { sandboxLedger } from '#server/database/schema/sandbox.ts';
import { topUps } from '#server/database/schema/top-ups.ts';
import type { OrderPaymentRow } from '#server/repositories/order-payments.ts';
import type { OrderProblemRow } from '#server/repositories/order-problems.ts';
import type { OrderRow } from '#server/repositories/orders.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { wentBackOf } from './audit-problem.ts';
import type { Run } from './run.ts';
import type { Shopper } from './shoppers.ts';

/** What cards have brought into a wallet during the run, centimes. */
export async function toppedUp(database: Database, customerId: string): Promise<number> {
  const rows = await database
    .select({ key: ledgerTransfers.key, amount: ledgerTransfers.amount })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.customerId, customerId), eq(ledgerTransfers.fromAccount, 'top_ups')));
  return rows.reduce((sum, { key, amount }) => (key.startsWith('top-up:') ? sum + amount : sum), 0);
}

/** What orders that were received brought back into the wallet: cashback, and what was wrong with them, centimes. */
const cameBack = (made: readonly OrderRow[], payments: readonly OrderPaymentRow[], problems: readonly OrderProblemRow[]): number =>
  made
    .filter(({ status }) => status === ORDER_STATUS.completed)
    .reduce((sum, { id, orderPaymentId, order: { cashback = 0 } }) => {
      const paid = payments.find((payment) => payment.id === orderPaymentId);
      const problem = problems.find(({ orderId }) => orderId === id);
      return sum + cashback + (paid ? wentBackOf(problem, paid).wallet : 0);
    }, 0);

/** What of a customer's orders that ended without success went back into the wallet, centimes. */
const wentBack = (made: readonly OrderRow[], payments: readonly OrderPaymentRow[]): number =>
  made
    .filter(({ status }) => isEndedWithoutSuccess(status))
    .reduce((sum, { orderPaymentId, cancelCharge }) => {
      const paid = payments.find(({ id }) => id === orderPaymentId);
      return (
        sum +
        (paid ? partsGivenBack({ ...NO_PARTS, wallet: paid.walletPart, card: paid.cardPart, cash: paid.cashPart }, cancelCharge).wallet : 0)
      );
    }, 0);

/** What is left in a wallet, against the orders that it paid and the cards that filled it (I4, I5). The ledger's rows are audited with all others'. */
export async function auditWallet(
  run: Run,
  { user, wallet }: Shopper,
  payments: readonly OrderPaymentRow[],
  made: readonly OrderRow[],
  problems: readonly OrderProblemRow[],
): Promise<void> {
  const { database } = run.server.open;
  const balance = await walletBalance(database, user._id);
  const spent = payments.filter(({ state }) => state === 'ordered').reduce((sum, { walletPart }) => sum + walletPart, 0);
  const [added, back] = [await toppedUp(database, user._id), wentBack(made, payments) + cameBack(made, payments, problems)];
  if (balance < 0) run.violate('I4', `the balance is ${balance}`);
  if (balance !== wallet + added + back - spent)
    run.violate('I5', `${balance} left of ${wallet} and ${added} after ${spent} was spent and ${back} came back`);
}

/** Each top-up is worth what the provider took for it, once, and belongs to who asked for it (I15). */
export async function auditTopUps(run: Run, { user }: Shopper): Promise<void> {
  const { database } = run.server.open;
  const mine = await database
    .select()
    .from(topUps)
    .where(and(eq(topUps.customerId, user._id), isNotNull(topUps.providerId)));
  for (const { id, providerId, state } of mine) {
    const taken = (
      await database
        .select()
        .from(sandboxLedger)
        .where(eq(sandboxLedger.paymentIntent, providerId ?? ''))
    ).reduce((sum, { kind, amount }) => (kind === 'capture' ? sum + amount : sum), 0);
    const rows = await database
      .select()
      .from(ledgerTransfers)
      .where(like(ledgerTransfers.key, `top-up:${id}%`));
    const credited = rows.reduce((sum, row) => (row.customerId === user._id && row.toAccount === 'wallet' ? sum + row.amount : sum), 0);
    if (credited !== taken || taken > 0 !== (state === 'credited'))
      run.violate('I15', `a top-up is ${state}: ${taken} was taken by the card, ${credited} is in the wallet`);
  }
}
