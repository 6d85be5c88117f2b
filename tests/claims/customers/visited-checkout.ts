import { byCard } from '#machines/payment/sample-payment.ts';
import type { Told } from '../chart-part.ts';
import { ANSWERS } from './answers.ts';
import { nameOf, noteBy, PEOPLE, type Deed, type Visited } from './situation.ts';

const told = new Map<string, readonly Told[]>();
/** The checkout is told who is here, and that the basket is another's. */
const newsFor = (id: string): readonly Told[] => {
  const person = PEOPLE.find(({ _id }) => _id === id);
  const news = told.get(id) ?? [
    {
      type: 'customer.updated',
      customer: { id, name: person ? `${person.first_name} ${person.last_name}` : '', phone: person ? '+41791112233' : '' },
    } as Told,
    { type: 'priceKey.updated', priceKey: `basket ${nameOf(id)}` } as Told,
  ];
  told.set(id, news);
  return news;
};

const typed = new Map(['', ...PEOPLE.map(({ _id }) => _id)].map((id) => [id, { type: 'field.typed', part: { note: noteBy(id) } } as Told]));
const given = { type: 'contact.given', grounds: { isPickup: true, destination: null, phoneCode: '+41' } } as Told;
const DEEDS: readonly Deed[] = [
  { at: 'checkout/contact', says: 'asks to order', event: given },
  { at: 'checkout/contact', says: 'confirms that it is collected', event: { type: 'pickup.confirmed' } },
  {
    at: 'checkout/placement',
    says: 'presses Pay',
    event: { type: 'order.confirmed', choice: byCard } as Told,
  },
  {
    at: 'checkout/placement',
    says: 'goes back to the basket',
    event: { type: 'order.reconsidered' },
  },
  { at: 'checkout/placement', says: 'has read the message', event: { type: 'refusal.read' } },
];

export const visitedCheckout: Visited = {
  root: 'checkout',
  input: { priceKey: 'basket a guest', fulfilment: { isPickup: true, time: null }, contact: null, price: null },
  newsFor,
  answers: ANSWERS,
  deedsAt: ({ page }, id) => {
    const isFilledIn = ['"filling"', '"wanting"'].includes(page.charts.get('checkout/contact')?.value ?? '');
    const note = {
      at: 'checkout/contact',
      says: 'types a note',
      event: typed.get(id) as Told,
      isTyped: true,
    };
    return isFilledIn ? [note, ...DEEDS] : DEEDS;
  },
};
