import type { Told } from '../chart-part.ts';
import type { AddTo } from '../explore.ts';
import type { PageWent } from '../page.ts';
import { eventOf } from './answers.ts';
import { nameOf, PEOPLE, whoIs, type Customers, type CustomersSituation, type Flight } from './situation.ts';

type Add = AddTo<CustomersSituation>;

/** Subscriptions of the page are not: they tell it what this product tells it itself. */
const isAsked = ({ visited }: Customers, at: string): boolean => Object.keys(visited.answers).some((port) => at.endsWith(`.${port}`));

const flightsAfter = (customers: Customers, flights: readonly Flight[], { begun, ended }: PageWent): readonly Flight[] =>
  [
    ...flights.filter(({ at }) => !ended.includes(at)),
    ...begun.filter((at) => isAsked(customers, at)).map((at): Flight => ({ at, is: 'going' })),
  ].sort((one, other) => (one.at < other.at ? -1 : 1));

const subscribeToPage = (customers: Customers, situation: CustomersSituation, path: string, event: Told): CustomersSituation => {
  if (situation.page.charts.get(path)?.snapshot.status !== 'active') return situation;
  const went = customers.pages.hear(situation.page, path, event);
  return { ...situation, page: went.page, flights: flightsAfter(customers, situation.flights, went) };
};

const tellSession = (customers: Customers, situation: CustomersSituation, event: Told): CustomersSituation => {
  const went = customers.pages.hear(situation.session, 'session', event);
  const same = { ...situation, session: went.page, flights: flightsAfter(customers, situation.flights, went) };
  const before = whoIs(situation);
  if (whoIs(same) === before) return same;
  // What a guest typed goes along with whoever signs in.
  const after: CustomersSituation = before === '' ? same : { ...same, typedBy: null, hasSomebodyLeft: true };
  const { newsFor, root } = customers.visited;
  return newsFor(whoIs(after)).reduce<CustomersSituation>((now, news) => subscribeToPage(customers, now, root, news), after);
};

export const beginCustomers = (customers: Customers): CustomersSituation => {
  const { charts, pages, visited } = customers;
  const session = pages.open(charts.session, 'session', GUEST);
  const page = pages.open(charts.page, visited.root, visited.input);
  const begin: CustomersSituation = {
    page: page.page,
    session: session.page,
    flights: flightsAfter(customers, flightsAfter(customers, [], session), page),
    typedBy: null,
    hasSomebodyLeft: false,
  };
  return visited.newsFor('').reduce<CustomersSituation>((now, news) => subscribeToPage(customers, now, visited.root, news), begin);
};

const GUEST = { user: null };

const signedIn = new Map(PEOPLE.map((user) => [user._id, { type: 'customer.signedIn', user } as Told]));
const said = { out: { type: 'signOut.asked' }, outElsewhere: { type: 'otherTab.signedOut' } } satisfies Record<string, Told>;

function whoComes(customers: Customers, situation: CustomersSituation, add: Add): void {
  const here = whoIs(situation);
  const say = (says: string, event: Told) => add({ by: 'customer', says, helps: false }, tellSession(customers, situation, event));
  for (const { _id: id, first_name: name } of PEOPLE) if (id !== here) say(`${name} signs in`, signedIn.get(id) as Told);
  if (here === '') return;
  say(`${nameOf(here)} signs out`, said.out);
  say(`${nameOf(here)} signs out in another tab`, said.outElsewhere);
}

function whatTheyDo(customers: Customers, situation: CustomersSituation, add: Add): void {
  const here = whoIs(situation);
  const name: string = here === '' ? 'a guest' : nameOf(here);
  for (const { at, says, event, isTyped = false } of customers.visited.deedsAt(situation, here)) {
    const to = subscribeToPage(customers, situation, at, event);
    add({ by: 'customer', says: `${name} ${says}`, helps: false }, isTyped ? { ...to, typedBy: here } : to);
  }
}

function whatIsAnswered(customers: Customers, situation: CustomersSituation, add: Add): void {
  for (const flight of situation.flights) {
    const port = flight.at.split('.').at(-1) ?? '';
    if (port === 'askWhoIAm' && !customers.isRough) continue;
    const path = flight.at.slice(0, -port.length - 1);
    const landed = { ...situation, flights: situation.flights.filter((one) => one !== flight) };
    for (const given of (customers.visited.answers[port] ?? []).filter(({ name }) => customers.isRough || name !== 'nothing'))
      add(
        { by: 'server', says: given.says, helps: given.helps },
        path === 'session'
          ? tellSession(customers, landed, eventOf(port, given))
          : subscribeToPage(customers, landed, path, eventOf(port, given)),
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
    for (const { path, event } of [...situation.page.waits, ...situation.session.waits]) {
      const isAwaited = situation.flights.some(({ at }) => at.startsWith(`${path}.`));
      if (isAwaited) continue;
      const to = path === 'session' ? tellSession(customers, situation, event) : subscribeToPage(customers, situation, path, event);
      add({ by: 'time', says: 'a moment passes', helps: true }, to);
    }
  };
