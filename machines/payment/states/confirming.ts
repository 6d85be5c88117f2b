import type { CardToConfirm } from '../payment-facts.ts';
import { paymentSetup } from '../payment.setup.ts';

export const confirming = paymentSetup.createStateConfig({
  description:
    'The card’s bank is asked, and may ask the customer in a dialog of its own; who pays with TWINT is led to its page, and comes back by an address.',
  tags: ['busy', 'money'],
  meta: { title: 'Asking the bank', section: '1.4' },
  invoke: {
    id: 'confirmCard',
    src: 'confirmCard',
    input: ({ context: { card, paymentId, seen } }) => ({
      ...(card as CardToConfirm),
      ...(card?.elsewhere && { paymentId: paymentId ?? seen?.order_payment_id ?? null }),
    }),
    onDone: [
      {
        guard: { type: 'the card is authorised, and the order can be asked for', params: ({ event }) => ({ confirmed: event.output }) },
        target: 'authorised',
      },
      {
        guard: { type: 'the bank said no', params: ({ event }) => ({ confirmed: event.output }) },
        target: 'givingBack',
        actions: [{ type: 'keep the bank’s word', params: ({ event }) => ({ confirmed: event.output }) }, 'note that the bank was asked'],
        meta: { cause: 'failure' },
      },
      {
        guard: { type: 'the provider is not there, and the bank was never asked', params: ({ event }) => ({ confirmed: event.output }) },
        target: 'unconfirmed',
        meta: { label: 'Provider is not there', cause: 'failure' },
      },
      { target: 'checking', actions: ['look anew', 'note that the bank was asked'], meta: { label: 'the server says how it stands' } },
    ],
    onError: {
      target: 'checking',
      actions: ['look anew', 'note that the bank was asked', 'note that it broke'],
      meta: { label: 'Confirming broke' },
    },
  },
  after: { challengeEnds: { target: 'checking', actions: ['look anew', 'note that the bank was asked'] } },
});
