import { assign } from 'xstate';
import { NO_WAY, placement } from './order-placement.setup.ts';
import { creating } from './states/creating.ts';
import { paying } from './states/paying.ts';

/**
 * From a basket that is priced to the order (specification 1, section 4, Order placement flow). Paying and ordering carry
 * the payment's id as their key, so that both are safe to repeat.
 */
export const orderPlacementMachine = placement.createMachine({
  id: 'orderPlacement',
  description: 'Takes the payment and makes the order, once or not at all.',
  context: {
    way: NO_WAY,
    purchase: null,
    choice: null,
    failure: null,
    decline: null,
    tries: 0,
    order: null,
    confirmedAge: null,
    isAgeMissing: false,
  },
  initial: 'resting',
  on: {
    'way.known': {
      actions: { type: 'know how they pay', params: ({ event }) => ({ way: event.way }) },
      description: 'What this customer chose or used last is chosen; nothing of the one before.',
    },
  },
  states: {
    resting: {
      description: 'Nothing is under way; why the last try was refused stays until it is read or tried again.',
      meta: { title: 'Nothing under way', section: '1.4' },
      entry: 'tell that it rests',
      on: {
        'order.asked': { target: 'choosing', actions: [assign({ purchase: ({ event }) => event.purchase }), 'forget the failure'] },
        'refusal.read': { actions: 'forget the failure', description: 'The message is dealt with.' },
      },
    },
    choosing: {
      description:
        'What, where, when, how much and how it is paid stand on one screen before the last button; after a card that did not pay, the bank’s word too.',
      meta: { title: 'Last look', section: '1.4' },
      entry: 'tell that it rests',
      on: {
        'order.confirmed': [
          {
            guard: 'the age is not confirmed',
            actions: 'ask for the age',
            description: 'Something in the basket is sold from an age: the customer is asked for it, and nothing else changes.',
            meta: { label: 'Age missing' },
          },
          {
            target: 'paying',
            actions: [
              assign({ choice: ({ event }) => event.choice, tries: 0 }),
              { type: 'choose the way that pays the rest', params: ({ event }) => ({ choice: event.choice }) },
              'remember how they pay',
              'forget the failure',
            ],
          },
        ],
        'way.chosen': {
          actions: [
            { type: 'choose the way', params: ({ event }) => ({ way: event.way }) },
            'forget the bank’s word',
            'remember how they pay',
          ],
          description: 'Who comes back after a refusal finds it chosen; what the bank said is said of another.',
        },
        'card.chosen': {
          actions: [{ type: 'choose the card', params: ({ event }) => event }, 'forget the bank’s word', 'remember how they pay'],
          description: 'A card that is not kept is for this payment alone; no other payment and no other tab finds it.',
        },
        'age.ticked': {
          actions: { type: 'keep the age', params: ({ event }) => ({ isConfirmed: event.isConfirmed }) },
          description: 'It counts for this order, as long as nothing in it asks for a higher age.',
        },
        'order.reconsidered': { target: 'resting', actions: 'forget the failure' },
        'refusal.read': { actions: 'forget the failure', description: 'The bank’s word is dealt with.' },
        'price.changed': {
          actions: assign({ purchase: ({ context, event }) => context.purchase && { ...context.purchase, invoice: event.invoice } }),
          description: 'The newest price takes the old one’s place, before anything is paid.',
        },
        'price.lost': 'resting',
      },
    },
    paying,
    creating,
    uncertain: {
      description: 'No answer came; it is asked again by itself. The same key can’t charge or order twice.',
      tags: ['blocked', 'money'],
      meta: { title: 'Nobody knows yet', section: '1.4' },
      after: { beforeAskingAgain: 'creating' },
      on: { 'retry.asked': 'creating' },
    },
    placed: { type: 'final', description: 'The order exists.', tags: 'good', meta: { title: 'Order placed', section: '1.4' } },
  },
});
