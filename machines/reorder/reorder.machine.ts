import { reorderSetup } from './reorder.setup.ts';
import { filling } from './states/filling.ts';
import { readingMenu, readingOrder } from './states/reading.ts';

const leave = { target: 'left', description: 'The basket stays as it is.' } as const;

/**
 * An order once more (specification 2, section 4, Reorder; 0-decisions, After the order): by today's menu, and into the
 * basket by the basket's own flow.
 */
export const reorderMachine = reorderSetup.createMachine({
  id: 'reorder',
  description: 'Puts what an order of the past held into the basket, as far as today’s menu has it.',
  context: ({ input }) => ({
    ...input,
    order: null,
    menu: null,
    basket: null,
    isClearingAgreed: false,
    solved: {},
    choosing: null,
    failure: null,
  }),
  initial: 'readingOrder',
  output: ({ event }) => event.output as 'added' | 'underWay' | 'left' | 'courier',
  states: {
    readingOrder,
    readingMenu,
    failed: {
      description: 'Order, menu or basket did not answer; nothing is lost, and one can try again.',
      tags: 'blocked',
      meta: { title: 'No answer', section: '2.4' },
      on: { 'retry.asked': { target: 'readingOrder', actions: 'forget the reason' }, 'again.left': leave },
    },
    storeGone: {
      description: 'The store is not here any more.',
      tags: 'blocked',
      meta: { title: 'Store gone', section: '2.4' },
      on: { 'again.left': leave },
    },
    judging: {
      description: 'Decides what today’s menu makes of the order.',
      meta: { title: 'What of it is there?', section: '2.4' },
      always: [
        { guard: 'nothing of it is on the menu', target: 'nothingLeft', meta: { cause: 'failure' } },
        { guard: 'the basket is another store’s', target: 'otherBasket' },
        { guard: 'nothing has changed', target: 'filling', description: 'One tap is enough.' },
        { target: 'changed', meta: { label: 'Something changed, or the store is closed' } },
      ],
    },
    nothingLeft: {
      description: 'Nothing of the order can be had today.',
      tags: 'blocked',
      meta: { title: 'Nothing left', section: '2.4', shows: 'None of these is on the menu today' },
      on: { 'again.left': leave },
    },
    otherBasket: {
      description: 'The basket holds items of another store; they are put aside only if the customer says so.',
      meta: {
        title: 'Clear the other store’s items?',
        section: '2.4',
        shows: 'There are already some items in your cart from another store, you need to clear these to continue',
      },
      on: {
        'clearing.confirmed': { target: 'judging', actions: 'note that the basket may go' },
        'again.left': leave,
      },
    },
    changed: {
      description: 'The customer sees what changed, and what goes into the basket.',
      meta: { title: 'What changed', section: '2.4' },
      on: {
        'lines.wanted': { guard: 'something of it can be ordered', target: 'filling', actions: 'forget the reason' },
        'choice.wanted': {
          guard: { type: 'the line has to be chosen again', params: ({ event }) => ({ place: event.place }) },
          target: 'choosing',
          actions: { type: 'note which line is chosen', params: ({ event }) => ({ place: event.place }) },
        },
        'again.left': leave,
      },
    },
    choosing: {
      description: 'One of the lines is chosen anew in its dialog.',
      meta: { title: 'Choosing again', section: '1.4' },
      on: {
        'line.solved': { target: 'chosen', actions: { type: 'keep the line', params: ({ event }) => ({ line: event.line }) } },
        'choice.left': { target: 'changed', actions: 'forget which line is chosen' },
      },
    },
    chosen: {
      description: 'The line is kept, and its dialog is on its way out: a second touch of it reaches nothing beneath.',
      meta: { title: 'Chosen again', section: '1.4' },
      on: { 'choice.left': { target: 'changed', actions: 'forget which line is chosen' } },
    },
    filling,
    added: {
      type: 'final',
      description: 'It is in the basket, which opens.',
      tags: 'good',
      meta: { title: 'In the basket', section: '2.4' },
      output: 'added',
    },
    underWay: {
      type: 'final',
      description: 'The basket opens and says how it stands.',
      meta: { title: 'On its way', section: '2.4' },
      output: 'underWay',
    },
    left: { type: 'final', description: 'Nothing changed.', meta: { title: 'Left', section: '2.4' }, output: 'left' },
    courier: {
      type: 'final',
      description: 'A courier’s trip is filled in anew where couriers are ordered.',
      meta: { title: 'A courier’s trip', section: '2.4' },
      output: 'courier',
    },
  },
});
