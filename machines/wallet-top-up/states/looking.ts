import { walletTopUpSetup, type PendingTopUp } from '../wallet-top-up.setup.ts';

export const looking = walletTopUpSetup.createStateConfig({
  description: 'The server asks the provider and credits what it took, once, whoever else asks.',
  tags: ['busy', 'money'],
  meta: { title: 'Crediting', section: '2.4' },
  entry: 'count the look',
  invoke: {
    id: 'creditWallet',
    src: 'creditWallet',
    input: ({ context }) => context.underWay as PendingTopUp,
    onDone: [
      {
        guard: { type: 'it is credited', params: ({ event }) => ({ credited: event.output }) },
        target: 'credited',
        actions: [{ type: 'keep the balance', params: ({ event }) => ({ credited: event.output }) }, 'it is over', 'tell that it is over'],
      },
      {
        guard: { type: 'nobody has confirmed it', params: ({ event }) => ({ credited: event.output }) },
        target: 'unpaid',
        meta: { cause: 'failure' },
      },
      {
        guard: { type: 'it never will be', params: ({ event }) => ({ credited: event.output }) },
        target: 'filling',
        actions: [{ type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) }, 'it is over', 'tell that it is over'],
        meta: { cause: 'failure' },
      },
      {
        target: 'waiting',
        actions: { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) },
        meta: { label: 'not known yet' },
      },
    ],
  },
});
