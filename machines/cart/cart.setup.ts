import { assign, setup } from 'xstate';
import type { Failure } from '../../contract/failure.ts';
import type { StateMeta, TransitionMeta } from '../model.ts';
import { port } from '../port.ts';
import type { Result } from '../result.ts';
import { firstForeign, makeADifference, tellable, whatBecameOf, type Change, type Intent, type ServerCart } from './cart-intent.ts';

/** A line for another store than the basket's, waiting for the customer's word. */
export type Offer = Extract<Change, { type: 'line.added' }>;

export type CartContext = {
  /** The basket as the server last answered it. */
  readonly cart: ServerCart | null;
  /** What the customer decided and the server has not agreed to yet, oldest first. */
  readonly changes: readonly Change[];
  /** How many of the changes the last request told whose answer is not known; 0 when every answer is. */
  readonly told: number;
  /** The changes are told a second time, because the first request may not have arrived; there is no third. */
  readonly isRetelling: boolean;
  /** The basket moved elsewhere while a request was under way: it is asked for once more after the answer. */
  readonly isStale: boolean;
  readonly offer: Offer | null;
  /** Why the last change was given up, until it is read. */
  readonly failure: Failure | null;
};

/**
 * `basket.moved`: the server's basket may be another one by now (a sign-in, another tab, the page shown again).
 * `basket.left`: it is no longer this person's (a sign-out); nothing of it stays.
 */
export type CartEvent =
  | Change
  | { type: 'basket.moved' }
  | { type: 'basket.left' }
  | { type: 'clearing.confirmed' }
  | { type: 'clearing.declined' }
  | { type: 'retry.asked' }
  | { type: 'failure.read' };

export type SaveOutcome = Result<ServerCart, Failure>;

const isChange = (event: { readonly type: string }): event is Change =>
  event.type === 'line.added' || event.type === 'quantity.chosen' || event.type === 'line.removed' || event.type === 'line.edited';

/** Codes by which the server says that its basket is another one than the request was about. */
const BEATEN: readonly number[] = [643, 963];

const givenUp = (failure: Failure) => ({ context }: { context: CartContext }) => ({
  changes: context.changes.slice(context.told), told: 0, isRetelling: false, failure,
});
const noAnswer = (cause: 'timeout' | 'unreadable'): Failure => ({ kind: 'transport', cause, retryAfterMs: null });

/** The context before anything is known. */
export const unknownBasket: CartContext = { cart: null, changes: [], told: 0, isRetelling: false, isStale: false, offer: null, failure: null };

/** The parts that the basket's chart is put together from. */
export const cartSetup = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    tags: {} as 'busy' | 'blocked',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: {
    loadCart: port<SaveOutcome, undefined>('loadCart'),
    saveCart: port<SaveOutcome, { intent: Intent; cart: ServerCart | null }>('saveCart'),
    clearCart: port<SaveOutcome, { cart: ServerCart | null }>('clearCart'),
  },
  guards: {
    'the server answered a basket': (_, params: { outcome: SaveOutcome }) => params.outcome.ok,
    'the basket moved meanwhile': ({ context }) => context.isStale,
    'a line of another store waits': ({ context }) => firstForeign(context.cart, context.changes) >= 0,
    'something is not saved yet': ({ context }) => makeADifference(context.cart, context.changes),
    'it was told once only': ({ context }) => !context.isRetelling,
    'nobody knows whether it was taken': ({ context }, params: { outcome: SaveOutcome }) =>
      !context.isRetelling && !params.outcome.ok && params.outcome.failure.kind === 'transport',
    'the basket is another one by now': ({ context }, params: { outcome: SaveOutcome }) =>
      !context.isRetelling && !params.outcome.ok && params.outcome.failure.kind === 'refused' && BEATEN.includes(params.outcome.failure.code),
  },
  actions: {
    'keep the change': assign({ changes: ({ context, event }) => (isChange(event) ? [...context.changes, event] : context.changes) }),
    'forget the changes': assign({ changes: [] }),
    'keep only what is for the other store': assign({
      changes: ({ context }) => context.changes.filter((change) => change.type === 'line.added' && change.storeId === context.offer?.storeId),
    }),
    'forget everything': assign(unknownBasket),
    'note what is told': assign({ told: ({ context }) => tellable(context.cart, context.changes) }),
    'note that it is told again': assign({ isRetelling: true }),
    'note that it was not taken and is told again': assign({ isRetelling: true, told: 0 }),
    'note that the basket moved': assign({ isStale: true }),
    'note that the basket is asked for': assign({ isStale: false }),
    'keep the basket': assign(({ context }, params: { outcome: SaveOutcome }) => (params.outcome.ok ? { cart: params.outcome.value } : { cart: context.cart })),
    'find out what became of it': assign(({ context }, params: { outcome: SaveOutcome }) => {
      if (!params.outcome.ok || context.told === 0) return {};
      const became = whatBecameOf(context.changes.slice(0, context.told), context.cart, params.outcome.value);
      if (became === 'notTaken') return { told: 0 };
      const over = { changes: context.changes.slice(context.told), told: 0, isRetelling: false };
      return became === 'taken' ? over : { ...over, failure: noAnswer('timeout') };
    }),
    'drop what was told': assign({ changes: ({ context }) => context.changes.slice(context.told), told: 0, isRetelling: false }),
    'give the change up: it was not taken': assign((args, params: { outcome: SaveOutcome }) => (params.outcome.ok ? {} : givenUp(params.outcome.failure)(args))),
    'give the change up: it broke': assign(givenUp(noAnswer('unreadable'))),
    'give the change up: it took too long': assign(givenUp(noAnswer('timeout'))),
    'turn the line into an offer': assign(({ context }) => {
      const index = firstForeign(context.cart, context.changes);
      const line = context.changes[index];
      return line?.type === 'line.added' ? { offer: line, changes: context.changes.toSpliced(index, 1) } : {};
    }),
    'turn the offer into a change': assign({ changes: ({ context }) => (context.offer ? [context.offer, ...context.changes] : context.changes), offer: null }),
    'drop the offer': assign({ offer: null }),
    'note that clearing failed': assign((_, params: { outcome: SaveOutcome }) => (params.outcome.ok ? {} : { failure: params.outcome.failure })),
    'note that clearing broke': assign({ failure: noAnswer('unreadable') }),
    'note that clearing took too long': assign({ failure: noAnswer('timeout') }),
    'forget the failure': assign({ failure: null }),
  },
  delays: { answerTakesTooLong: 10_000 },
});

/** Changes that are made while something else is under way. */
export const laterChanges = {
  'line.added': { description: 'Kept until its turn comes.', actions: 'keep the change' },
  'quantity.chosen': { description: 'Kept until its turn comes.', actions: 'keep the change' },
  'line.removed': { description: 'Kept until its turn comes.', actions: 'keep the change' },
  'line.edited': { description: 'Kept until its turn comes.', actions: 'keep the change' },
} as const;

/** The customer signed out; whatever answer is under way is not waited for. */
export const leaving = { target: 'loading', description: 'Nothing of the basket stays, not even what was not told yet.', actions: 'forget everything', meta: { label: 'Customer signed out' } } as const;
