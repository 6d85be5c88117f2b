import { CASH_PAYMENT_ID } from '#contract/enumerations.ts';
import type { Told } from '../chart-part.ts';
import type { PageWent } from '../page.ts';
import { serverIs, type Flight, type Situation, type Tab, type World } from './world.ts';

export const CLOSED: Tab = { shows: 'closed', page: null, flights: [] };

/** The key of the command that a page sends, or sent last. */
export const keyOf = ({ page }: Tab): string | null =>
  (page?.charts.get('placement')?.snapshot.context as { readonly choice: { readonly key: string } | null } | undefined)?.choice?.key ??
  null;

/** The keys that a page names in its looks: what its browser keeps, and its own. */
const keysIn = (tab: Tab, kept: readonly string[]): string =>
  [...new Set([...kept, keyOf(tab)])]
    .filter((key) => key !== null)
    .sort()
    .join();

/** What a port asks, in the words of the server: the call, for a command its key and way, for looks the keys that they name; a card's confirmation names its attempt. */
function requestOf(at: string, tab: Tab, { kept }: Pick<Situation, 'kept'>): string {
  const { page } = tab;
  const asked = page?.asked.find((one) => one.at === at);
  const input = asked?.input as { readonly key?: string | null; readonly paymentId?: string; readonly clientSecret?: string } | undefined;
  const port = asked?.port ?? '';
  if (port === 'payOrder') return `${port} ${input?.key} ${input?.paymentId === CASH_PAYMENT_ID ? 'cash' : 'card'}`;
  if (port === 'withdrawCommands') return `${port} ${input?.key ?? keysIn(tab, kept)}`;
  if (port === 'askPayment' || port === 'giveUpPayment') return `${port} ${keysIn(tab, kept)}`;
  return port === 'confirmCard' ? `${port} ${input?.clientSecret?.replace('secret-', '')}` : port;
}

/** Requests that change something, so that one that comes late matters. */
export const matters = (request: string): boolean => !request.startsWith('askPayment') && !request.startsWith('findOrder');

const isGoing = ({ is }: Flight) => is === 'going';

const left = (world: World, gone: readonly Flight[]): readonly string[] =>
  world.settings.faults.has('late')
    ? gone
        .filter(isGoing)
        .map(({ request }) => request)
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
  const fresh = begun
    .filter((at) => page.asked.some((asked) => asked.at === at))
    .map((at): Flight => ({ at, request: requestOf(at, { ...tab, page }, situation), is: 'going' }));
  const flights = [...stay, ...fresh].sort((one, other) => (one.at < other.at ? -1 : 1));
  const to = withLate(withTab(situation, index, { ...tab, page, flights }), left(world, gone));
  const key = begun.some((at) => at.endsWith('.payOrder')) ? keyOf(tabOf(to, index)) : null;
  if (key === null || world.settings.bug === 'nothing is kept') return to;
  // Kept from before anything is asked.
  return heard(world, { ...to, kept: [...new Set([...to.kept, key])].sort() }, index);
}

export function tell(world: World, situation: Situation, index: number, path: string, event: Told): Situation {
  const { page } = tabOf(situation, index);
  return page ? moved(world, situation, index, world.pages.hear(page, path, event)) : situation;
}

/** A page goes: nobody hears its answers. */
export const closed = (world: World, situation: Situation, index: number): Situation => {
  const tab = tabOf(situation, index);
  return withLate(withTab(situation, index, CLOSED), left(world, tab.flights));
};

const RESUMED = { resumed: 'payment' };

/** A page is opened: a payment that the browser keeps is looked for; a basket that an order took is empty. */
export function opened(world: World, situation: Situation, index: number): Situation {
  const { charts, pages } = world;
  const isTaken = serverIs(situation) === 'ordering' || serverIs(situation) === 'ordered';
  const isKept = situation.kept.length > 0;
  if (!isKept && isTaken) return closed(world, situation, index);
  const [shows, went] = isKept
    ? (['checking', pages.open(charts.payment, 'payment', RESUMED)] as const)
    : (['order', pages.open(charts.placement, 'placement', undefined)] as const);
  const fresh: Tab = { shows, page: went.page, flights: [] };
  return moved(world, withTab(situation, index, fresh), index, went);
}

/** Other tabs at the basket go to the page that checks, where they hear of a payment in time. */
function heard(world: World, situation: Situation, paying: number): Situation {
  if (!world.settings.hears) return situation;
  return situation.tabs.reduce(
    (now, { shows }, index) => (shows === 'order' && index !== paying ? opened(world, closed(world, now, index), index) : now),
    situation,
  );
}
