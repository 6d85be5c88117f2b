import { assign, enqueueActions, raise, setup } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import { countOf } from '#domain/cart/cart-lines.ts';
import { toMinor } from '#domain/money.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { ask } from '#statecharts/port.ts';
import type { Added } from '../toasts/toasts.machine.ts';
import type { Result } from '#contract/result.ts';
import {
  linesOf,
  makeADifference,
  nameOfChange,
  removedBy,
  type Change,
  type Intent,
  type Removed,
  type ServerCart,
} from './cart-intent.ts';
import { removedAfterRefusal, removedToo } from './cart-undo.ts';
import { unacknowledgedChanges } from './unacknowledged.ts';
import { firstForeign, isClearingAgreed, sendable } from './other-store.ts';

export type Offer = Extract<Change, { readonly storeId: string }>;

export type CartContext = {
  readonly cart: ServerCart | null;
  readonly lastKnown: ServerCart | null;
  /** What the customer decided and the server has not agreed to yet, oldest first. */
  readonly changes: readonly Change[];
  /** One number for each request without an answer: how many of the changes it carried. It may still arrive. */
  readonly attempts: readonly number[];
  /** How many requests in a row failed: no answer came, or somebody else's change came first. */
  readonly missed: number;
  /** How long the server asked to be left alone, milliseconds; 0 when it did not. */
  readonly askedToWait: number;
  readonly isStale: boolean;
  readonly offer: Offer | null;
  readonly added: string | null;
  readonly removed: Removed | null;
  readonly wish: string | null;
  readonly failure: Failure | null;
  /** The server took several changes not as a whole: each is sent for itself until all are. */
  readonly isOneByOne: boolean;
  readonly refused: readonly RefusedChange[];
};

export type RefusedChange = { readonly name: string; readonly failure: Failure };

/**
 * `removal.changed`: what can be put back is something else, or nothing; said by the chart itself.
 * `undo.held`: the pointer or the focus is on the offer to put back what was removed; `undo.released`: neither is any more.
 * `cart.moved`: the server's basket may be another one by now (a sign-in, another tab, the page shown again).
 * `cart.left`: it is no longer this person's (a sign-out); nothing of it stays. `unsent` is what whoever comes had not sent
 * yet of theirs.
 */
export type CartEvent =
  | Change
  | { type: 'removal.settled' }
  | { type: 'removal.changed' }
  | { type: 'undo.held' }
  | { type: 'undo.released' }
  | { type: 'cart.moved' }
  | { type: 'cart.left'; unsent?: UnsentBasket | null }
  | { type: 'clearing.confirmed' }
  | { type: 'clearing.declined' }
  | { type: 'aside.wanted'; cartId: string }
  | { type: 'retry.asked' }
  | { type: 'failure.read' };

export type SaveOutcome = Result<ServerCart, Failure>;

const CHANGES: readonly string[] = [
  'line.added',
  'lines.added',
  'quantity.chosen',
  'line.removed',
  'line.edited',
  'cart.emptied',
  'lines.restored',
] satisfies Change['type'][];
export const isChange = (event: { readonly type: string }): event is Change => CHANGES.includes(event.type);

/** Codes by which the server says that its basket is another one than the request was about. */
const BEATEN: readonly number[] = [643, 963];
const isBeaten = (failure: Failure) => failure.kind === 'refused' && BEATEN.includes(failure.code);
const isFinal = (failure: Failure) => (failure.kind === 'refused' ? !isBeaten(failure) : failure.cause === 'malformed');

/** Requests in a row that may come to nothing before the next one waits. */
const PATIENCE = 2;
/** Waits before another try, from the first that is waited for, milliseconds. */
const BACK_OFF = [5_000, 10_000, 20_000, 40_000, 60_000] as const;
const MOST_MISSED = PATIENCE + BACK_OFF.length;

/** How long what was removed can be put back while neither pointer nor focus is on the offer, milliseconds. */
const UNDO_STANDS = 24_000;

const missedOneMore = ({ context }: { context: CartContext }) => Math.min(context.missed + 1, MOST_MISSED);

export const isCutOff = ({ missed }: CartContext): boolean => missed > PATIENCE;

/** Who agreed agreed to one clearing: whatever comes of it, the next is asked about. */
const askedAgain = (offer: Offer): Offer => (offer.type === 'lines.added' ? { ...offer, isClearingAgreed: false } : offer);

export type UnsentBasket = Pick<CartContext, 'cart' | 'changes' | 'attempts'>;

export const unknownCart: CartContext = {
  cart: null,
  lastKnown: null,
  changes: [],
  attempts: [],
  missed: 0,
  askedToWait: 0,
  isStale: false,
  offer: null,
  added: null,
  removed: null,
  wish: null,
  failure: null,
  isOneByOne: false,
  refused: [],
};

function addedIn({ cart, added, failure }: CartContext): Added | null {
  const item = cart?.cart.order_details.flatMap(({ items }) => items).find(({ item_id: id }) => id === added);
  if (!cart || !item || failure !== null) return null;
  const { total_cart_amount: total, currency } = cart;
  return { name: item.item_name, count: countOf(linesOf(cart)), amount: toMinor(total), currency };
}

export const cartSetup = setup({
  types: {} as ChartTypes & {
    input: { readonly unsent: UnsentBasket | null; readonly lastKnown?: ServerCart | null };
    context: CartContext;
    events: CartEvent;
    emitted: { type: 'item.added'; added: Added };
    tags: 'busy' | 'blocked';
  },
  actors: {
    loadCart: ask<SaveOutcome, undefined>('loadCart'),
    saveCart: ask<SaveOutcome, { intent: Intent; cart: ServerCart | null }>('saveCart'),
    clearCart: ask<SaveOutcome, { cart: ServerCart | null }>('clearCart'),
    takeBack: ask<SaveOutcome, { cartId: string; cart: ServerCart | null }>('takeBack'),
  },
  guards: {
    'the server answered a basket': (_, params: { outcome: SaveOutcome }) => params.outcome.ok,
    'the server will never take it': (_, params: { outcome: SaveOutcome }) => !params.outcome.ok && isFinal(params.outcome.failure),
    'the server will not take all of it at once': ({ context }, params: { outcome: SaveOutcome }) =>
      !params.outcome.ok && isFinal(params.outcome.failure) && !context.isOneByOne && (context.attempts.at(-1) ?? 0) > 1,
    'the basket moved meanwhile': ({ context }) => context.isStale,
    'a line of another store waits': ({ context }) => firstForeign(context.cart, context.changes) >= 0,
    'its customer agreed to clear the basket for it': ({ context }) => isClearingAgreed(context.cart, context.changes),
    'the basket is known, and nothing waits to be told': ({ context }) =>
      context.cart !== null && context.changes.length === 0 && context.attempts.length === 0,
    'something was removed': ({ context }) => context.removed !== null,
    'nothing is removed': ({ context }) => context.removed === null,
    'something is not saved yet': ({ context }) => context.attempts.length > 0 || makeADifference(context.cart, context.changes),
    'it is worth another try at once': ({ context }) => context.missed < PATIENCE,
  },
  actions: {
    'keep the change': enqueueActions(({ context, event, enqueue }) => {
      if (!isChange(event)) return;
      const removed = removedBy(context.cart, context.changes, event);
      const isRestored = event.type === 'lines.restored';
      enqueue.assign({
        changes: [...context.changes, event],
        added: event.type === 'line.added' ? event.line.itemId : context.added,
        removed: isRestored ? null : removed ? removedToo(context.removed, removed) : context.removed,
      });
      if (isRestored || removed) enqueue.raise({ type: 'removal.changed' });
    }),
    'forget what was removed': assign({ removed: null }),
    'say that the offer changed': raise({ type: 'removal.changed' }),
    'forget the changes': assign({ changes: [], missed: 0, askedToWait: 0, isOneByOne: false }),
    'tell each change for itself': assign({ isOneByOne: true, attempts: [] }),
    'tell what was added': enqueueActions(({ context, enqueue }) => {
      const added = addedIn(context);
      if (added) enqueue.emit({ type: 'item.added', added });
      enqueue.assign({ added: null });
    }),
    'keep only what is for the other store': assign({
      changes: ({ context }) => context.changes.filter((change) => 'storeId' in change && change.storeId === context.offer?.storeId),
      attempts: [],
    }),
    'begin with what is theirs': assign(({ event }) => ({ ...unknownCart, ...(event.type === 'cart.left' ? event.unsent : null) })),
    'note what is told': assign({
      attempts: ({ context: { attempts, cart, changes, isOneByOne } }) => [
        ...attempts,
        isOneByOne ? Math.min(sendable(cart, changes), 1) : sendable(cart, changes),
      ],
    }),
    'note that the basket moved': assign({ isStale: true }),
    'note that the basket is asked for': assign({ isStale: false }),
    'note which basket is wanted back': assign(({ event }) => (event.type === 'aside.wanted' ? { wish: event.cartId } : {})),
    'forget the wish': assign({ wish: null }),
    'keep the basket': assign(({ context }, params: { outcome: SaveOutcome }) =>
      params.outcome.ok ? { cart: params.outcome.value } : { cart: context.cart },
    ),
    'make do with the basket as it was last': assign({ cart: ({ context: { cart, lastKnown } }) => cart ?? lastKnown }),
    'find out what was taken': assign(({ context }, params: { outcome: SaveOutcome }) =>
      params.outcome.ok ? unacknowledgedChanges(context, context.cart, params.outcome.value) : {},
    ),
    'drop what was told': assign({
      changes: ({ context }) => context.changes.slice(context.attempts.at(-1)),
      attempts: [],
      missed: 0,
      askedToWait: 0,
      // An answer came, so the message that none did goes. A refusal stays until it is read.
      failure: ({ context: { failure } }) => (failure?.kind === 'transport' ? null : failure),
    }),
    'give the change up': assign(({ context }, params: { outcome: SaveOutcome }) => {
      const { cart, changes, attempts, removed, isOneByOne, refused } = context;
      const sent = changes.slice(0, attempts.at(-1) ?? 0);
      if (params.outcome.ok) return {};
      const { failure } = params.outcome;
      return {
        changes: changes.slice(sent.length),
        attempts: [],
        removed: removedAfterRefusal(removed, sent),
        ...(isOneByOne ? { refused: [...refused, ...sent.map((change) => ({ name: nameOfChange(cart, change), failure }))] } : { failure }),
      };
    }),
    'count a missed answer and the wait': assign({
      missed: missedOneMore,
      askedToWait: (_, params: { outcome: SaveOutcome }) =>
        !params.outcome.ok && params.outcome.failure.kind === 'transport' ? (params.outcome.failure.retryAfterMs ?? 0) : 0,
    }),
    'note that the server is out of reach': assign({ missed: ({ context }) => Math.max(context.missed, PATIENCE + 1) }),
    'turn the line into an offer': assign(({ context }) => {
      const index = firstForeign(context.cart, context.changes);
      const line = context.changes[index];
      return line && 'storeId' in line ? { offer: line, changes: context.changes.toSpliced(index, 1) } : {};
    }),
    'turn the offer into a change': assign({
      changes: ({ context: { changes, attempts, offer } }) =>
        offer ? changes.toSpliced(attempts.at(-1) ?? 0, 0, askedAgain(offer)) : changes,
      offer: null,
    }),
    'drop the offer': assign({ offer: null }),
    'note that it failed': assign((_, params: { outcome: SaveOutcome }) => (params.outcome.ok ? {} : { failure: params.outcome.failure })),
    'forget the failure': assign({ failure: null, refused: [] }),
  },
  delays: {
    undoStands: UNDO_STANDS,
    nextTry: ({ context }) => Math.max(BACK_OFF[context.missed - PATIENCE - 1] ?? BACK_OFF[0], context.askedToWait),
  },
});

const keep = { description: 'Kept until its turn comes.', actions: 'keep the change' } as const;
export const laterChanges = {
  'line.added': keep,
  'lines.added': keep,
  'quantity.chosen': keep,
  'line.removed': keep,
  'line.edited': keep,
  'cart.emptied': keep,
  'lines.restored': keep,
} as const;

export const leaving = {
  target: 'loading',
  description: 'Nothing of the basket stays, not even what was not told yet.',
  actions: ['begin with what is theirs', 'say that the offer changed'],
  meta: { label: 'Customer signed out' },
} as const;
