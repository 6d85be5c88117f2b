import type { DoneStateEvent } from 'xstate';
import { endOf, type PaymentEnd } from './payment-facts.ts';
import { paymentSetup } from './payment.setup.ts';
import { approving } from './states/approving.ts';
import { asking } from './states/asking.ts';
import { checking } from './states/checking.ts';
import { confirming } from './states/confirming.ts';
import { givingBack } from './states/giving-back.ts';

/**
 * A purchase's money (specification 1, section 4, Order placement flow; 0-decisions, Prices): asked of the server, confirmed
 * with the card's bank, and looked after until it is known how it ended. Started with what the customer confirmed, or without
 * it, after a reload or on another device.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  description: 'Takes the money for one order, once or not at all, and never says more than is known.',
  context: ({ input }) => ({
    paymentId: 'command' in input ? input.command.invoice.order_payment._id : input.resumed,
    command: 'command' in input ? input.command : null,
    card: null,
    seen: null,
    failure: null,
    decline: null,
    isRefunded: false,
    isBankAsked: 'resumed' in input,
    commands: 0,
    looks: 0,
    misses: 0,
    absences: 0,
  }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'A payment is begun by the customer’s word, or found again.',
      meta: { title: 'Begun or found again', section: '1.4' },
      always: [
        { guard: 'it is approved on a payment sheet first', target: 'approving' },
        { guard: 'the customer confirmed it just now', target: 'asking' },
        { target: 'checking', meta: { label: 'found again', cause: 'answer' } },
      ],
    },
    approving,
    asking,
    confirming,
    unconfirmed: {
      description: 'The provider’s part of the page could not be loaded; nothing was asked of the bank.',
      tags: ['blocked', 'money'],
      meta: { title: 'Provider not reached', section: '1.8' },
      on: {
        'retry.asked': 'confirming',
        'payment.reconsidered': { target: 'givingBack', actions: 'note that it was reconsidered' },
      },
    },
    checking,
    givingBack,
    authorised: {
      type: 'final',
      description: 'The money is promised; the order can be made.',
      output: ({ context }) => endOf('authorised', context),
      tags: ['good', 'money'],
      meta: { title: 'Authorised', section: '1.4' },
    },
    ordered: {
      type: 'final',
      description: 'The order exists already.',
      output: ({ context }) => endOf('ordered', context),
      tags: ['good', 'money'],
      meta: { title: 'Ordered', section: '1.4' },
    },
    declined: {
      type: 'final',
      description: 'The card did not pay; nothing is charged, the basket is as before.',
      output: ({ context }) => endOf('declined', context),
      meta: { title: 'Declined', section: '1.8' },
    },
    closed: {
      type: 'final',
      description:
        'The customer closed the payment sheet: nothing was asked of the server. Nothing is said of it, as another tab may pay the same basket.',
      output: ({ context }) => endOf('closed', context),
      meta: { title: 'Sheet closed', section: '1.4' },
    },
    refused: {
      type: 'final',
      description: 'The server makes no order of it; nothing is charged.',
      output: ({ context }) => endOf('refused', context),
      meta: { title: 'Refused', section: '1.8' },
    },
    gone: {
      type: 'final',
      description: 'No payment is under way.',
      output: ({ context }) => endOf('gone', context),
      meta: { title: 'Nothing under way', section: '1.4' },
    },
    untold: {
      type: 'final',
      description: 'The server cannot say how it stands; whoever orders the same again is not charged twice.',
      output: ({ context }) => endOf('untold', context),
      meta: { title: 'Cannot be looked up', section: '1.4' },
    },
  },
  output: ({ event }) => (event as DoneStateEvent<PaymentEnd>).output,
});
