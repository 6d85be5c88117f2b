import { and, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import { cards } from '../database/schema/cards.ts';
import { orderPayments } from '../database/schema/orders.ts';
import { cardIntents } from '../database/schema/payments.ts';
import type { IntentStatus } from '../database/intent-status.ts';
import type { PaymentIntent } from '../payments/provider.ts';
import { firstRow } from '../database/first-row.ts';

export type CardIntentRow = typeof cardIntents.$inferSelect;

/** How far each state is. An intent never goes back to a lower one: news that say so are old. */
const RANKS: Readonly<Record<'asked' | IntentStatus, number>> = {
  asked: 0,
  requires_confirmation: 1,
  requires_action: 2,
  processing: 3,
  requires_payment_method: 4,
  requires_capture: 5,
  succeeded: 6,
  canceled: 7,
};

export async function insertCardIntent(
  database: Database,
  intent: Omit<CardIntentRow, 'providerId' | 'clientSecret' | 'state' | 'rank' | 'declineCode' | 'updatedAt'>,
): Promise<void> {
  await database.insert(cardIntents).values({ ...intent, state: 'asked', rank: RANKS.asked, updatedAt: intent.createdAt });
}

const ofAttempt = preparedStatement((on) =>
  on
    .select()
    .from(cardIntents)
    .where(and(eq(cardIntents.orderPaymentId, sql.placeholder('orderPaymentId')), eq(cardIntents.attempt, sql.placeholder('attempt')))),
);

export const findCardIntent = (database: Database, orderPaymentId: string, attempt: number): Promise<CardIntentRow | null> =>
  firstRow(ofAttempt(database, { orderPaymentId, attempt }));

export async function intentOfOrder(database: Database, orderPaymentId: string): Promise<string | null> {
  const [found] = await database
    .select({ providerId: cardIntents.providerId })
    .from(cardIntents)
    .innerJoin(orderPayments, and(eq(orderPayments.id, cardIntents.orderPaymentId), eq(orderPayments.attempt, cardIntents.attempt)))
    .where(eq(cardIntents.orderPaymentId, orderPaymentId));
  return found?.providerId ?? null;
}

export const savedCardsOf = (
  database: Database,
  orderPaymentIds: readonly string[],
): Promise<{ orderPaymentId: string; brand: string; lastFour: string }[]> =>
  database
    .select({ orderPaymentId: cardIntents.orderPaymentId, brand: cards.brand, lastFour: cards.lastFour })
    .from(cardIntents)
    .innerJoin(orderPayments, and(eq(orderPayments.id, cardIntents.orderPaymentId), eq(orderPayments.attempt, cardIntents.attempt)))
    .innerJoin(
      cards,
      and(
        eq(cards.customerId, orderPayments.customerId),
        eq(cards.provider, cardIntents.provider),
        eq(cards.paymentMethod, cardIntents.paymentMethod),
      ),
    )
    .where(inArray(cardIntents.orderPaymentId, [...orderPaymentIds]));

export async function findPaymentOfIntent(database: Database, provider: string, providerId: string): Promise<string | null> {
  const [found] = await database
    .select({ id: cardIntents.orderPaymentId })
    .from(cardIntents)
    .where(and(eq(cardIntents.provider, provider), eq(cardIntents.providerId, providerId)));
  return found?.id ?? null;
}

/** Writes down an intent as the provider answered it; what is further already stays. */
export async function noteCardIntent(
  database: Database,
  which: Pick<CardIntentRow, 'orderPaymentId' | 'attempt'>,
  answered: PaymentIntent,
  at: number,
): Promise<void> {
  const rank = RANKS[answered.status];
  const sameOne = and(eq(cardIntents.orderPaymentId, which.orderPaymentId), eq(cardIntents.attempt, which.attempt));
  await database
    .update(cardIntents)
    .set({
      providerId: answered.id,
      clientSecret: answered.clientSecret,
      state: answered.status,
      rank,
      declineCode: answered.declineCode,
      updatedAt: at,
    })
    .where(and(sameOne, or(lt(cardIntents.rank, rank), and(eq(cardIntents.rank, rank), ne(cardIntents.state, answered.status)))));
}
