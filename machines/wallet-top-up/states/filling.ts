import { walletTopUpSetup, type TopUpWish, type WalletTopUpEvent } from '../wallet-top-up.setup.ts';

const wishIn = ({ amount, paymentId, cardId, key }: Extract<WalletTopUpEvent, { type: 'topUp.given' }>): TopUpWish => ({
  amount: amount ?? 0,
  paymentId,
  cardId,
  key,
});

export const filling = walletTopUpSetup.createStateConfig({
  description: 'The customer says how much, and what pays; what was wrong with the last try stands beside it.',
  meta: { title: 'Amount and method', section: '2.6' },
  on: {
    'topUp.given': [
      {
        guard: { type: 'it is no proper amount', params: ({ event }) => ({ amount: event.amount }) },
        actions: 'say that the amount is missing',
        meta: { cause: 'failure', section: '2.5' },
      },
      {
        guard: {
          type: 'there is no card, and one is needed',
          params: ({ event }) => ({ paymentId: event.paymentId, cardId: event.cardId }),
        },
        actions: 'say that the card is missing',
        meta: { label: 'no card', cause: 'failure', section: '2.5' },
      },
      {
        guard: { type: 'it is approved on a payment sheet first', params: ({ event }) => ({ paymentId: event.paymentId }) },
        target: 'approving',
        actions: ['forget what was said', { type: 'keep the wish', params: ({ event }) => ({ wish: wishIn(event) }) }],
        meta: { label: 'an amount, and a payment sheet' },
      },
      {
        target: 'asking',
        actions: ['forget what was said', { type: 'keep the wish', params: ({ event }) => ({ wish: wishIn(event) }) }],
        meta: { label: 'an amount, and what pays' },
      },
    ],
    'wish.changed': { actions: 'forget what was said', description: 'What is said of the last try belongs to it.' },
    'topUp.left': { target: 'closed', actions: 'forget what was said' },
  },
});
