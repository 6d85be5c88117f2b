import { CARDS_MAXIMUM } from '#contract/limits.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/in-transaction.ts';
import type { CustomerCall } from '#server/call/call.ts';
import type { CardProvider, PaymentMethod } from '#server/payments/provider.ts';
import {
  cardsOf,
  deleteCard,
  insertCard,
  lockCards,
  makeDefault,
  renew,
  type CardOwner,
  type CardRow,
} from '#server/repositories/cards.ts';
import { findErrand, hasErrandAbout, noteErrand } from '#server/repositories/errands.ts';
import { newId } from '#server/secrets/ids.ts';

const forgetKey = (cardId: string) => `card:${cardId}:forget`;
const twoDigits = (value: number) => String(value).padStart(2, '0');

const expiryOf = ({ expiryMonth, expiryYear }: PaymentMethod): string => `${twoDigits(expiryMonth)}/${twoDigits(expiryYear % 100)}`;

/** Which of the customer's cards has the number of a payment method, by the provider's word; null where none has, or nobody knows. */
export async function cardAlike(
  { database }: CustomerCall,
  provider: CardProvider,
  owner: CardOwner,
  method: PaymentMethod,
): Promise<string | null> {
  if (method.fingerprint === null) return null;
  for (const { id, brand, lastFour, paymentMethod } of await cardsOf(database, owner)) {
    if (paymentMethod === method.id || brand !== method.brand || lastFour !== method.lastFour) continue;
    const kept = await provider.retrievePaymentMethod(paymentMethod);
    if (kept.ok && kept.value.fingerprint === method.fingerprint) return id;
  }
  return null;
}

/** Has the provider told, later and until it hears, to forget what it keeps of a card. */
const forgetCard = (call: CustomerCall, transaction: Database, { paymentMethod }: CardRow, key: string): Promise<unknown> =>
  noteErrand(transaction, {
    id: newId(call.now()),
    key,
    kind: 'forget_card',
    customerId: call.customer.id,
    orderPaymentId: null,
    subject: paymentMethod,
    amount: null,
    actor: 'customer',
    requestId: call.requestId,
    createdAt: call.now(),
  });

/** The card goes on as it was typed last, with its new date; the provider is told to forget what it was before. */
async function renewCard(call: CustomerCall, transaction: Database, card: CardRow, method: PaymentMethod): Promise<CardRow> {
  await forgetCard(call, transaction, card, `card:${card.id}:renew:${method.id}`);
  return renew(transaction, card, { paymentMethod: method.id, expires: expiryOf(method) });
}

/**
 * Keeps a payment method of the provider's as a card, once; the first one is the default. A card that the customer has
 * already, `alike`, is renewed.
 * @returns null when it was deleted before, or the customer has as many cards as they may
 */
export const keepCard = (call: CustomerCall, owner: CardOwner, method: PaymentMethod, alike: string | null): Promise<CardRow | null> =>
  inTransaction(call.database, async (transaction) => {
    const cards = await lockCards(transaction, owner);
    const kept = cards.find(({ paymentMethod }) => paymentMethod === method.id);
    if (kept) return kept;
    const known = cards.find(({ id }) => id === alike);
    if (known && !(await hasErrandAbout(transaction, call.customer.id, method.id))) return renewCard(call, transaction, known, method);
    if (cards.length >= CARDS_MAXIMUM || (await hasErrandAbout(transaction, call.customer.id, method.id))) return null;
    const card: CardRow = {
      id: newId(call.now()),
      ...owner,
      lastFour: method.lastFour,
      brand: method.brand,
      paymentMethod: method.id,
      expires: expiryOf(method),
      isDefault: cards.length === 0,
      // After the one before it, even within a millisecond: the list keeps the order of adding.
      createdAt: Math.max(call.now(), (cards.at(-1)?.createdAt ?? 0) + 1),
    };
    await insertCard(transaction, card);
    return card;
  });

/** Makes a card the only default. @returns the cards afterwards; null when the customer has no such card */
export const chooseCard = (call: CustomerCall, owner: CardOwner, cardId: string): Promise<CardRow[] | null> =>
  inTransaction(call.database, async (transaction) => {
    const cards = await lockCards(transaction, owner);
    if (!cards.some(({ id }) => id === cardId)) return null;
    await makeDefault(transaction, owner, cardId);
    return cardsOf(transaction, owner);
  });

/**
 * Deletes a card, which the provider is then told to forget; the first of the others becomes the default where it was. A
 * card that its customer deleted before is deleted already.
 * @returns the cards afterwards; null when the customer never had such a card
 */
export const dropCard = (call: CustomerCall, owner: CardOwner, cardId: string): Promise<CardRow[] | null> =>
  inTransaction(call.database, async (transaction) => {
    const cards = await lockCards(transaction, owner);
    const card = cards.find(({ id }) => id === cardId);
    if (!card) return (await findErrand(transaction, forgetKey(cardId)))?.customerId === call.customer.id ? cards : null;
    await deleteCard(transaction, card.id);
    const [first] = cards.filter(({ id }) => id !== card.id);
    if (card.isDefault && first) await makeDefault(transaction, owner, first.id);
    await forgetCard(call, transaction, card, forgetKey(card.id));
    return cardsOf(transaction, owner);
  });
