import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { cards } from '../database/schema/cards.ts';
import { customers } from '../database/schema/customers.ts';

export type CardRow = typeof cards.$inferSelect;

/** Whose cards are meant: a customer's, of the provider that charges them. */
export type CardOwner = { readonly customerId: string; readonly provider: string };

const ownedBy = ({ customerId, provider }: CardOwner) => and(eq(cards.customerId, customerId), eq(cards.provider, provider));

/** A customer's cards, the first added first. */
export const cardsOf = (database: Database, owner: CardOwner): Promise<CardRow[]> =>
  database.select().from(cards).where(ownedBy(owner)).orderBy(asc(cards.createdAt), asc(cards.id));

/** A customer's cards, nobody else changing them until the transaction ends. */
export async function lockCards(transaction: Database, owner: CardOwner): Promise<CardRow[]> {
  await transaction.select({ id: customers.id }).from(customers).where(eq(customers.id, owner.customerId)).for('update');
  return cardsOf(transaction, owner);
}

/** The card that pays for a customer: the one named, else their default. Somebody else's looks like a missing one. */
export async function payingCard(database: Database, owner: CardOwner, cardId: string | null | undefined): Promise<CardRow | null> {
  const which = cardId ? eq(cards.id, cardId) : eq(cards.isDefault, true);
  const [found] = await database
    .select()
    .from(cards)
    .where(and(ownedBy(owner), which));
  return found ?? null;
}

export async function insertCard(transaction: Database, card: CardRow): Promise<void> {
  await transaction.insert(cards).values(card);
}

/** The same card, from now on by another payment method of the provider's. The cards must be locked. */
export async function renew(transaction: Database, card: CardRow, change: Pick<CardRow, 'paymentMethod' | 'expires'>): Promise<CardRow> {
  await transaction.update(cards).set(change).where(eq(cards.id, card.id));
  return { ...card, ...change };
}

/** Makes one of a customer's cards the only default. The cards must be locked. */
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
