import { assign, setup } from 'xstate';
import type { RejectReason } from '#contract/enumerations.ts';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import type { OperatorAction, OperatorOrder } from '#contract/operator.ts';
import type { StateMeta, TransitionMeta } from '../model.ts';
import { callbackPort, port } from '../port.ts';

/** What runs, that there is no operator here, or that nobody answered. */
export type DeskAnswered =
  | { readonly is: 'listed'; readonly orders: readonly OperatorOrder[] }
  | { readonly is: 'absent' }
  | { readonly is: 'silent' };
/** An order was moved, or why not, in the server's words; or nobody answered. */
export type MoveAnswered = { readonly is: 'moved' } | { readonly is: 'refused'; readonly because: string } | { readonly is: 'silent' };

/** `reason` is why its store rejects it. */
export type Move = { readonly number: number; readonly action: OperatorAction; readonly reason?: RejectReason };

type Context = {
  /** The newest first; null before they are known. */
  readonly orders: readonly OperatorOrder[] | null;
  /** What is being done, or was done last. */
  readonly move: Move | null;
  /** The order that is about to be rejected, whose reason is asked for; null for none. */
  readonly rejecting: number | null;
  /** Why that came to nothing. */
  readonly refusal: string | null;
  /** Why the last question has no answer: nobody gave one, or it broke on the way to the page. */
  readonly unanswered: 'silence' | 'mistake' | null;
};

const hide = { description: 'Nobody looks at the page: nothing is asked.', target: 'paused' } as const;
const wanted = {
  'move.wanted': {
    description: 'The operator does what a store or a courier would.',
    target: 'moving',
    actions: 'note what is wanted',
  },
  'rejection.begun': {
    guard: { type: 'it can be rejected', params: ({ event }: { event: { number: number } }) => ({ number: event.number }) },
    description: 'Its customer is to read why: the operator is asked before anything is moved.',
    actions: { type: 'ask why', params: ({ event }: { event: { number: number } }) => ({ number: event.number }) },
  },
  'rejection.dropped': { description: 'The order stays as it is.', actions: 'ask no more why' },
} as const;
const isRejectable = (orders: readonly OperatorOrder[] | null, number: number | null) =>
  (orders ?? []).some((order) => order.number === number && order.actions.includes('reject'));

/** Running orders moved on by hand, for demonstrations (0-decisions, After the order). */
export const operatorDeskMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'move.wanted'; move: Move }
      | { type: 'rejection.begun'; number: number }
      | { type: 'rejection.dropped' }
      | { type: 'page.hidden' }
      | { type: 'page.shown' },
    tags: {} as 'busy' | 'blocked',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: {
    askOrders: port<DeskAnswered>('askOrders'),
    moveOrder: port<MoveAnswered, Move>('moveOrder'),
    /** Tells whether anybody looks at the page. */
    surroundings: callbackPort('surroundings'),
  },
  guards: {
    'it can be rejected': ({ context }, params: { number: number }) => isRejectable(context.orders, params.number),
    'orders are listed': (_, params: { answered: DeskAnswered }) => params.answered.is === 'listed',
    'there is no operator here': (_, params: { answered: DeskAnswered }) => params.answered.is === 'absent',
    'it is moved': (_, params: { answered: MoveAnswered }) => params.answered.is === 'moved',
    'the server says why not': (_, params: { answered: MoveAnswered }) => params.answered.is === 'refused',
  },
  actions: {
    'keep the orders': assign(({ context }, { answered }: { answered: DeskAnswered }) =>
      answered.is === 'listed'
        ? {
            orders: answered.orders,
            unanswered: null,
            rejecting: isRejectable(answered.orders, context.rejecting) ? context.rejecting : null,
          }
        : {},
    ),
    'ask why': assign((_, { number }: { number: number }) => ({ rejecting: number })),
    'ask no more why': assign({ rejecting: null }),
    'note that nobody answers': assign({ unanswered: 'silence' }),
    'note that it broke': assign({ unanswered: 'mistake' }),
    'note what is wanted': assign(({ event }) =>
      event.type === 'move.wanted' ? { move: event.move, refusal: null, rejecting: null } : {},
    ),
    'keep why not': assign((_, params: { answered: MoveAnswered }) =>
      params.answered.is === 'refused' ? { refusal: params.answered.because } : {},
    ),
  },
  delays: { nextLook: 2_000, answerTakesTooLong: CALL_TIMEOUT.read },
}).createMachine({
  id: 'operatorDesk',
  description: 'Lists what runs, and does what a store or a courier would.',
  context: { orders: null, move: null, rejecting: null, refusal: null, unanswered: null },
  initial: 'asking',
  invoke: {
    id: 'surroundings',
    src: 'surroundings',
    onError: { description: 'The page tells nothing any more; the looks go on.', meta: { label: 'Page unheard', cause: 'failure' } },
  },
  states: {
    asking: {
      description: 'The server is asked what runs.',
      tags: 'busy',
      meta: { title: 'Asking what runs', section: '2.4' },
      invoke: {
        id: 'askOrders',
        src: 'askOrders',
        onDone: [
          {
            guard: { type: 'orders are listed', params: ({ event }) => ({ answered: event.output }) },
            target: 'resting',
            actions: { type: 'keep the orders', params: ({ event }) => ({ answered: event.output }) },
          },
          { guard: { type: 'there is no operator here', params: ({ event }) => ({ answered: event.output }) }, target: 'absent' },
          { target: 'resting', actions: 'note that nobody answers', meta: { label: 'No answer', cause: 'failure' } },
        ],
        onError: { target: 'resting', actions: 'note that it broke', meta: { label: 'Asking broke' } },
      },
      after: { answerTakesTooLong: { target: 'resting', actions: 'note that nobody answers' } },
      on: { ...wanted, 'page.hidden': hide },
    },
    resting: {
      description: 'The next look is waited for.',
      meta: { title: 'Until the next look', section: '2.4' },
      after: { nextLook: 'asking' },
      on: { ...wanted, 'page.hidden': hide },
    },
    moving: {
      description: 'An order is moved.',
      tags: 'busy',
      meta: { title: 'Moving an order', section: '2.4' },
      invoke: {
        id: 'moveOrder',
        src: 'moveOrder',
        input: ({ context: { move } }) => move ?? { number: 0, action: 'move' as const },
        onDone: [
          { guard: { type: 'it is moved', params: ({ event }) => ({ answered: event.output }) }, target: 'asking' },
          {
            guard: { type: 'the server says why not', params: ({ event }) => ({ answered: event.output }) },
            target: 'asking',
            actions: { type: 'keep why not', params: ({ event }) => ({ answered: event.output }) },
          },
          { target: 'asking', actions: 'note that nobody answers', meta: { label: 'No answer', cause: 'failure' } },
        ],
        onError: { target: 'asking', actions: 'note that it broke', meta: { label: 'Moving broke' } },
      },
      after: { answerTakesTooLong: { target: 'asking', actions: 'note that nobody answers' } },
    },
    paused: {
      description: 'Nobody looks at the page.',
      meta: { title: 'Paused' },
      on: { 'page.shown': { description: 'Somebody looks again.', target: 'asking' } },
    },
    absent: {
      description: 'Orders are moved by hand in the demo alone, at its own machine.',
      type: 'final',
      tags: 'blocked',
      meta: { title: 'No operator here' },
    },
  },
});
