import { walletTopUpSetup, type PendingTopUp } from '../wallet-top-up.setup.ts';

export const confirming = walletTopUpSetup.createStateConfig({
  description:
    'The card’s bank is asked, and may ask the customer in a dialog of its own; who pays with TWINT is led to its page, and comes back to the payments page.',
  tags: ['busy', 'money'],
  meta: { title: 'Asking the bank', section: '2.4' },
  invoke: {
    id: 'confirmTopUp',
    src: 'confirmTopUp',
    input: ({ context }) => context.underWay as PendingTopUp,
    onDone: [
      {
        guard: { type: 'the bank said no', params: ({ event }) => ({ confirmed: event.output }) },
        target: 'filling',
        actions: [
          { type: 'keep the bank’s word', params: ({ event }) => ({ confirmed: event.output }) },
          'it is over',
          'tell that it is over',
        ],
        meta: { cause: 'failure' },
      },
      {
        guard: { type: 'the provider is not there, and the bank was never asked', params: ({ event }) => ({ confirmed: event.output }) },
        target: 'unconfirmed',
        meta: { label: 'Provider is not there', cause: 'failure' },
      },
      {
        target: 'looking',
        actions: [
          { type: 'note what the bank knows', params: ({ event }) => ({ confirmed: event.output }) },
          'note that the bank was asked',
        ],
        meta: { label: 'the server says how it stands' },
      },
    ],
    onError: { target: 'looking', actions: ['note that the bank was asked', 'note that it broke'], meta: { label: 'Confirming broke' } },
  },
  after: { challengeEnds: { target: 'looking', actions: 'note that the bank was asked' } },
});
