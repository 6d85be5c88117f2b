import { walletTopUpSetup, type TopUpWish } from '../wallet-top-up.setup.ts';

export const approving = walletTopUpSetup.createStateConfig({
  description:
    'Apple Pay or Google Pay shows its payment sheet on the device, and the customer approves the amount or closes it. Nothing is asked of the server or charged yet.',
  tags: ['busy', 'money'],
  meta: { title: 'Payment sheet open', section: '2.4' },
  invoke: {
    id: 'openSheet',
    src: 'openSheet',
    input: ({ context }) => context.wish as TopUpWish,
    onDone: [
      {
        guard: { type: 'the customer approved it', params: ({ event }) => ({ approved: event.output }) },
        target: 'asking',
        actions: { type: 'keep what was approved', params: ({ event }) => ({ approved: event.output }) },
      },
      { target: 'filling', actions: 'say that it is not approved', meta: { label: 'Not approved', cause: 'failure' } },
    ],
  },
});
