import { placement, type Contact, type Invoice } from '../order-placement.setup.ts';

export const paying = placement.createStateConfig({
  description: 'The server freezes the invoice and takes the promise to pay it in cash.',
  tags: ['busy', 'money'],
  meta: { title: 'Taking the payment', section: '1.4' },
  invoke: {
    id: 'payCash',
    src: 'payCash',
    input: ({ context }) => ({ invoice: context.invoice as Invoice, receiving: context.receiving, contact: context.contact as Contact }),
    onDone: [
      { guard: { type: 'the payment was taken', params: ({ event }) => ({ paid: event.output }) }, target: 'creating' },
      {
        guard: { type: 'nobody knows whether it was taken', params: ({ event }) => ({ outcome: event.output }) },
        target: 'uncertain',
        actions: { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) },
        meta: { cause: 'failure' },
      },
      { target: 'pricing', actions: { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) }, meta: { label: 'Payment refused', cause: 'failure' } },
    ],
    onError: { target: 'uncertain', actions: 'note that it broke', meta: { label: 'Paying broke' } },
  },
  after: { paymentTakesTooLong: { target: 'uncertain', actions: 'note that no answer came' } },
});
