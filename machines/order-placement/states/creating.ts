import { assign } from 'xstate';
import { placement, type Contact, type Invoice } from '../order-placement.setup.ts';

export const creating = placement.createStateConfig({
  description: 'The server makes the order of the payment.',
  tags: ['busy', 'money'],
  meta: { title: 'Making the order', section: '1.4' },
  invoke: {
    id: 'createOrder',
    src: 'createOrder',
    input: ({ context }) => ({ invoice: context.invoice as Invoice, receiving: context.receiving, contact: context.contact as Contact }),
    onDone: [
      {
        guard: { type: 'the order was made', params: ({ event }) => ({ created: event.output }) },
        target: 'placed',
        actions: assign({ order: ({ event }) => (event.output.ok ? event.output.value : null) }),
      },
      {
        guard: { type: 'nobody knows whether it was taken', params: ({ event }) => ({ outcome: event.output }) },
        target: 'uncertain',
        actions: { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) },
        meta: { cause: 'failure' },
      },
      { target: 'pricing', actions: { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) }, meta: { label: 'Order refused', cause: 'failure' } },
    ],
    onError: { target: 'uncertain', actions: 'note that it broke', meta: { label: 'Ordering broke' } },
  },
  after: { paymentTakesTooLong: { target: 'uncertain', actions: 'note that no answer came' } },
});
