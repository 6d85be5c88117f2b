import { assign, setup } from 'xstate';
import type { RefusalReason } from '#contract/refusal-reasons.ts';

export type Way = 'card' | 'cash';

/** Why a payment is open again: by the server's reason, and whether the card's bank said no. */
export type Ended = { readonly reason: RefusalReason; readonly declined: boolean };

export type ServerEvent =
  /** A command to pay that is refused; it is answered the same again. */
  | { type: 'command.refused'; key: string; reason: RefusalReason }
  /** A command that finds the payment begun by another. */
  | { type: 'command.kept'; key: string }
  /** A command that has not come and is refused when it does. */
  | { type: 'command.withdrawn'; key: string }
  | { type: 'command.taken'; key: string; way: Way }
  | { type: 'card.authorised' }
  | { type: 'card.declined' }
  | { type: 'card.waitedFor' }
  | { type: 'customer.gaveUp' }
  | { type: 'order.decided' }
  | { type: 'order.impossible'; reason: RefusalReason }
  | { type: 'order.written' }
  | { type: 'card.gone' }
  | { type: 'card.letGo' };

type Context = {
  /** How often it was paid; a released payment may be paid again. */
  readonly attempt: number;
  readonly way: Way | null;
  /** Every command that came, with why it was refused. */
  readonly commands: Readonly<Record<string, RefusalReason | 'taken'>>;
  readonly ended: Ended | null;
  readonly orders: number;
};

const notPaid = (declined: boolean): Ended => ({ reason: 'not_paid', declined });
const server = setup({
  types: { context: {} as Context, events: {} as ServerEvent },
  actions: {
    'keep the command': assign(({ context, event }) =>
      'key' in event
        ? { commands: { ...context.commands, [event.key]: event.type === 'command.refused' ? event.reason : ('taken' as const) } }
        : {},
    ),
    'refuse the command when it comes': assign(({ context, event }) =>
      event.type === 'command.withdrawn' ? { commands: { ...context.commands, [event.key]: 'not_paid' as const } } : {},
    ),
    'begin an attempt': assign(({ context, event }) =>
      event.type === 'command.taken' ? { attempt: context.attempt + 1, way: event.way, ended: null } : {},
    ),
    'note that it is not paid': assign({ ended: notPaid(false) }),
    'note that the bank said no': assign({ ended: notPaid(true) }),
    'note why there is no order': assign(({ event }) =>
      event.type === 'order.impossible' ? { ended: { reason: event.reason, declined: false } } : {},
    ),
    'make the order': assign({ orders: ({ context }) => context.orders + 1 }),
  },
  guards: {
    'a card pays': ({ context, event }) => (event.type === 'command.taken' ? event.way : context.way) === 'card',
  },
});

const withdrawn = { 'command.withdrawn': { actions: 'refuse the command when it comes' } } as const;
const kept = { ...withdrawn, 'command.kept': { actions: 'keep the command' } } as const;

/**
 * One payment on the server, as decision 022 and `server/services/payment` have it: each step passes only from the state that it
 * saw. What makes a step happen (a call, the provider's event, the sweeper) is the world's.
 */
export const serverMachine = server.createMachine({
  id: 'server',
  context: { attempt: 0, way: null, commands: {}, ended: null, orders: 0 },
  initial: 'open',
  states: {
    open: {
      on: {
        ...withdrawn,
        'command.refused': { actions: 'keep the command' },
        'command.taken': [
          { guard: 'a card pays', target: 'held', actions: ['keep the command', 'begin an attempt'] },
          { target: 'paid', actions: ['keep the command', 'begin an attempt'] },
        ],
      },
    },
    held: {
      on: {
        ...kept,
        'card.authorised': 'paid',
        'card.declined': { target: 'releasing', actions: 'note that the bank said no' },
        'card.waitedFor': { target: 'releasing', actions: 'note that it is not paid' },
        'customer.gaveUp': { target: 'releasing', actions: 'note that it is not paid' },
      },
    },
    paid: {
      on: {
        ...kept,
        'order.decided': [
          { guard: 'a card pays', target: 'ordering' },
          { target: 'ordered', actions: 'make the order' },
        ],
        'order.impossible': [
          { guard: 'a card pays', target: 'releasing', actions: 'note why there is no order' },
          { target: 'open', actions: 'note why there is no order' },
        ],
      },
    },
    ordering: {
      on: {
        ...kept,
        'order.written': { target: 'ordered', actions: 'make the order' },
        'card.gone': { target: 'releasing', actions: 'note that it is not paid' },
      },
    },
    releasing: { on: { ...kept, 'card.letGo': 'open' } },
    ordered: { on: kept },
  },
});
