import { paymentSetup } from '../payment.setup.ts';

export const withdrawing = paymentSetup.createStateConfig({
  description: 'A command that has not come is not waited for any longer: should it come after all, the server refuses it.',
  tags: ['busy', 'money'],
  meta: { title: 'Withdrawing what never came', section: '1.4' },
  invoke: {
    id: 'withdrawCommands',
    src: 'withdrawCommands',
    input: ({ context }) => ({ paymentId: context.paymentId, key: context.command?.key ?? null }),
    onDone: [
      {
        guard: { type: 'what was confirmed here is withdrawn', params: ({ event }) => ({ asked: event.output }) },
        target: '#payment.refused',
        actions: 'note that no answer came',
        meta: { label: 'Withdrawn: it never came', cause: 'failure' },
      },
      {
        guard: { type: 'what this browser sent is withdrawn', params: ({ event }) => ({ asked: event.output }) },
        target: '#payment.gone',
      },
      {
        target: 'waiting',
        actions: { type: 'keep what was seen', params: ({ event }) => ({ asked: event.output }) },
        description: 'It came after all, or nobody knows whether it was withdrawn.',
        meta: { label: 'not known to be withdrawn' },
      },
    ],
  },
});
