import { assign } from 'xstate';
import type { StoredUser } from '#contract/entities/user.ts';
import { sessionSetup, waitAskedFor } from '../session.setup.ts';

export const signedIn = sessionSetup.createStateConfig({
  description: 'A customer is signed in.',
  tags: 'signedIn',
  meta: { section: '1.4' },
  initial: 'deciding',
  on: {
    'signOut.asked': '#session.leaving',
    'session.refused': {
      description: 'Some call was told that the session is over; a late answer about an earlier one is left aside.',
      guard: { type: 'it is this session that was refused', params: ({ event }) => ({ serverToken: event.serverToken }) },
      target: '#session.guest',
      actions: 'forget the customer and say why',
      meta: { label: 'Some call was refused', cause: 'failure' },
    },
    'account.deleted': {
      description: 'The customer deleted their account; a late answer about an earlier one is left aside.',
      guard: { type: 'it is the account of this customer', params: ({ event }) => ({ customerId: event.customerId }) },
      target: '#session.guest',
      actions: 'forget the customer and say that the account is deleted',
      meta: { label: 'Account deleted', cause: 'answer' },
    },
    'otherTab.signedOut': {
      description: 'The customer signed out in another tab.',
      target: '#session.guest',
      actions: 'forget the customer',
      meta: { label: 'Signed out in another tab', cause: 'answer' },
    },
    'customer.signedIn': {
      description: 'Another customer signed in, or the same one anew.',
      target: '.deciding',
      actions: assign({ user: ({ event }) => event.user, missed: 0, askedToWait: 0 }),
      meta: { label: 'Another customer signed in' },
    },
    'customer.changed': {
      description: 'A call answered newer facts of the customer; a late answer about an earlier one is left aside.',
      guard: { type: 'they are facts of this customer', params: ({ event }) => ({ user: event.user }) },
      actions: assign({ user: ({ context, event }) => context.user && { ...context.user, ...event.user } }),
      meta: { label: 'Facts of the customer changed' },
    },
    'page.hidden': { target: '.paused', actions: 'note that the page is hidden' },
  },
  states: {
    deciding: {
      description: 'Decides whether somebody looks at the page.',
      meta: { title: 'Is the page shown?' },
      always: [
        { guard: 'the page is hidden', target: 'paused' },
        { target: 'asking', meta: { label: 'Page is shown' } },
      ],
    },
    asking: {
      description: 'The server is asked who the customer is today.',
      tags: 'busy',
      meta: { title: 'Asking the server', section: '1.4' },
      invoke: {
        id: 'askWhoIAm',
        src: 'askWhoIAm',
        input: ({ context }) => ({ user: context.user as StoredUser }),
        onDone: [
          {
            guard: { type: 'the server knows the customer', params: ({ event }) => ({ polled: event.output }) },
            target: 'resting',
            actions: assign({
              missed: 0,
              askedToWait: 0,
              user: ({ context, event }) => (context.user && event.output.ok ? { ...context.user, ...event.output.value } : context.user),
            }),
          },
          {
            guard: { type: 'the server ended the session', params: ({ event }) => ({ polled: event.output }) },
            target: '#session.guest',
            actions: 'forget the customer and say why',
            meta: { cause: 'failure' },
          },
          {
            target: 'resting',
            actions: ['count a missed answer', assign({ askedToWait: ({ event }) => waitAskedFor(event.output) })],
            meta: { label: 'No answer came', cause: 'failure' },
          },
        ],
      },
    },
    resting: {
      description: 'Waits for the next poll: 5 s after an answer, then 10, 20, 40 and 60 s while none comes.',
      meta: { title: 'Resting between polls', section: '1.4' },
      after: { nextPoll: { target: 'asking', meta: { label: 'After 5 to 60 s' } } },
    },
    paused: {
      description: 'The page is hidden: nothing is asked.',
      meta: { title: 'Page is hidden', section: '1.4' },
      on: { 'page.shown': { target: 'asking', actions: 'note that the page is shown' } },
    },
  },
});
