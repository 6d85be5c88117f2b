import { CASH_PAYMENT_ID } from '#contract/enumerations.ts';
import type { Told } from '../chart-part.ts';
import type { PageWent } from '../page.ts';
import { serverIs, type Flight, type Situation, type Tab, type World } from './world.ts';

export const CLOSED: Tab = { shows: 'closed', page: null, flights: [] };

/** What a port asks, in the words of the server: the call, and for a command its key and way; a card's confirmation names its attempt. */
export function requestOf(at: string, { page }: Tab): string {
  const asked = page?.asked.find((one) => one.at === at);
  const input = asked?.input as { readonly key?: string; readonly paymentId?: string; readonly clientSecret?: string } | undefined;
  const port = asked?.port ?? '';
  if (port === 'payOrder') return `${port} ${input?.key} ${input?.paymentId === CASH_PAYMENT_ID ? 'cash' : 'card'}`;
  return port === 'confirmCard' ? `${port} ${input?.clientSecret?.replace('secret-', '')}` : port;
}

/** Requests that change something, so that one that comes late matters. */
export const matters = (request: string): boolean => !request.startsWith('askPayment') && !request.startsWith('findOrder');

const isGoing = ({ is }: Flight) => is === 'going';

const left = (world: World, tab: Tab, gone: readonly Flight[]): readonly string[] =>
  world.settings.faults.has('late')
    ? gone
        .filter(isGoing)
        .map(({ at }) => requestOf(at, tab))
        .filter(matters)
    : [];

export const withLate = (situation: Situation, requests: readonly string[]): Situation =>
  requests.length === 0 ? situation : { ...situation, late: [...new Set([...situation.late, ...requests])].sort() };

export const withTab = (situation: Situation, index: number, tab: Tab): Situation => ({
  ...situation,
  tabs: situation.tabs.map((one, at) => (at === index ? tab : one)),
});

export const tabOf = (situation: Situation, index: number): Tab => situation.tabs[index] ?? CLOSED;

/** A page that moved: what it asked for is on its way, and what it no longer waits for may still arrive. */
export function moved(world: World, situation: Situation, index: number, { page, begun, ended }: PageWent): Situation {
  const tab = tabOf(situation, index);
  const gone = tab.flights.filter(({ at }) => ended.includes(at));
  const stay = tab.flights.filter(({ at }) => !ended.includes(at));
  const fresh = begun.filter((at) => page.asked.some((asked) => asked.at === at)).map((at): Flight => ({ at, is: 'going' }));
  const flights = [...stay, ...fresh].sort((one, other) => (one.at < other.at ? -1 : 1));
  const to = withLate(withTab(situation, index, { ...tab, page, flights }), left(world, tab, gone));
  // Kept from before anything is asked.
  return begun.some((at) => at.endsWith('.payOrder')) && world.settings.bug !== 'nothing is kept' ? { ...to, kept: true } : to;
}

/** Tells a chart of a page something. */
export function tell(world: World, situation: Situation, index: number, path: string, event: Told): Situation {
  const { page } = tabOf(situation, index);
  return page ? moved(world, situation, index, world.pages.hear(page, path, event)) : situation;
}

/** A page goes: nobody hears its answers. */
export const closed = (world: World, situation: Situation, index: number): Situation => {
  const tab = tabOf(situation, index);
  return withLate(withTab(situation, index, CLOSED), left(world, tab, tab.flights));
};

const RESUMED = { resumed: 'payment' };

/** A page is opened: a payment that the browser keeps is looked for; a basket that an order took is empty. */
export function opened(world: World, situation: Situation, index: number): Situation {
  const { charts, pages } = world;
  const isTaken = serverIs(situation) === 'ordering' || serverIs(situation) === 'ordered';
  if (!situation.kept && isTaken) return closed(world, situation, index);
  const [shows, went] = situation.kept
    ? (['checking', pages.open(charts.payment, 'payment', RESUMED)] as const)
    : (['order', pages.open(charts.placement, 'placement', undefined)] as const);
  const fresh: Tab = { shows, page: went.page, flights: [] };
  return moved(world, withTab(situation, index, fresh), index, went);
}
