import { placement, type PaymentChoice, type Purchase } from '../order-placement.setup.ts';

export const paying = placement.createStateConfig({
  description: 'The server freezes the invoice, reserves what the wallet pays and takes the promise to pay the rest.',
  tags: ['busy', 'money'],
  meta: { title: 'Taking the payment', section: '1.4' },
  invoke: {
    id: 'payOrder',
    src: 'payOrder',
    input: ({ context }) => ({ ...(context.purchase as Purchase), ...(context.choice as PaymentChoice) }),
    onDone: [
      { guard: { type: 'the payment was taken', params: ({ event }) => ({ paid: event.output }) }, target: 'creating' },
      {
        guard: { type: 'nobody knows whether it was taken', params: ({ event }) => ({ outcome: event.output }) },
        target: 'uncertain',
        actions: { type: 'note why nobody knows', params: ({ event }) => ({ outcome: event.output }) },
        meta: { cause: 'failure' },
      },
      {
        target: 'resting',
        actions: [{ type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) }, 'have it priced anew'],
        meta: { label: 'Payment refused', cause: 'failure' },
      },
    ],
    onError: { target: 'uncertain', actions: 'note that it broke', meta: { label: 'Paying broke' } },
  },
  after: { answerTakesTooLong: { target: 'uncertain', actions: 'note that no answer came' } },
});
