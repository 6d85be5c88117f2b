import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { toMinor } from '#domain/money.ts';
import { ledgerTransfers } from '#server/database/schema/ledger.ts';
import { answerWaitingProblem } from '#server/services/orders/report-problem.ts';
import { cities } from '#server/database/schema/cities.ts';
import { recordRefund } from '#server/services/payment/record-refunds.ts';
import { inTransaction } from '#server/database/in-transaction.ts';
import { lockPayment } from '#server/repositories/order-payments.ts';
import { auditLedger } from '../audit-ledger.ts';
import { newCustomer } from '../customer.ts';
import { completedOrder, orderTold, rowOfOrder } from '../orders.ts';
import { describeRace, outcomesOf, TRIES } from './tries.ts';

const missing = [{ line: 0, quantity: 1, what: 'missing' as const }];

describeRace('problems that are reported at once', (server) => {
  const problemRows = async (customerId: string) =>
    (await server().open.database.select().from(ledgerTransfers).where(eq(ledgerTransfers.customerId, customerId))).filter(
      ({ cause }) => cause === 'problem',
    );

  test('six presses in two tabs give the money once and the same answer', async () => {
    const outcomes = await outcomesOf(async () => {
      const who = await newCustomer(server());
      const order_id = await completedOrder(server(), who);
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, press) =>
          server().expectSuccess(endpoints.report_order_problem, { ...who, order_id, lines: missing, note: `tab ${press % 2}` }),
        ),
      );
      const told = new Set(answers.map(({ order_problem }) => JSON.stringify(order_problem)));
      const rows = await problemRows(who.user_id);
      const isAll = rows.length === 1 && rows[0]?.amount === toMinor(answers[0]?.order_problem.amount ?? 0);
      return `${told.size} answer, ${isAll ? 'its' : 'another'} money`;
    });
    expect(outcomes).toEqual({ '1 answer, its money': TRIES });
    expect(await auditLedger(server().open.database)).toEqual([]);
  });

  test('of three orders of one customer, two are paid at once and one waits', async () => {
    const outcomes = await outcomesOf(async () => {
      const who = await newCustomer(server());
      const orders = [await completedOrder(server(), who), await completedOrder(server(), who), await completedOrder(server(), who)];
      const answers = await Promise.all(
        orders.map((order_id) => server().expectSuccess(endpoints.report_order_problem, { ...who, order_id, lines: missing })),
      );
      return answers
        .map(({ order_problem }) => order_problem.state)
        .sort()
        .join(', ');
    });
    expect(outcomes).toEqual({ 'given, given, waiting': TRIES });
  });

  test('two answers of the marketplace to one problem give its money once', async () => {
    await server().open.database.update(cities).set({ problemAtOnce: 0 });
    const outcomes = await outcomesOf(async () => {
      const who = await newCustomer(server());
      const order_id = await completedOrder(server(), who);
      await server().expectSuccess(endpoints.report_order_problem, { ...who, order_id, lines: missing });
      const { unique_id: number } = await orderTold(server(), who, order_id);
      const answers = await Promise.all(
        [true, true, false].map((accepts) => answerWaitingProblem(server().services, number, { accepts, answer: '' })),
      );
      const taken = answers.flatMap((answered) => ('state' in answered ? [answered.state] : []));
      return `${taken.length} taken, ${(await problemRows(who.user_id)).length === (taken[0] === 'given' ? 1 : 0) ? 'true' : 'untrue'}`;
    });
    await server().open.database.update(cities).set({ problemAtOnce: 3_000 });
    expect(outcomes).toEqual({ '1 taken, true': TRIES });
    expect(await auditLedger(server().open.database)).toEqual([]);
  });

  test('beside a refund by hand no more goes back than is left', async () => {
    const outcomes = await outcomesOf(async (turn) => {
      const who = await newCustomer(server());
      const order_id = await completedOrder(server(), who);
      const { orderPaymentId, total, order } = await rowOfOrder(server(), who, order_id);
      const { database } = server().open;
      const left = 100;
      const [reported] = await Promise.all([
        server().expectSuccess(endpoints.report_order_problem, { ...who, order_id, lines: missing }),
        inTransaction(database, async (transaction) => {
          const payment = await lockPayment(transaction, orderPaymentId);
          if (payment)
            await recordRefund(
              transaction,
              { ...payment, cardPart: total, cashPart: 0, order: { ...order, paidWith: undefined } as typeof order },
              { id: `re_${turn}_${order_id}`, amount: total - left, status: 'succeeded', metadata: {} } as never,
              { actor: 'provider', requestId: 'test', at: server().services.now() },
            );
        }),
      ]);
      const rows = await server().open.database.select().from(ledgerTransfers).where(eq(ledgerTransfers.orderPaymentId, orderPaymentId));
      const at = (cause: string) => rows.find((row) => row.cause === cause)?.uniqueId ?? 0;
      const amount = toMinor(reported.order_problem.amount);
      return at('refund') > at('problem') || amount <= left ? 'true to what was left' : 'too much';
    });
    expect(outcomes).toEqual({ 'true to what was left': TRIES });
  });
});
