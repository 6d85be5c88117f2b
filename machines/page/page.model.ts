import { defineModel } from '../model.ts';
import { pageMachine } from './page.machine.ts';
import { pageQuestions } from './page.questions.ts';
import type { Elsewhere, PageEvent } from './page.setup.ts';

export const LEA = 'a'.repeat(24);
export const NOAH = 'b'.repeat(24);
const BASKET = '/basket';

const told = (customerId: string | null, isEndedByServer = false): PageEvent => ({
  type: 'who.updated',
  customerId,
  isEndedByServer,
  href: BASKET,
});
const elsewhere = (what: Elsewhere): PageEvent => ({ type: 'changed.elsewhere', what });
const breaking = ['drafts', 'cart', 'others', 'ways', 'orders', 'payments', 'browser', 'session'].map((id) => ({
  says: `the port of ${id} breaks`,
  by: 'page' as const,
  event: { type: `xstate.error.actor.${id}`, error: new Error('broken') } as const,
}));

export const pageModel = defineModel({
  machine: pageMachine,
  title: 'Page',
  sentence: 'Knows who is here, and tells everything that lives as long as the page when that is somebody else.',
  usedBy: 'every page',
  section: '1.4',
  inputs: [
    { says: 'a guest opens a page', input: { customerId: null, ledOut: null } },
    { says: 'Léa opens a page', input: { customerId: LEA, ledOut: null } },
    {
      says: 'Léa was led out of her basket, and the page is loaded anew',
      input: { customerId: null, ledOut: { customerId: LEA, href: BASKET } },
    },
  ],
  events: [
    { says: 'Léa signs in', by: 'customer', event: told(LEA) },
    { says: 'Noah signs in', by: 'customer', event: told(NOAH) },
    { says: 'the customer signs out', by: 'customer', event: told(null) },
    { says: 'the server ends the session', by: 'server', event: told(null, true) },
    { says: 'nobody looks at the page any more', by: 'page', event: { type: 'page.hidden' } },
    { says: 'the page is looked at', by: 'page', event: { type: 'page.shown' } },
    { says: 'the page comes back by Back', by: 'page', event: { type: 'page.restored' } },
    { says: 'the network is back', by: 'page', event: { type: 'network.back' } },
    { says: 'somebody signs in or out in another tab', by: 'page', event: elsewhere('customer') },
    { says: 'another tab changes the basket', by: 'page', event: elsewhere('basket') },
    { says: 'another tab begins a guest’s basket', by: 'page', event: elsewhere('guest') },
    { says: 'another place is chosen in another tab', by: 'page', event: elsewhere('place') },
    { says: 'another language is chosen in another tab', by: 'page', event: elsewhere('language') },
    { says: 'an address is saved in another tab', by: 'page', event: elsewhere('addresses') },
    { says: 'a basket is being paid', by: 'page', event: { type: 'payment.updated', basket: true, parcel: false } },
    { says: 'a parcel is being paid', by: 'page', event: { type: 'payment.updated', basket: false, parcel: true } },
    { says: 'nothing is being paid', by: 'page', event: { type: 'payment.updated', basket: false, parcel: false } },
    ...breaking,
  ],
  project: ({ context: { customerId, ledOut, paying } }) => ({ customerId, ledOut: ledOut?.customerId ?? null, ...paying }),
  states: {
    who: 'Who is here.',
    'who.waking': 'Nothing is seen of it.',
    'who.guest': 'A guest sees the page; nothing of a customer is on it.',
    'who.customer': 'The customer sees what is theirs, and nothing that another one typed.',
    'who.ended': 'The customer reads that they were signed out. What they typed waits for them and is shown to nobody else.',
    'who.unheard': 'The customer sees the page as it is until it is loaded anew.',
    tab: 'What the tab knows.',
    'tab.shown': 'Somebody looks at the page.',
    'tab.hidden': 'Nobody looks at the page.',
  },
  invariants: [
    {
      says: 'a customer is known exactly where one is here',
      holds: ({ value, context }) => value.who === 'unheard' || (value.who === 'customer') === (context.customerId !== null),
    },
    {
      says: 'who was led out is remembered only until somebody is here',
      holds: ({ value, context }) => value.who === 'ended' || value.who === 'unheard' || context.ledOut === null,
    },
  ],
  questions: pageQuestions,
});
