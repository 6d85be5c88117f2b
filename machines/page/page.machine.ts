import { pageSetup } from './page.setup.ts';

const broken = (label: string) => ({ target: '.who.unheard', meta: { label, cause: 'failure' } }) as const;

const left = ['drop what they typed', 'drop their basket', 'keep who it is', 'follow whose orders they are'] as const;
const arrived = [
  'hand over what the guest typed',
  'hand over the guest’s basket',
  'keep who it is',
  'follow whose orders they are',
  'look for their payment',
] as const;

/** Whose page this is (0-decisions, Session and sign-in): what passes to whom when another person is here, is decided here alone. */
export const pageMachine = pageSetup.createMachine({
  id: 'page',
  description: 'Knows who is here and what the tab knows, and tells everything that lives as long as the page.',
  context: ({ input }) => ({ ...input, paying: { basket: false, parcel: false } }),
  type: 'parallel',
  invoke: [
    { id: 'drafts', src: 'drafts', onError: broken('Nothing is handed over') },
    { id: 'cart', src: 'cart', onError: broken('Basket unheard') },
    { id: 'others', src: 'others', onError: broken('Others unheard') },
    { id: 'ways', src: 'ways', onError: broken('Ways unheard') },
    { id: 'orders', src: 'orders', onError: broken('Orders unheard') },
    { id: 'payments', src: 'payments', onError: broken('Payments unheard') },
    { id: 'browser', src: 'browser', onError: broken('Browser unheard') },
    { id: 'session', src: 'session', onError: broken('Session unheard') },
  ],
  on: {
    'payment.updated': [
      {
        guard: 'somebody is here and a payment is over',
        actions: ['keep what is being paid', 'look for orders'],
        description: 'A payment that is settled may have become an order.',
      },
      { actions: 'keep what is being paid', meta: { label: 'Something is being paid, or nothing' } },
    ],
  },
  states: {
    who: {
      description: 'Who is here.',
      initial: 'waking',
      states: {
        waking: {
          description: 'Decides who is remembered.',
          meta: { title: 'Who is remembered?' },
          always: [
            { guard: 'somebody is here', target: 'customer' },
            { guard: 'somebody was led out', target: 'ended' },
            { target: 'guest', meta: { label: 'Nobody is remembered' } },
          ],
        },
        guest: {
          description: 'Nobody is signed in.',
          meta: { title: 'A guest is here', section: '1.4' },
          on: { 'who.updated': { guard: 'somebody signed in', target: 'customer', actions: arrived } },
        },
        customer: {
          description: 'A customer is signed in.',
          meta: { title: 'A customer is here', section: '1.4' },
          entry: ['forget where they were', 'lead nobody back', 'take the sign-in dialog away'],
          on: {
            'who.updated': [
              {
                guard: 'the server ended the session',
                target: 'ended',
                actions: [
                  'keep where they were',
                  'keep what they typed for them',
                  'keep their basket for them',
                  'keep who it is',
                  'follow whose orders they are',
                  'lead out',
                ],
                meta: { cause: 'failure' },
              },
              { guard: 'nobody is here by now', target: 'guest', actions: left, meta: { label: 'Signed out' } },
              {
                guard: 'somebody else is here',
                target: 'customer',
                reenter: true,
                actions: [...left, 'look for their payment'],
                description: 'Another tab signed somebody else in: nothing of the one before is seen.',
              },
            ],
          },
        },
        ended: {
          description: 'The server ended the session: a guest is here, and what its customer typed waits for them.',
          tags: 'blocked',
          meta: { title: 'Session was ended', section: '1.4' },
          on: {
            'who.updated': [
              {
                guard: 'it is who was led out',
                target: 'customer',
                actions: [
                  'give back what they typed',
                  'give back their basket',
                  'keep who it is',
                  'follow whose orders they are',
                  'look for their payment',
                  'lead back',
                ],
                description: 'The same customer goes on where they were.',
              },
              {
                guard: 'somebody signed in',
                target: 'customer',
                actions: [...left, 'look for their payment'],
                meta: { label: 'Somebody else signed in' },
              },
              {
                guard: 'nobody is waited for',
                target: 'guest',
                actions: [...left, 'forget where they were', 'lead nobody back'],
                description: 'They have signed in and out in another tab: nothing stays of theirs.',
              },
            ],
          },
        },
        unheard: {
          description: 'Something around the page is not heard any more: nothing is handed to anybody.',
          tags: 'blocked',
          meta: { title: 'Nothing is heard', section: '1.5' },
        },
      },
    },
    tab: {
      description: 'What the tab knows.',
      initial: 'shown',
      on: {
        'page.shown': { target: '.shown', actions: 'look at the basket', description: 'Another device may have changed it meanwhile.' },
        'network.back': { actions: 'look at the basket', description: 'What was missed without a network is asked for.' },
        'page.restored': { actions: ['see who is here', 'see whose basket it is'] },
        'changed.elsewhere': [
          { guard: 'somebody may have signed in or out', actions: 'see who is here' },
          { guard: 'the basket may be another one', actions: 'bring the basket' },
          { actions: 'read it anew', meta: { label: 'Place, language or addresses' } },
        ],
      },
      states: {
        shown: {
          description: 'Somebody looks at the page.',
          meta: { title: 'Looked at' },
          on: { 'page.hidden': 'hidden' },
        },
        hidden: {
          description: 'Nobody looks at the page.',
          meta: { title: 'Hidden' },
        },
      },
    },
  },
});
