import { defineModel } from '#statecharts/model.ts';
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
      holds: ({ event, told }) =>
        (event.type !== 'page.restored' && !(event.type === 'changed.elsewhere' && event.what === 'customer')) ||
        told.includes('session session.looked'),
    },
    {
      says: 'the basket is looked at whenever another tab or device may have changed it',
      holds: ({ event, told }) => {
        const asks: Readonly<Record<string, string>> = {
          'page.shown': 'cart basket.looked',
          'network.back': 'cart basket.looked',
          'page.restored': 'cart page.restored',
        };
        const isChanged = event.type === 'changed.elsewhere' && (event.what === 'basket' || event.what === 'guest');
        const asked = isChanged ? 'cart basket.changed' : asks[event.type];
        return asked === undefined || told.includes(asked);
      },
    },
    {
      says: 'place, language and addresses that another tab changed are read anew, and nothing else is',
      holds: ({ event, told }) =>
        event.type !== 'changed.elsewhere' ||
        told.includes('others changed.elsewhere') === ['place', 'language', 'addresses'].includes(event.what),
    },
    {
      says: 'whether somebody looks at the tab is known',
      holds: ({ event, after }) =>
        (event.type !== 'page.shown' && event.type !== 'page.hidden') || after.value.tab === event.type.slice('page.'.length),
    },
    {
      says: 'what is being paid is known, and once it is over its customer’s orders are looked for',
      holds: ({ before, event, after, told }) => {
        if (event.type !== 'payment.updated') return true;
        const { customerId, paying } = before.context;
        const isOver = (paying.basket && !event.basket) || (paying.parcel && !event.parcel);
        return (
          after.context.paying.basket === event.basket &&
          after.context.paying.parcel === event.parcel &&
          told.includes('orders orders.wanted') === (customerId !== null && isOver)
        );
      },
    },
    {
      says: 'with another person here, all that holds something of a person is told',
      holds: ({ before, after, told }) =>
        before.context.customerId === after.context.customerId ||
        ['drafts customer.', 'cart customer.', 'orders customer.changed'].every((news) => told.some((one) => one.startsWith(news))),
    },
    {
      says: 'where something around the page breaks nothing is handed to anybody any more, and nothing is heard anew',
      holds: ({ event, after, asked }) => !event.type.startsWith('xstate.error.') || (after.value.who === 'unheard' && asked.length === 0),
    },
  ],
  questions: pageQuestions,
});
