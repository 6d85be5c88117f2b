import { assign, raise, sendTo, setup } from 'xstate';
import type { CurrentOrder } from '#contract/entities/order.ts';
import type { Failure } from '#contract/failure.ts';
import { POLL_EVERY } from '#contract/poll-every.ts';
import type { OrderNews } from '#contract/order-news.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { callbackPort, ask } from '#statecharts/port.ts';
import type { Result } from '#contract/result.ts';
import { isKnownAndNewer, listed, movedOn, type EndedOrder, type Known } from './known-orders.ts';

/** Orders that run, and the server's time, epoch milliseconds; null where it does not tell. */
export type OrdersAnswered = Result<{ readonly orders: readonly CurrentOrder[]; readonly serverTime: number | null }, Failure>;

export type TabsWord = Known & {
  readonly isFed: boolean;
  readonly news: OrderNews | null;
  /** The server's time, epoch milliseconds; null before the first answer. */
  readonly now: number | null;
};

type Context = Known & {
  readonly customerId: string | null;
  readonly isFed: boolean;
  readonly news: OrderNews | null;
  readonly putAway: readonly string[];
  readonly isHidden: boolean;
  /** Looks in a row that nobody answered. */
  readonly missed: number;
  /** How long the server asked to be left alone, milliseconds; 0 when it did not. */
  readonly askedToWait: number;
  /** Streams of news in a row that did not begin, or broke. */
  readonly broken: number;
  readonly isStreamless: boolean;
  /** How long the server asked for no stream, milliseconds. */
  readonly noStreamFor: number;
  /** The server's time, epoch milliseconds; null before the first answer. */
  readonly now: number | null;
  /** From 0 to 1, this page's own: how much earlier than others it asks again. */
  readonly jitter: number;
};

type FromPage =
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  | { type: 'network.back' }
  | { type: 'time.updated'; now: number }
  | { type: 'orders.wanted' };

type FromTabs = { type: 'turn.given' } | { type: 'turn.lost' } | { type: 'tab.asked' } | { type: 'tab.updated'; word: TabsWord };

type FromStream =
  | { type: 'news.connected' }
  | { type: 'news.updated'; news: OrderNews }
  | { type: 'news.alive' }
  /** The stream is over; `isForGood` where this server has none. */
  | { type: 'news.over'; isForGood: boolean; askedToWait: number };

export type ActiveOrdersEvent =
  | { type: 'customer.changed'; customerId: string | null }
  | { type: 'ending.putAway'; orderId: string }
  | { type: 'orders.changed' }
  | FromPage
  | FromTabs
  | FromStream;

export type ToTabs = { type: 'turn.wanted' } | { type: 'turn.taken' } | { type: 'turn.left' } | { type: 'word.said'; word: TabsWord };

const BACK_OFF = [POLL_EVERY.customer, 10_000, 20_000, 60_000] as const;
const LONGEST = BACK_OFF.length - 1;
/** While news come by themselves, or nothing runs, it is looked so seldom, milliseconds. */
const SELDOM = 60_000;
const JITTERED = 0.2;
/** Waits before the stream is tried again, milliseconds. */
const STREAM_AGAIN = [1_000, 5_000, 20_000, 60_000] as const;

const jittered = (wait: number, jitter: number) => wait * (1 - JITTERED * jitter);
/** The number of the last change that is known; null where none is numbered. */
export const lastChange = ({ orders, news }: Pick<Context, 'orders' | 'news'>): number | null =>
  Math.max(news?.sequence ?? 0, ...(orders ?? []).map(({ sequence }) => sequence)) || null;
const somethingRuns = ({ orders }: Context) => orders !== null && orders.length > 0;

function nextLook(context: Context): number {
  if (context.missed > 0) return Math.max(jittered(BACK_OFF[context.missed] ?? SELDOM, context.jitter), context.askedToWait);
  return Math.max(context.isFed || !somethingRuns(context) ? SELDOM : POLL_EVERY.customer, context.askedToWait);
}

const nobodysOrders = {
  orders: null,
  ended: [] as readonly EndedOrder[],
  isFed: false,
  news: null,
  putAway: [],
  missed: 0,
  askedToWait: 0,
  broken: 0,
  noStreamFor: 0,
  isStreamless: false,
};

export const activeOrders = setup({
  types: {} as ChartTypes & { input: { jitter?: number }; context: Context; events: ActiveOrdersEvent; tags: 'busy' },
  actors: {
    askOrders: ask<OrdersAnswered>('askOrders'),
    environment: callbackPort('environment'),
    tabs: callbackPort<{ customerId: string }, ToTabs>('tabs'),
    stream: callbackPort<{ customerId: string; lastId: number | null }>('stream'),
  },
  guards: {
    'somebody is signed in': ({ event }) => event.type === 'customer.changed' && event.customerId !== null,
    'the server answered': (_, params: { answered: OrdersAnswered }) => params.answered.ok,
    'something runs': ({ context }) => somethingRuns(context),
    'nothing runs': ({ context }) => !somethingRuns(context),
    'nobody looks': ({ context }) => context.isHidden,
    'somebody looks, and something runs': ({ context }) => !context.isHidden && somethingRuns(context),
    'news come by themselves': ({ context }) => context.isFed,
    'they move what is known': ({ context, event }) => event.type === 'news.updated' && isKnownAndNewer(context, event.news),
    'they tell of an order that nobody knows': ({ context, event }) =>
      event.type === 'news.updated' &&
      !(context.orders ?? []).some(({ _id }) => _id === event.news.order_id) &&
      !context.ended.some(({ orderId }) => orderId === event.news.order_id),
    'it has ended, and was not put away': ({ context, event }) =>
      event.type === 'ending.putAway' &&
      context.ended.some(({ orderId }) => orderId === event.orderId) &&
      !context.putAway.includes(event.orderId),
    'there is no stream': ({ context }) => context.isStreamless,
  },
  actions: {
    'begin with this customer': assign(({ event }) =>
      event.type === 'customer.changed' ? { ...nobodysOrders, customerId: event.customerId } : {},
    ),
    'keep what is told': assign(({ context }, params: { answered: OrdersAnswered }) =>
      params.answered.ok
        ? {
            ...listed(context, params.answered.value.orders),
            now: params.answered.value.serverTime ?? context.now,
            missed: 0,
            askedToWait: 0,
          }
        : {},
    ),
    'count a missed answer': assign(({ context }, params: { answered: OrdersAnswered }) => ({
      missed: Math.min(context.missed + 1, LONGEST),
      askedToWait: !params.answered.ok && params.answered.failure.kind === 'transport' ? (params.answered.failure.retryAfterMs ?? 0) : 0,
    })),
    'move it on': assign(({ context, event }) =>
      event.type === 'news.updated' ? { ...movedOn(context, event.news), news: event.news } : {},
    ),
    'keep the news': assign(({ event }) => (event.type === 'news.updated' ? { news: event.news } : {})),
    'say that something changed': raise({ type: 'orders.changed' }),
    'look once more': raise({ type: 'orders.wanted' }),
    'note that news come': assign({ isFed: true, broken: 0, noStreamFor: 0 }),
    'note that none come': assign({ isFed: false }),
    'note why': assign(({ context, event }) =>
      event.type === 'news.over'
        ? { isStreamless: event.isForGood, broken: Math.min(context.broken + 1, STREAM_AGAIN.length), noStreamFor: event.askedToWait }
        : {},
    ),
    'note that there is no stream': assign({ isStreamless: true }),
    'believe the other tab': assign(({ event }) => (event.type === 'tab.updated' ? event.word : {})),
    'tell the other tabs': sendTo('tabs', ({ context: { orders, ended, isFed, news, now } }): ToTabs => ({
      type: 'word.said',
      word: { orders, ended, isFed, news, now },
    })),
    'ask for the turn': sendTo('tabs', { type: 'turn.wanted' } satisfies ToTabs),
    'take the turn': sendTo('tabs', { type: 'turn.taken' } satisfies ToTabs),
    'leave the turn to others': sendTo('tabs', { type: 'turn.left' } satisfies ToTabs),
    'put the ending away': assign(({ context, event }) =>
      event.type === 'ending.putAway' ? { putAway: [...context.putAway, event.orderId] } : {},
    ),
    'note that nobody looks': assign({ isHidden: true }),
    'note that somebody looks': assign({ isHidden: false }),
    'keep the time': assign(({ event }) => (event.type === 'time.updated' ? { now: event.now } : {})),
  },
  delays: {
    nextLook: ({ context }) => nextLook(context),
    streamAgain: ({ context: { broken, jitter, noStreamFor } }) =>
      Math.max(jittered(STREAM_AGAIN[broken - 1] ?? SELDOM, jitter), noStreamFor),
    /** Whoever asks says a word every few seconds. */
    nobodySpeaks: 45_000,
  },
});
