import { approving } from './states/approving.ts';
import { confirming } from './states/confirming.ts';
import { filling } from './states/filling.ts';
import { looking } from './states/looking.ts';
import { walletTopUpSetup, type TopUpWish } from './wallet-top-up.setup.ts';

/**
 * Money from a card, TWINT or a payment sheet into the wallet (specification 2, sections 2.6, 4 and 5): asked of the server, confirmed with the
 * bank, credited by the server. Started with one that was found again, or without.
 */
export const walletTopUpMachine = walletTopUpSetup.createMachine({
  id: 'walletTopUp',
  description: 'Tops a wallet up by card, TWINT, Apple Pay or Google Pay: credited once or not at all, and never said to be before it is.',
  context: ({ input }) => ({
    wish: null,
    underWay: input.resumed,
    isConfirmed: false,
    isBankAsked: input.resumed !== null,
    problem: null,
    failure: null,
    decline: null,
    credited: null,
    looks: 0,
  }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'The page opens, perhaps with a top-up whose end it does not know.',
      meta: { title: 'Found again or not', section: '2.4' },
      always: [
        { guard: 'one is found again', target: 'looking', meta: { cause: 'answer' } },
        { target: 'closed', meta: { label: 'nothing under way', cause: 'answer' } },
      ],
    },
    closed: {
      description: 'The balance stands with the way to add to it.',
      meta: { title: 'Add panel closed', section: '2.6' },
      on: { 'topUp.wanted': { target: 'filling', actions: 'forget what was said' } },
    },
    filling,
    approving,
    asking: {
      description: 'The server asks the provider for the amount; nothing is charged by that.',
      tags: 'busy',
      meta: { title: 'Asking the server', section: '2.4' },
      invoke: {
        id: 'beginTopUp',
        src: 'beginTopUp',
        input: ({ context }) => context.wish as TopUpWish,
        onDone: [
          {
            guard: { type: 'the provider is asked', params: ({ event }) => ({ begun: event.output }) },
            target: 'confirming',
            actions: { type: 'keep what is under way', params: ({ event }) => ({ begun: event.output }) },
          },
          {
            target: 'filling',
            actions: { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) },
            meta: { label: 'not begun', cause: 'failure' },
          },
        ],
      },
    },
    confirming,
    unconfirmed: {
      description: 'The provider’s part of the page could not be loaded; nothing was asked of the bank.',
      tags: ['blocked', 'money'],
      meta: { title: 'Provider not reached', section: '2.8' },
      on: {
        'retry.asked': 'confirming',
        'topUp.left': { target: 'closed', actions: ['it is over', 'tell that it is over'] },
      },
    },
    looking,
    waiting: {
      description: 'Nobody knows yet; it is asked again by itself in a moment, ever less often. Nothing is credited twice by that.',
      tags: ['blocked', 'money'],
      meta: { title: 'Checking your top-up', section: '2.4' },
      after: { beforeLookingAgain: 'looking' },
      on: { 'retry.asked': 'looking' },
    },
    unpaid: {
      description: 'The bank was never answered, and nothing is charged: the customer goes on, or leaves it. Another tab may have gone on.',
      tags: ['blocked', 'money'],
      meta: { title: 'Not confirmed', section: '2.4' },
      invoke: { id: 'subscribeToOtherTabs', src: 'subscribeToOtherTabs', onError: { meta: { label: 'Other tabs unheard' } } },
      on: {
        'end.updated': 'looking',
        'challenge.resumed': 'confirming',
        'topUp.left': { target: 'closed', actions: ['it is over', 'tell that it is over'] },
      },
    },
    credited: {
      description: 'The money is in the wallet. It is said until the page is left or more is added.',
      tags: ['good', 'money'],
      meta: { title: 'Credited', section: '2.4' },
      on: { 'topUp.wanted': { target: 'filling', actions: 'forget what was said' } },
    },
  },
});
