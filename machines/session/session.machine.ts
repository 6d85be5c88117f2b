import { assign } from 'xstate';
import type { StoredUser } from '#contract/entities/user.ts';
import { sessionSetup } from './session.setup.ts';
import { signedIn } from './states/signed-in.ts';

/** Who is signed in, asked of the server every five seconds while the page is shown (0-decisions, Session and sign-in). */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Knows who is signed in, and learns when the server no longer does.',
  context: ({ input }) => ({ user: input.user, missed: 0, askedToWait: 0, isHidden: false, endedBy: null, jitter: input.jitter ?? 0 }),
  initial: 'waking',
  on: {
    'page.hidden': { description: 'Remembered for whoever signs in elsewhere meanwhile.', actions: 'note that the page is hidden' },
    'page.shown': { description: 'Somebody looks again.', actions: 'note that the page is shown' },
  },
  states: {
    waking: {
      description: 'Decides whether somebody is remembered.',
      meta: { title: 'Is somebody remembered?' },
      always: [
        { guard: 'somebody is signed in', target: 'signedIn' },
        { target: 'guest', meta: { label: 'Nobody is remembered' } },
      ],
    },
    guest: {
      description: 'Nobody is signed in.',
      meta: { section: '1.4' },
      on: {
        'customer.signedIn': {
          target: 'signedIn',
          actions: assign({ user: ({ event }) => event.user, endedBy: null, missed: 0, askedToWait: 0 }),
          meta: { label: 'Customer signed in' },
        },
        'notice.read': { description: 'The notice about the ended session was read.', actions: assign({ endedBy: null }) },
      },
    },
    signedIn,
    leaving: {
      description: 'The server is told that the customer leaves; its answer changes nothing here.',
      tags: 'busy',
      meta: { title: 'Signing out', section: '1.4' },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context }) => ({ user: context.user as StoredUser }),
        onDone: { target: 'guest', actions: 'forget the customer', meta: { label: 'Server was told' } },
      },
      on: {
        'customer.signedIn': {
          description: 'Somebody signed in in another tab meanwhile.',
          target: 'signedIn',
          actions: assign({ user: ({ event }) => event.user, missed: 0, askedToWait: 0 }),
          meta: { label: 'Customer signed in elsewhere' },
        },
      },
    },
  },
});
