import { paymentSetup, type PaymentCommand } from '../payment.setup.ts';

export const asking = paymentSetup.createStateConfig({
  description: 'The server freezes the invoice, reserves what the wallet pays and asks the provider for the rest.',
  tags: ['busy', 'money'],
  meta: { title: 'Taking the payment', section: '1.4' },
  entry: 'count the command',
  invoke: {
    id: 'payOrder',
    src: 'payOrder',
    input: ({ context }) => context.command as PaymentCommand,
    onDone: [
      {
        guard: { type: 'a card is to be confirmed', params: ({ event }) => ({ paid: event.output }) },
        target: 'confirming',
        actions: { type: 'keep the card to confirm', params: ({ event }) => ({ paid: event.output }) },
      },
      {
        guard: { type: 'a card is to pay, and none is named', params: ({ event }) => ({ paid: event.output }) },
        target: 'checking',
        actions: 'note that it broke',
        meta: { label: 'Answer names no card', cause: 'failure' },
      },
      { guard: { type: 'the payment was taken', params: ({ event }) => ({ paid: event.output }) }, target: 'authorised' },
      {
        guard: { type: 'nobody knows whether it was taken', params: ({ event }) => ({ paid: event.output }) },
        target: 'checking',
        actions: { type: 'keep the reason', params: ({ event }) => ({ paid: event.output }) },
        meta: { cause: 'failure' },
      },
      {
        target: 'refused',
        actions: { type: 'keep the reason', params: ({ event }) => ({ paid: event.output }) },
        meta: { label: 'Payment refused', cause: 'failure' },
      },
    ],
  },
});
