import { assign } from 'xstate';
import { paymentSetup, type PaymentCommand } from '../payment.setup.ts';

export const approving = paymentSetup.createStateConfig({
  description:
    'Apple Pay or Google Pay shows its payment sheet on the device, and the customer approves the amount or closes it. Nothing is held or charged yet.',
  tags: ['busy', 'money'],
  meta: { title: 'Payment sheet open', section: '1.4' },
  invoke: {
    id: 'openSheet',
    src: 'openSheet',
    input: ({ context }) => context.command as PaymentCommand,
    onDone: [
      {
        guard: { type: 'the customer approved it', params: ({ event }) => ({ approved: event.output }) },
        target: 'asking',
        actions: assign({
          command: ({ context: { command }, event: { output } }) =>
            command && output.ok ? { ...command, approved: output.value } : command,
        }),
      },
      {
        guard: { type: 'the customer closed it', params: ({ event }) => ({ approved: event.output }) },
        target: 'closed',
        meta: { cause: 'customer' },
      },
      { target: 'declined', meta: { label: 'Not opened', cause: 'failure' } },
    ],
  },
});
