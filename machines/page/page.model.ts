import { defineModel } from '#statecharts/model.ts';
import { pageMachine } from './page.machine.ts';
import { pageQuestions } from './page.questions.ts';
import type { Elsewhere, PageEvent } from './page.setup.ts';
import { byCustomer, byPage, byServer } from '#statecharts/samples.ts';

export const LEA = 'a'.repeat(24);
export const NOAH = 'b'.repeat(24);
const BASKET = '/basket';

const whoUpdated = (customerId: string | null, isEndedByServer = false): PageEvent => ({
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
    byCustomer('Léa signs in', whoUpdated(LEA)),
    byCustomer('Noah signs in', whoUpdated(NOAH)),
    byCustomer('the customer signs out', whoUpdated(null)),
    byServer('the server ends the session', whoUpdated(null, true)),
    byPage('nobody looks at the page any more', { type: 'page.hidden' }),
    byPage('the page is looked at', { type: 'page.shown' }),
    byPage('the page comes back by Back', { type: 'page.restored' }),
    byPage('the network is back', { type: 'network.back' }),
    byPage('somebody signs in or out in another tab', elsewhere('customer')),
    byPage('another tab changes the basket', elsewhere('basket')),
    byPage('another tab begins a guest’s basket', elsewhere('guest')),
    byPage('another place is chosen in another tab', elsewhere('place')),
    byPage('another language is chosen in another tab', elsewhere('language')),
    byPage('an address is saved in another tab', elsewhere('addresses')),
    byPage('a basket is being paid', { type: 'payment.updated', basket: true, parcel: false }),
    byPage('a parcel is being paid', { type: 'payment.updated', basket: false, parcel: true }),
    byPage('nothing is being paid', { type: 'payment.updated', basket: false, parcel: false }),
    ...breaking,
  ],
  project: ({ context: { customerId, ledOut, paying } }) => ({ customerId, ledOut: ledOut?.customerId ?? null, ...paying }),
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
  steps: [
    {
      says: 'whoever may be somebody else by now is looked for',
      holds: ({ event, sent }) =>
        (event.type !== 'page.restored' && !(event.type === 'changed.elsewhere' && event.what === 'customer')) ||
        sent.includes('session session.looked'),
    },
    {
      says: 'the basket is looked at whenever another tab or device may have changed it',
      holds: ({ event, sent }) => {
        const asks: Readonly<Record<string, string>> = {
          'page.shown': 'cart basket.looked',
          'network.back': 'cart basket.looked',
          'page.restored': 'cart page.restored',
        };
        const isChanged = event.type === 'changed.elsewhere' && (event.what === 'basket' || event.what === 'guest');
        const asked = isChanged ? 'cart basket.changed' : asks[event.type];
        return asked === undefined || sent.includes(asked);
      },
    },
    {
      says: 'place, language and addresses that another tab changed are read anew, and nothing else is',
      holds: ({ event, sent }) =>
        event.type !== 'changed.elsewhere' ||
        sent.includes('others changed.elsewhere') === ['place', 'language', 'addresses'].includes(event.what),
    },
    {
      says: 'whether somebody looks at the tab is known',
      holds: ({ event, after }) =>
        (event.type !== 'page.shown' && event.type !== 'page.hidden') || after.value.tab === event.type.slice('page.'.length),
    },
    {
      says: 'what is being paid is known, and once it is over its customer’s orders are looked for',
      holds: ({ before, event, after, sent }) => {
        if (event.type !== 'payment.updated') return true;
        const { customerId, paying } = before.context;
        const isOver = (paying.basket && !event.basket) || (paying.parcel && !event.parcel);
        return (
          after.context.paying.basket === event.basket &&
          after.context.paying.parcel === event.parcel &&
          sent.includes('orders orders.wanted') === (customerId !== null && isOver)
        );
      },
    },
    {
      says: 'with another person here, all that holds something of a person is told',
      holds: ({ before, after, sent }) =>
        before.context.customerId === after.context.customerId ||
        ['drafts customer.', 'cart customer.', 'orders customer.changed'].every((news) => sent.some((one) => one.startsWith(news))),
    },
    {
      says: 'where something around the page breaks nothing is handed to anybody any more, and nothing is heard anew',
      holds: ({ event, after, asked }) => !event.type.startsWith('xstate.error.') || (after.value.who === 'unheard' && asked.length === 0),
    },
  ],
  questions: pageQuestions,
});
