import { paymentSetup } from '../payment.setup.ts';

export const givingBack = paymentSetup.createStateConfig({
  description:
    'The bank said no, or the customer thought better of it; the server ends the payment, so that wallet, promo and slot are free again.',
  tags: ['busy', 'money'],
  meta: { title: 'Giving back what was held', section: '1.8' },
  invoke: {
    id: 'giveUpPayment',
    src: 'giveUpPayment',
    input: ({ context }) => ({ paymentId: context.paymentId }),
    onDone: [
      {
        guard: { type: 'the order exists', params: ({ event }) => ({ asked: event.output }) },
        target: 'ordered',
        actions: { type: 'keep what was seen', params: ({ event }) => ({ asked: event.output }) },
      },
      {
        guard: { type: 'it was given back', params: ({ event }) => ({ asked: event.output }) },
        target: 'declined',
        actions: { type: 'keep whether it was refunded', params: ({ event }) => ({ asked: event.output }) },
        meta: { label: 'Given back', cause: 'failure' },
      },
      {
        target: 'checking',
        actions: ['look anew', { type: 'keep what was seen', params: ({ event }) => ({ asked: event.output }) }],
        description: 'Another tab or device went on with it, or nobody knows whether it was given back.',
        meta: { label: 'Not known to be given back' },
      },
    ],
  },
});
