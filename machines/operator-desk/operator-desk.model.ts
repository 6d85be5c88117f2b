import { REJECT_REASONS } from '#contract/enumerations.ts';
import type { OperatorOrder } from '#contract/operator.ts';
import { defineModel } from '../model.ts';
import { operatorDeskMachine, type DeskAnswered, type MoveAnswered } from './operator-desk.machine.ts';
import { operatorDeskQuestions } from './operator-desk.questions.ts';

/** An order that waits for its store. */
export const waiting: OperatorOrder = {
  number: 1042,
  order_status: 1,
  status: 'waitingForStore',
  stage: 'waiting',
  delivery_type: 1,
  is_user_pick_up_order: false,
  store_name: 'Café de la Rade',
  wanted_at: null,
  timezone: 'Europe/Zurich',
  created_at: '2026-11-20T11:30:00Z',
  estimated_at: '2026-11-20T12:00:00Z',
  next_move_at: null,
  actions: ['accept', 'reject', 'cancel', 'move'],
  reject_reasons: [...REJECT_REASONS],
};
export const accepted: OperatorOrder = {
  ...waiting,
  order_status: 3,
  status: 'storeAccepted',
  stage: 'kitchen',
  actions: ['prepare', 'move', 'cancel'],
};

const lists = (output: DeskAnswered) => ({ type: 'xstate.done.actor.askOrders', output }) as const;
const moves = (output: MoveAnswered) => ({ type: 'xstate.done.actor.moveOrder', output }) as const;

/** Model of the operator's desk. */
export const operatorDeskModel = defineModel({
  machine: operatorDeskMachine,
  title: 'Operator’s desk',
  sentence: 'Running orders moved on by hand, for demonstrations: what a store or a courier would do.',
  usedBy: 'the operator’s page of the demo',
  section: '2.2.2',
  inputs: [{ says: 'the operator opens the desk', input: undefined }],
  events: [
    { says: 'an order waits for its store', by: 'server', event: lists({ is: 'listed', orders: [waiting] }) },
    { says: 'an order is being made', by: 'server', event: lists({ is: 'listed', orders: [accepted] }) },
    { says: 'there is no operator here', by: 'server', event: lists({ is: 'absent' }) },
    { says: 'nobody answers what runs', by: 'server', event: lists({ is: 'silent' }) },
    { says: 'asking what runs breaks', by: 'server', event: { type: 'xstate.error.actor.askOrders', error: new Error('broken') } },
    { says: '10 s pass without an answer', by: 'time', event: { type: 'xstate.after.answerTakesTooLong.operatorDesk.asking' } },
    { says: 'it is time for the next look', by: 'time', event: { type: 'xstate.after.nextLook.operatorDesk.resting' } },
    { says: 'the operator accepts the order', by: 'customer', event: { type: 'move.wanted', move: { number: 1042, action: 'accept' } } },
    { says: 'the operator begins to reject the order', by: 'customer', event: { type: 'rejection.begun', number: 1042 } },
    { says: 'the operator does not reject it after all', by: 'customer', event: { type: 'rejection.dropped' } },
    {
      says: 'the operator rejects it, as something is sold out',
      by: 'customer',
      event: { type: 'move.wanted', move: { number: 1042, action: 'reject', reason: 'sold_out' } },
    },
    { says: 'the order is moved', by: 'server', event: moves({ is: 'moved' }) },
    { says: 'the order has moved on by itself', by: 'server', event: moves({ is: 'refused', because: 'order 1042 is prepared' }) },
    { says: 'nobody answers the move', by: 'server', event: moves({ is: 'silent' }) },
    { says: 'moving breaks', by: 'server', event: { type: 'xstate.error.actor.moveOrder', error: new Error('broken') } },
    { says: '10 s pass without a move', by: 'time', event: { type: 'xstate.after.answerTakesTooLong.operatorDesk.moving' } },
    { says: 'the page is hidden', by: 'page', event: { type: 'page.hidden' } },
    { says: 'the page is shown again', by: 'page', event: { type: 'page.shown' } },
    {
      says: 'nothing of the page is heard any more',
      by: 'page',
      event: { type: 'xstate.error.actor.surroundings', error: new Error('broken') },
    },
  ],
  project: ({ context: { orders, move, rejecting, refusal, unanswered } }) => ({
    stage: orders?.[0]?.stage ?? null,
    rejectable: orders?.filter(({ actions }) => actions.includes('reject')).map(({ number }) => number) ?? [],
    isMoved: move !== null,
    isRejecting: rejecting !== null,
    isRefused: refusal !== null,
    unanswered,
  }),
  states: {
    asking: 'The operator sees what ran a moment ago.',
    resting: 'The operator sees what runs.',
    moving: 'The operator sees that the order is being moved.',
    paused: 'Nobody looks at the page.',
    absent: 'Whoever opened the page reads that there is no operator here.',
  },
  invariants: [
    { says: 'what is refused was wanted', holds: ({ context: { refusal, move } }) => refusal === null || move !== null },
    {
      says: 'a reason is asked for an order alone that can be rejected',
      holds: ({ context: { rejecting, orders } }) =>
        rejecting === null || (orders ?? []).some(({ number, actions }) => number === rejecting && actions.includes('reject')),
    },
  ],
  questions: operatorDeskQuestions,
});
