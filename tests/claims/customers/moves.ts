import { byCard } from '#machines/payment/sample-payment.ts';
import type { Told } from '../chart-part.ts';
import type { AddTo, Words } from '../explore.ts';
import type { PageWent } from '../page.ts';
import { ANSWERS, eventOf } from './answers.ts';
import { nameOf, noteBy, PEOPLE, whoIs, type Customers, type CustomersSituation, type Flight } from './situation.ts';

type Add = AddTo<CustomersSituation>;

/** Subscriptions of the checkout, which tell it what this product tells it itself. */
const isAsked = (at: string): boolean => Object.keys(ANSWERS).some((port) => at.endsWith(`.${port}`));

const flightsAfter = (flights: readonly Flight[], { begun, ended }: PageWent): readonly Flight[] =>
  [...flights.filter(({ at }) => !ended.includes(at)), ...begun.filter(isAsked).map((at): Flight => ({ at, is: 'going' }))].sort(
    (one, other) => (one.at < other.at ? -1 : 1),
  );

/** What a session's news make of the checkout: it is told who is here, and that the basket is another's. */
const told = new Map<string, readonly Told[]>();
const newsFor = (id: string): readonly Told[] => {
  const person = PEOPLE.find(({ _id }) => _id === id);
  const news = told.get(id) ?? [
    {
      type: 'customer.told',
      customer: { id, name: person ? `${person.first_name} ${person.last_name}` : '', phone: person ? '+41791112233' : '' },
    } as Told,
    { type: 'grounds.told', grounds: `basket ${nameOf(id)}` } as Told,
  ];
  told.set(id, news);
  return news;
};

const hearCheckout = ({ pages }: Customers, situation: CustomersSituation, path: string, event: Told): CustomersSituation => {
  if (situation.checkout.charts.get(path)?.snapshot.status !== 'active') return situation;
  const went = pages.hear(situation.checkout, path, event);
  return { ...situation, checkout: went.page, flights: flightsAfter(situation.flights, went) };
};

const hearSession = (customers: Customers, situation: CustomersSituation, event: Told): CustomersSituation => {
  const went = customers.pages.hear(situation.session, 'session', event);
  const same = { ...situation, session: went.page, flights: flightsAfter(situation.flights, went) };
  const before = whoIs(situation);
  if (whoIs(same) === before) return same;
  // What a guest typed goes along with whoever signs in.
  const after: CustomersSituation = before === '' ? same : { ...same, typedBy: null, hasSomebodyLeft: true };
  return newsFor(whoIs(after)).reduce<CustomersSituation>((now, news) => hearCheckout(customers, now, 'checkout', news), after);
};

/** A page with its checkout, at which nobody is signed in. */
export const beginCustomers = (customers: Customers): CustomersSituation => {
  const { charts, pages } = customers;
  const session = pages.open(charts.session, 'session', GUEST);
  const checkout = pages.open(charts.checkout, 'checkout', OPENED);
  const begin: CustomersSituation = {
    checkout: checkout.page,
    session: session.page,
    flights: flightsAfter(flightsAfter([], session), checkout),
    typedBy: null,
    hasSomebodyLeft: false,
  };
  return newsFor('').reduce<CustomersSituation>((now, news) => hearCheckout(customers, now, 'checkout', news), begin);
};

const GUEST = { user: null };
const OPENED = { grounds: 'basket a guest', receiving: { isPickup: true, time: null }, usesWallet: false, contact: null, price: null };

const signedIn = new Map(PEOPLE.map((user) => [user._id, { type: 'customer.signedIn', user } as Told]));
const typed = new Map(['', ...PEOPLE.map(({ _id }) => _id)].map((id) => [id, { type: 'field.typed', part: { note: noteBy(id) } } as Told]));
const said = {
  out: { type: 'signOut.asked' },
  outElsewhere: { type: 'otherTab.signedOut' },
  given: { type: 'contact.given', grounds: { isPickup: true, destination: null, phoneCode: '+41' } } as Told,
  collected: { type: 'pickup.confirmed' },
  confirmed: { type: 'order.confirmed', choice: byCard } as Told,
  reconsidered: { type: 'order.reconsidered' },
  read: { type: 'refusal.read' },
} satisfies Record<string, Told>;

function whoComes(customers: Customers, situation: CustomersSituation, add: Add): void {
  const here = whoIs(situation);
  const say = (en: string, fr: string, event: Told) =>
    add({ by: 'customer', says: { en, fr }, helps: false }, hearSession(customers, situation, event));
  for (const { _id: id, first_name: name } of PEOPLE)
    if (id !== here) say(`${name} signs in`, `${name} se connecte`, signedIn.get(id) as Told);
  if (here === '') return;
  say(`${nameOf(here)} signs out`, `${nameOf(here)} se déconnecte`, said.out);
  say(`${nameOf(here)} signs out in another tab`, `${nameOf(here)} se déconnecte dans un autre onglet`, said.outElsewhere);
}

function whatTheyDo(customers: Customers, situation: CustomersSituation, add: Add): void {
  const here = whoIs(situation);
  const name: Words = here === '' ? { en: 'a guest', fr: 'un visiteur' } : { en: nameOf(here), fr: nameOf(here) };
  const say = (path: string, en: string, fr: string, event: Told) =>
    add(
      { by: 'customer', says: { en: `${name.en} ${en}`, fr: `${name.fr} ${fr}` }, helps: false },
      hearCheckout(customers, situation, path, event),
    );
  const isFilledIn = ['"filling"', '"wanting"'].includes(situation.checkout.charts.get('checkout/contact')?.value ?? '');
  if (isFilledIn)
    add(
      { by: 'customer', says: { en: `${name.en} types a note`, fr: `${name.fr} écrit une remarque` }, helps: false },
      { ...hearCheckout(customers, situation, 'checkout/contact', typed.get(here) as Told), typedBy: here },
    );
  say('checkout/contact', 'asks to order', 'demande à commander', said.given);
  say('checkout/contact', 'confirms that it is collected', 'confirme le retrait', said.collected);
  say('checkout/placement', 'presses Pay', 'appuie sur Payer', said.confirmed);
  say('checkout/placement', 'goes back to the basket', 'revient au panier', said.reconsidered);
  say('checkout/placement', 'has read the message', 'a lu le message', said.read);
}

function whatIsAnswered(customers: Customers, situation: CustomersSituation, add: Add): void {
  for (const flight of situation.flights) {
    const port = flight.at.split('.').at(-1) ?? '';
    if (port === 'askWhoIAm' && !customers.isRough) continue;
    const path = flight.at.slice(0, -port.length - 1);
    const landed = { ...situation, flights: situation.flights.filter((one) => one !== flight) };
    for (const given of (ANSWERS[port] ?? []).filter(({ name }) => customers.isRough || name !== 'nothing'))
      add(
        { by: 'server', says: given.says, helps: given.helps },
        path === 'session'
          ? hearSession(customers, landed, eventOf(port, given))
          : hearCheckout(customers, landed, path, eventOf(port, given)),
      );
  }
}

/** What may happen at the page, one customer after another. */
export const customersMoves =
  (customers: Customers) =>
  (situation: CustomersSituation, add: Add): void => {
    whoComes(customers, situation, add);
    whatTheyDo(customers, situation, add);
    whatIsAnswered(customers, situation, add);
    for (const { path, event } of [...situation.checkout.waits, ...situation.session.waits]) {
      const isAwaited = situation.flights.some(({ at }) => at.startsWith(`${path}.`));
      if (isAwaited) continue;
      const to = path === 'session' ? hearSession(customers, situation, event) : hearCheckout(customers, situation, path, event);
      add({ by: 'time', says: { en: 'a moment passes', fr: 'un moment passe' }, helps: true }, to);
    }
  };
