import { and, asc, eq, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { cards } from '../database/schema/cards.ts';
import { customers } from '../database/schema/customers.ts';
import { orderPayments } from '../database/schema/orders.ts';
import { cardIntents } from '../database/schema/payments.ts';
import { firstRow } from '../database/first-row.ts';

export type CardRow = typeof cards.$inferSelect;

export type CardOwner = { readonly customerId: string; readonly provider: string };

const ownedBy = ({ customerId, provider }: CardOwner) => and(eq(cards.customerId, customerId), eq(cards.provider, provider));
const inOrder = [asc(cards.createdAt), asc(cards.id)];

const isFree = (database: Database, but: string | null = null) =>
  notExists(
    database
      .select({ one: sql`1` })
      .from(orderPayments)
      .innerJoin(cardIntents, and(eq(cardIntents.orderPaymentId, orderPayments.id), eq(cardIntents.attempt, orderPayments.attempt)))
      .where(
        and(
          eq(orderPayments.customerId, cards.customerId),
          // The index's own words.
          sql`${orderPayments.state} in ('held', 'paid', 'ordering', 'releasing')`,
          but === null ? undefined : ne(orderPayments.id, but),
          eq(cardIntents.provider, cards.provider),
          eq(cardIntents.paymentMethod, cards.paymentMethod),
        ),
      ),
  );

export const cardsOf = (database: Database, owner: CardOwner): Promise<CardRow[]> =>
  database
    .select()
    .from(cards)
    .where(and(ownedBy(owner), cards.isKept))
    .orderBy(...inOrder);

export const findOnce = (database: Database, owner: CardOwner, cardId: string): Promise<CardRow | null> =>
  firstRow(
    database
      .select()
      .from(cards)
      .where(and(ownedBy(owner), eq(cards.id, cardId), eq(cards.isKept, false))),
  );

/** All of a customer's cards, kept or not, nobody else changing them until the transaction ends. */
export async function lockCards(transaction: Database, owner: CardOwner): Promise<CardRow[]> {
  await transaction.select({ id: customers.id }).from(customers).where(eq(customers.id, owner.customerId)).for('update');
  return transaction
    .select()
    .from(cards)
    .where(ownedBy(owner))
    .orderBy(...inOrder);
}

export const cardCount = (database: Database, owner: CardOwner): Promise<number> => database.$count(cards, ownedBy(owner));

const named = (cardId: string | null | undefined) => (cardId ? eq(cards.id, cardId) : eq(cards.isDefault, true));

/** The kept card that pays for a customer: the one named, else their default. Somebody else's looks like a missing one. */
export const payingCard = (database: Database, owner: CardOwner, cardId: string | null | undefined): Promise<CardRow | null> =>
  firstRow(
    database
      .select()
      .from(cards)
      .where(and(ownedBy(owner), named(cardId), cards.isKept)),
  );

/**
 * The same for a payment of an order, which may also name a card that is not kept, unless another payment is under way
 * with that: whichever orders first takes it away. In one statement, so that it is neither taken nor gone when it is told.
 */
export const cardForOrder = (
  database: Database,
  owner: CardOwner,
  cardId: string | null | undefined,
  orderPaymentId: string,
): Promise<CardRow | null> =>
  firstRow(
    database
      .select()
      .from(cards)
      .where(and(ownedBy(owner), named(cardId), or(cards.isKept, isFree(database, orderPaymentId)))),
  );

export async function insertCard(transaction: Database, card: CardRow): Promise<void> {
  await transaction.insert(cards).values(card);
}

/** The same card, from now on by another payment method of the provider's. The cards must be locked. */
export async function renew(transaction: Database, card: CardRow, change: Pick<CardRow, 'paymentMethod' | 'expires'>): Promise<CardRow> {
  await transaction.update(cards).set(change).where(eq(cards.id, card.id));
  return { ...card, ...change };
}

/** Makes one of the cards that a customer keeps the only default. The cards must be locked. */
export async function makeDefault(transaction: Database, owner: CardOwner, cardId: string): Promise<void> {
  await transaction
    .update(cards)
    .set({ isDefault: false })
    .where(and(ownedBy(owner), eq(cards.isDefault, true)));
  await transaction
    .update(cards)
    .set({ isDefault: true })
    .where(and(ownedBy(owner), eq(cards.id, cardId)));
}

export async function deleteCard(transaction: Database, cardId: string): Promise<void> {
  await transaction.delete(cards).where(eq(cards.id, cardId));
}

/** Deletes the card of this payment method if it is not kept. @returns it; null where it is kept, or gone */
export const deleteIfOnce = (transaction: Database, owner: CardOwner, paymentMethod: string): Promise<CardRow | null> =>
  firstRow(
    transaction
      .delete(cards)
      .where(and(ownedBy(owner), eq(cards.paymentMethod, paymentMethod), eq(cards.isKept, false)))
      .returning(),
  );

/** Cards that are not kept, were added before an instant, and with which no payment is under way; the oldest first, at most `most`. */
export const forgottenCards = (database: Database, before: number, most: number): Promise<CardRow[]> =>
  database
    .select()
    .from(cards)
    .where(and(sql`not ${cards.isKept}`, lt(cards.createdAt, before), isFree(database)))
    .orderBy(...inOrder)
    .limit(most);

/** Deletes a card that is not kept unless a payment is under way with it; the cards must be locked, so that none begins. @returns whether */
export async function deleteIfFree(transaction: Database, cardId: string): Promise<boolean> {
  const deleted = await transaction
    .delete(cards)
    .where(and(eq(cards.id, cardId), eq(cards.isKept, false), isFree(transaction)))
    .returning({ id: cards.id });
  return deleted.length > 0;
}
