import { assign } from 'xstate';
import type { Purchase } from '#machines/payment/payment.setup.ts';
import { placement } from '../order-placement.setup.ts';

export const creating = placement.createStateConfig({
  description: 'The server makes the order of the payment.',
  tags: ['busy', 'money'],
  meta: { title: 'Making the order', section: '1.4' },
  invoke: [
    {
      id: 'createOrder',
      src: 'createOrder',
      input: ({ context }) => context.purchase as Purchase,
      onDone: [
        {
          guard: { type: 'the order was made', params: ({ event }) => ({ created: event.output }) },
          target: 'placed',
          actions: assign({ order: ({ event }) => (event.output.ok ? event.output.value : null), failure: null }),
        },
        {
          guard: { type: 'nobody knows whether it was made', params: ({ event }) => ({ created: event.output }) },
          target: 'uncertain',
          actions: { type: 'note why nobody knows', params: ({ event }) => ({ created: event.output }) },
          meta: { cause: 'failure' },
        },
        {
          target: 'resting',
          actions: [{ type: 'keep the reason', params: ({ event }) => ({ created: event.output }) }, 'have it priced anew'],
          meta: { label: 'Order refused', cause: 'failure' },
        },
      ],
    },
    {
      id: 'findOrder',
      src: 'findOrder',
      input: ({ context: { purchase, tries } }) => ({ paymentId: purchase?.invoice.order_payment._id ?? '', isLost: tries > 0 }),
      onDone: {
        target: 'placed',
        actions: assign({ order: ({ event }) => event.output, failure: null }),
        description: 'The order was made, and only its answer got lost.',
      },
      onError: { description: 'The order’s own answer is still waited for.', meta: { label: 'No answer came' } },
    },
  ],
});
