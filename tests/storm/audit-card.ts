import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { partsGivenBack } from '#domain/orders/cancelling.ts';
import { NO_PARTS } from '#domain/payment/parts.ts';
import { isEndedWithoutSuccess } from '#domain/orders/progress.ts';
import { cards } from '#server/database/schema/cards.ts';
import { errands } from '#server/database/schema/errands.ts';
import { orderPayments } from '#server/database/schema/orders.ts';
import { cardIntents, providerEvents } from '#server/database/schema/payments.ts';
import { topUps } from '#server/database/schema/top-ups.ts';
import type { OrderPaymentRow } from '#server/repositories/order-payments.ts';
import type { OrderProblemRow } from '#server/repositories/order-problems.ts';
import type { OrderRow } from '#server/repositories/orders.ts';
import { wentBackOf } from './audit-problem.ts';
import type { Run } from './run.ts';
import type { Shopper } from './shoppers.ts';
import type { Database } from '#server/database/database.ts';
import { sandboxLedger, sandboxPaymentIntents, sandboxPaymentMethods } from '#server/database/schema/sandbox.ts';

/** What the provider's own books say was taken for a payment and not given back, centimes. */
export async function chargedFor(database: Database, orderPaymentId: string): Promise<number> {
  const intents = await database
    .select({ id: sandboxPaymentIntents.id })
    .from(sandboxPaymentIntents)
    .where(sql`${sandboxPaymentIntents.metadata} ->> 'order_payment_id' = ${orderPaymentId}`);
  const rows =
    intents.length === 0
      ? []
      : await database
          .select()
          .from(sandboxLedger)
          .where(
            inArray(
              sandboxLedger.paymentIntent,
              intents.map(({ id }) => id),
            ),
          );
  return rows.reduce((sum, { kind, amount }) => sum + (kind === 'capture' ? amount : kind === 'refund' ? -amount : 0), 0);
}

const held = (run: Run) =>
  run.server.open.database
    .select({ payment: orderPayments, intent: cardIntents })
    .from(orderPayments)
    .leftJoin(cardIntents, and(eq(cardIntents.orderPaymentId, orderPayments.id), eq(cardIntents.attempt, orderPayments.attempt)))
    .where(
      and(
        inArray(
          orderPayments.customerId,
          run.world.shoppers.all.map(({ user }) => user._id),
        ),
        inArray(orderPayments.state, ['held', 'paid', 'ordering', 'releasing']),
      ),
    );

/** Whether a card still waits for its customer or its bank, for which everything is kept a quarter of an hour, or something has still to be told to the provider, or heard of it. */
export async function hasWorkLeft(run: Run): Promise<boolean> {
  if ((await held(run)).length > 0) return true;
  const { database } = run.server.open;
  if ((await database.select({ id: errands.id }).from(errands).where(eq(errands.state, 'due'))).length > 0) return true;
  return (
    (
      await database
        .select({ id: topUps.id })
        .from(topUps)
        .innerJoin(sandboxPaymentIntents, eq(sandboxPaymentIntents.id, topUps.providerId))
        .where(and(eq(topUps.state, 'asked'), inArray(sandboxPaymentIntents.status, ['processing', 'succeeded'])))
    ).length > 0
  );
}

/** A minute after the last of it nothing is kept any more but for open challenges (I2, I5). */
export async function auditHolds(run: Run): Promise<void> {
  for (const { payment, intent } of await held(run)) {
    const waits = payment.state === 'held' && ['requires_action', 'requires_confirmation', 'processing'].includes(intent?.state ?? '');
    if (!waits) run.violate('I2', `a minute later a payment is still ${payment.state}, its card ${intent?.state ?? 'never asked'}`);
  }
}

/** So long after its capture, or after the last that went wrong, what came to no order is given back, milliseconds. */
const BACK_WITHIN = 60_000;

/** What TWINT took for a payment without an order is back, all of it and in time (I2). */
function auditTwint(run: Run, state: string, rows: readonly { kind: string; amount: number; createdAt: number }[]): void {
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  const sum = (kind: string) => of(kind).reduce((total, { amount }) => total + amount, 0);
  if (sum('capture') !== sum('refund'))
    run.violate('I2', `TWINT took ${sum('capture')} for a payment that is ${state} and has no order, and gave ${sum('refund')} back`);
  const taken = Math.max(run.lastFault(), ...of('capture').map(({ createdAt }) => createdAt));
  const isLate = of('refund').some(({ createdAt }) => createdAt > taken + BACK_WITHIN);
  if (isLate && run.cast.rescuers.sweeper) run.violate('I2', `what TWINT took for a payment that is ${state} was given back late`);
}

/** Every capture of a card has its order: one that is given back again is one too many (I2). */
export async function auditCaptures(run: Run, made: readonly OrderRow[], payments: readonly OrderPaymentRow[]): Promise<void> {
  for (const { id, state } of payments.filter((payment) => made.every(({ orderPaymentId }) => orderPaymentId !== payment.id))) {
    const rows = await run.server.open.database
      .select({
        kind: sandboxLedger.kind,
        amount: sandboxLedger.amount,
        createdAt: sandboxLedger.createdAt,
        method: sandboxPaymentIntents.paymentMethod,
      })
      .from(sandboxLedger)
      .innerJoin(sandboxPaymentIntents, eq(sandboxPaymentIntents.id, sandboxLedger.paymentIntent))
      .where(sql`${sandboxPaymentIntents.metadata} ->> 'order_payment_id' = ${id}`);
    auditTwint(
      run,
      state,
      rows.filter(({ method }) => method === 'twint'),
    );
    if (rows.some(({ kind, method }) => kind === 'capture' && method !== 'twint'))
      run.violate('I2', `a card was charged for a payment that is ${state} and has no order`);
  }
}

/** What a cancelled order, or a problem with a received one, gives back to its card, the provider gave back, once and no more than that (I14). */
export async function auditRefunds(
  run: Run,
  made: readonly OrderRow[],
  payments: readonly OrderPaymentRow[],
  problems: readonly OrderProblemRow[],
): Promise<void> {
  for (const { id, orderPaymentId, status, cancelCharge } of made) {
    const paid = payments.find(({ id }) => id === orderPaymentId);
    if (!paid || paid.cardPart === 0) continue;
    const kept = isEndedWithoutSuccess(status)
      ? paid.cardPart -
        partsGivenBack({ ...NO_PARTS, wallet: paid.walletPart, card: paid.cardPart, cash: paid.cashPart }, cancelCharge).card
      : paid.cardPart -
        wentBackOf(
          problems.find(({ orderId }) => orderId === id),
          paid,
        ).card;
    const charged = await chargedFor(run.server.open.database, orderPaymentId);
    if (charged !== kept) run.violate('I14', `${charged} stays charged for an order in status ${status}, of which ${kept} is kept`);
  }
}

/** Exactly one default card whenever there is one that is kept (I16). */
export async function auditSavedCards(run: Run, { user }: Shopper): Promise<void> {
  const all = await run.server.open.database.select().from(cards).where(eq(cards.customerId, user._id));
  const mine = all.filter(({ isKept }) => isKept);
  const defaults = all.filter(({ isDefault }) => isDefault).length;
  if (defaults !== Math.min(mine.length, 1)) run.violate('I16', `${defaults} default cards of ${mine.length}`);
}

/** A card that is not kept pays for one order, and is gone with that, here and at the provider, and not before (P3). */
export async function auditCardOnce(run: Run, { user, onceId }: Shopper): Promise<void> {
  if (onceId === null) return;
  const { database } = run.server.open;
  const method = `pm_once_${user._id}`;
  const paid = await database
    .select({ id: orderPayments.id })
    .from(orderPayments)
    .innerJoin(cardIntents, and(eq(cardIntents.orderPaymentId, orderPayments.id), eq(cardIntents.attempt, orderPayments.attempt)))
    .where(and(eq(cardIntents.paymentMethod, method), eq(orderPayments.state, 'ordered'), gt(orderPayments.cardPart, 0)));
  if (paid.length > 1) run.violate('P3', `a card that is not kept paid for ${paid.length} orders`);
  const here = await database.select({ id: cards.id }).from(cards).where(eq(cards.id, onceId));
  const [there] = await database.select().from(sandboxPaymentMethods).where(eq(sandboxPaymentMethods.id, method));
  const stands = `${here.length === 1 ? 'here' : 'gone'}, at the provider ${there?.customer === null ? 'gone' : 'there'}`;
  const wanted = paid.length > 0 ? 'gone, at the provider gone' : 'here, at the provider there';
  if (stands !== wanted) run.violate('P3', `a card that is not kept paid for ${paid.length} orders and is ${stands}`);
}

/** The provider was asked once for each attempt, and each of its events was seen to once (I1, I12). */
export async function auditProvider(run: Run): Promise<void> {
  const { database } = run.server.open;
  const asked = new Map<string, number>();
  for (const { metadata } of await database.select({ metadata: sandboxPaymentIntents.metadata }).from(sandboxPaymentIntents)) {
    if (metadata.kind === 'top_up') continue;
    const attempt = `${metadata.order_payment_id} ${metadata.attempt}`;
    asked.set(attempt, (asked.get(attempt) ?? 0) + 1);
  }
  for (const times of asked.values()) if (times > 1) run.violate('I1', `the provider was asked for ${times} payments in one attempt`);
  const events =
    run.taken.size === 0
      ? []
      : await database
          .select()
          .from(providerEvents)
          .where(inArray(providerEvents.id, [...run.taken.keys()]));
  for (const [id, first] of run.taken) {
    const noted = events.find((event) => event.id === id);
    if (noted?.handledAt !== first)
      run.violate('I12', `an event that was taken at ${first} was seen to at ${noted?.handledAt ?? 'no time'}`);
  }
}
