import { assign } from 'xstate';
import { placement } from './order-placement.setup.ts';
import { creating } from './states/creating.ts';
import { paying } from './states/paying.ts';
import { pricing } from './states/pricing.ts';

/**
 * From the basket's price to the order (specification 1, section 4, Order placement flow). Paying and ordering carry the
 * payment's id as their key, so that both are safe to repeat.
 */
export const orderPlacementMachine = placement.createMachine({
  id: 'orderPlacement',
  description: 'Prices the basket, takes the payment and makes the order.',
  context: ({ input }) => ({ receiving: input.receiving, contact: null, invoice: null, failure: null, order: null }),
  initial: 'pricing',
  states: {
    pricing,
    reviewing: {
      description: 'The customer sees what is to pay and may order; why an earlier try was refused stays until then.',
      meta: { title: 'Price is shown', section: '1.4' },
      on: {
        'order.asked': { target: 'confirming', actions: [assign({ contact: ({ event }) => event.contact }), 'forget the failure'] },
        'basket.changed': { target: 'pricing', actions: 'forget the failure' },
        'receiving.chosen': { target: 'pricing', actions: ['keep how it is received', 'forget the failure'] },
      },
    },
    pickupOnly: {
      description: 'Delivery is not possible now but pickup is.',
      tags: 'blocked',
      meta: { title: 'Only pickup now', section: '1.4' },
      on: {
        'receiving.chosen': { target: 'pricing', actions: ['keep how it is received', 'forget the failure'] },
        'basket.changed': { target: 'pricing', actions: 'forget the failure' },
        'retry.asked': { target: 'pricing', actions: 'forget the failure' },
      },
    },
    refused: {
      description: 'The basket can’t be ordered as it is; the reason is shown with what to do next.',
      tags: 'blocked',
      meta: { title: 'Not possible as it is', section: '1.4' },
      on: {
        'retry.asked': { target: 'pricing', actions: 'forget the failure' },
        'basket.changed': { target: 'pricing', actions: 'forget the failure' },
        'receiving.chosen': { target: 'pricing', actions: ['keep how it is received', 'forget the failure'] },
      },
    },
    confirming: {
      description: 'What, where, when and how much stand on one screen before the last button.',
      meta: { title: 'Last look', section: '1.4' },
      on: {
        'order.confirmed': 'paying',
        'order.reconsidered': 'reviewing',
        'basket.changed': 'pricing',
      },
    },
    paying,
    creating,
    uncertain: {
      description: 'No answer came; asking again with the same key can’t charge or order twice.',
      tags: ['blocked', 'money'],
      meta: { title: 'Nobody knows yet', section: '1.4' },
      on: { 'retry.asked': { target: 'paying', actions: 'forget the failure' } },
    },
    placed: { type: 'final', description: 'The order exists.', tags: 'good', meta: { title: 'Order placed', section: '1.4' } },
  },
});
