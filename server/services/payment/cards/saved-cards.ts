import { CARDS_MAXIMUM } from '#contract/limits.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/in-transaction.ts';
import type { CustomerCall } from '#server/call/call.ts';
import type { Services } from '#server/call/services.ts';
import type { CardProvider, PaymentMethod } from '#server/payments/provider.ts';
import {
  cardsOf,
  deleteCard,
  deleteIfFree,
  deleteIfOnce,
  forgottenCards,
  insertCard,
  lockCards,
  makeDefault,
  renew,
  type CardOwner,
  type CardRow,
} from '#server/repositories/cards.ts';
import { findErrand, hasErrandAbout, noteErrand } from '#server/repositories/errands.ts';
import { newId } from '#server/secrets/ids.ts';
import type { Cause } from '../../money/cause.ts';

type Needs = Pick<Services, 'database' | 'now' | 'payments'>;

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
    const stored = await provider.retrievePaymentMethod(paymentMethod);
    if (stored.ok && stored.value.fingerprint === method.fingerprint) return id;
  }
  return null;
}

/** Has the provider asked, later and until it answers, to forget what it keeps of a card. */
const forgetCard = (
  transaction: Database,
  { id, customerId, paymentMethod }: Pick<CardRow, 'id' | 'customerId' | 'paymentMethod'>,
  { at, ...by }: Cause,
  key = forgetKey(id),
): Promise<unknown> =>
  noteErrand(transaction, {
    id: newId(at),
    key,
    kind: 'forget_card',
    customerId,
    orderPaymentId: null,
    subject: paymentMethod,
    amount: null,
    ...by,
    createdAt: at,
  });

const byCustomer = ({ requestId, now }: CustomerCall): Cause => ({ actor: 'customer', requestId, at: now() });

/** The card goes on as it was typed last, with its new date; the provider is asked to forget what it was before. */
async function renewCard(call: CustomerCall, transaction: Database, card: CardRow, method: PaymentMethod): Promise<CardRow> {
  await forgetCard(transaction, card, byCustomer(call), `card:${card.id}:renew:${method.id}`);
  return renew(transaction, card, { paymentMethod: method.id, expires: expiryOf(method) });
}

/**
 * Takes a payment method of the provider's as a card, once: to keep it, the first one as the default and one that the
 * customer has already, `alike`, renewed; or to pay for one order with it.
 * @returns null when it was deleted before, or the customer has as many cards as they may
 */
export const takeCard = (
  call: CustomerCall,
  owner: CardOwner,
  method: PaymentMethod,
  { isKept, alike }: { readonly isKept: boolean; readonly alike: string | null },
): Promise<CardRow | null> =>
  inTransaction(call.database, async (transaction) => {
    const cards = await lockCards(transaction, owner);
    const taken = cards.find(({ paymentMethod }) => paymentMethod === method.id);
    if (taken) return taken;
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
      isDefault: isKept && !cards.some((card) => card.isKept),
      isKept,
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
    if (!cards.some(({ id, isKept }) => isKept && id === cardId)) return null;
    await makeDefault(transaction, owner, cardId);
    return cardsOf(transaction, owner);
  });

/**
 * Deletes a card, which the provider is then asked to forget; the first of the others becomes the default where it was. A
 * card that its customer deleted before is deleted already.
 * @returns the cards afterwards; null when the customer never had such a card
 */
export const dropCard = (call: CustomerCall, owner: CardOwner, cardId: string): Promise<CardRow[] | null> =>
  inTransaction(call.database, async (transaction) => {
    const cards = (await lockCards(transaction, owner)).filter(({ isKept }) => isKept);
    const card = cards.find(({ id }) => id === cardId);
    if (!card) return (await findErrand(transaction, forgetKey(cardId)))?.customerId === call.customer.id ? cards : null;
    await deleteCard(transaction, card.id);
    const [first] = cards.filter(({ id }) => id !== card.id);
    if (card.isDefault && first) await makeDefault(transaction, owner, first.id);
    await forgetCard(transaction, card, byCustomer(call));
    return cardsOf(transaction, owner);
  });

/** The order is paid: the card that was to pay for it alone goes with that, and the provider is asked to forget it. */
export async function dropOnce(transaction: Database, owner: CardOwner, paymentMethod: string, by: Cause): Promise<void> {
  const deleted = await deleteIfOnce(transaction, owner, paymentMethod);
  if (deleted) await forgetCard(transaction, deleted, by);
}

/**
 * Takes away cards that were to pay for one order and that no payment is under way with, added before an instant. Whoever
 * pays with one holds its customer as this does, so either the payment has begun or the card is gone.
 * @returns how many it looked at, at most `most`
 */
export async function dropForgottenCards({ database, payments, now }: Needs, before: number, most: number): Promise<number> {
  const found = await forgottenCards(database, before, most);
  for (const card of found)
    await inTransaction(database, async (transaction) => {
      await lockCards(transaction, card);
      // Another provider's has nobody who could be asked.
      if ((await deleteIfFree(transaction, card.id)) && card.provider === payments?.provider.name)
        await forgetCard(transaction, card, { actor: 'housekeeping', requestId: 'housekeeping', at: now() });
    });
  return found.length;
}
