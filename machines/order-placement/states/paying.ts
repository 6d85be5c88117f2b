import type { PaymentChoice, Purchase } from '#machines/payment/payment.setup.ts';
import { placement } from '../order-placement.setup.ts';

export const paying = placement.createStateConfig({
  description: 'The payment is taken, confirmed with the bank where a card pays, and looked after until its end is known.',
  tags: ['busy', 'money'],
  meta: {
    title: 'Taking the payment',
    section: '1.4',
    waitsForever: 'the payment keeps its own time, and every wait of it can be acted from',
  },
  entry: 'tell that it begins',
  invoke: {
    id: 'payment',
    src: 'payment',
    input: ({ context: { purchase, choice, confirmedAge } }) => ({
      command: {
        ...(purchase as Purchase),
        ...(choice as PaymentChoice),
        ...(confirmedAge !== null && { confirmedAge }),
      },
    }),
    onDone: [
      { guard: { type: 'the payment is authorised', params: ({ event }) => ({ end: event.output }) }, target: 'creating' },
      {
        guard: { type: 'the order exists already', params: ({ event }) => ({ end: event.output }) },
        target: 'placed',
        actions: { type: 'keep the order', params: ({ event }) => ({ end: event.output }) },
      },
      {
        guard: { type: 'the card did not pay', params: ({ event }) => ({ end: event.output }) },
        target: 'choosing',
        actions: [{ type: 'keep the bank’s word', params: ({ event }) => ({ end: event.output }) }, 'have it priced anew'],
        meta: { label: 'Card declined', cause: 'failure' },
      },
      {
        guard: { type: 'the payment sheet was closed', params: ({ event }) => ({ end: event.output }) },
        target: 'choosing',
        actions: 'have it priced anew',
        meta: { cause: 'customer' },
      },
      {
        target: 'resting',
        actions: [{ type: 'keep why it was not paid', params: ({ event }) => ({ end: event.output }) }, 'have it priced anew'],
        meta: { label: 'Payment refused', cause: 'failure' },
      },
    ],
    onError: { target: 'uncertain', actions: 'note that it broke', meta: { label: 'No answer came' } },
  },
});
