import { assign, raise, sendTo, setup } from 'xstate';
import type { OrderNews } from '#contract/order-news.ts';
import type { Order } from '#contract/entities/order.ts';
import type { Failure } from '#contract/failure.ts';
import { POLL_EVERY } from '#contract/poll-every.ts';
import { courseOf } from '#domain/orders/course.ts';
import { endedWell, endingOf } from '#domain/orders/ending.ts';
import { isAsNewAs, isNewerThan, statusReached } from '#domain/orders/order-reading.ts';
import { isOnTheRoad } from '#domain/orders/progress.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { callbackPort, ask } from '#statecharts/port.ts';
import type { Result } from '#contract/result.ts';
import { rideMachine } from '../ride/ride.machine.ts';

export type KnownOrder = {
  readonly order: Order;
  readonly isCodeAsked: boolean;
  /** The server's time, epoch milliseconds; null where an answer has none. */
  readonly serverTime: number | null;
};

export type OrderAnswered = Result<KnownOrder, Failure>;

export type TrackingStage = 'waiting' | 'running' | 'onTheRoad' | 'endedWell' | 'endedBadly';

type Context = {
  readonly orderId: string;
  readonly known: KnownOrder | null;
  readonly stage: TrackingStage | null;
  readonly failure: Failure | null;
  /** Looks in a row that got no answer. */
  readonly missed: number;
  /** How long the server asked to be left alone, milliseconds; 0 when it did not. */
  readonly askedToWait: number;
  readonly isFed: boolean;
  readonly isHidden: boolean;
  /** The server's time, epoch milliseconds; null before the first answer. */
  readonly now: number | null;
  /** From 0 to 1, this page's own: how much earlier than others it looks again after none was answered. */
  readonly jitter: number;
  readonly savesData: boolean;
};

export type TrackingNews =
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  | { type: 'network.back' }
  | { type: 'news.connected' }
  | { type: 'news.lost' }
  | { type: 'news.updated'; news: OrderNews }
  | { type: 'time.updated'; now: number };

export type TrackingEvent =
  | TrackingNews
  | { type: 'retry.asked' }
  | { type: 'map.opened' }
  | { type: 'map.closed' }
  | { type: 'order.updated' };

export type TrackingInput = { readonly orderId: string; readonly jitter?: number; readonly savesData?: boolean };

/** Waits between looks after one, two … that nobody answered, milliseconds. */
const BACK_OFF = [POLL_EVERY.orderTracking, 6_000, 12_000, 24_000, 60_000] as const;
const LONGEST = BACK_OFF.length - 1;
/** While news come by themselves the order is looked at so seldom, milliseconds: only lest one was lost. */
const SELDOM = 60_000;
const JITTERED = 0.2;

function waitAfter({ missed, isFed, jitter, askedToWait }: Context): number {
  if (missed === 0) return Math.max(isFed ? SELDOM : POLL_EVERY.orderTracking, askedToWait);
  return Math.max((BACK_OFF[missed] ?? SELDOM) * (1 - JITTERED * jitter), askedToWait);
}

const waitAskedFor = (answered: OrderAnswered): number =>
  !answered.ok && answered.failure.kind === 'transport' ? (answered.failure.retryAfterMs ?? 0) : 0;

export function movedOn(known: KnownOrder, news: OrderNews): KnownOrder {
  const { order } = known;
  const request = order.request_detail ?? (news.delivery_status > 0 ? { delivery_status: 0, date_time: [] } : null);
  return {
    ...known,
    order: {
      ...order,
      order_status: news.order_status,
      order_status_id: news.order_status_id,
      date_time: news.date_time,
      request_id: news.request_id,
      request_detail: request && { ...request, delivery_status: news.delivery_status },
      estimated_at: news.estimated_at,
      latest_at: news.latest_at,
      sequence: news.sequence,
      reject_reason: news.reject_reason ?? order.reject_reason,
    },
    serverTime: Date.parse(news.server_time),
  };
}

export function stageOf({ order }: KnownOrder): TrackingStage {
  const ending = endingOf(order);
  if (ending) return endedWell(ending) ? 'endedWell' : 'endedBadly';
  const isRidden = order.provider_detail !== null && !order.order_payment_detail.is_user_pick_up_order;
  if (isRidden && isOnTheRoad(statusReached(order))) return 'onTheRoad';
  return courseOf(order).now === null ? 'waiting' : 'running';
}
const isAt = ({ known }: Context, stage: TrackingStage): boolean => known !== null && stageOf(known) === stage;

export const tracking = setup({
  types: {} as ChartTypes & {
    input: TrackingInput;
    context: Context;
    events: TrackingEvent;
    children: { ride: 'ride' };
    tags: 'busy' | 'blocked' | 'good';
  },
  actors: {
    /** Where nothing is known yet, what the page keeps from before is an answer too. */
    askOrder: ask<OrderAnswered, { orderId: string; isKnown: boolean }>('askOrder'),
    environment: callbackPort<{ orderId: string }>('environment'),
    ride: rideMachine,
  },
  guards: {
    'it says nothing older than what is shown': ({ context: { known } }, params: { answered: OrderAnswered }) =>
      params.answered.ok && (known === null || isAsNewAs(params.answered.value.order, known.order)),
    'the server answered': (_, params: { answered: OrderAnswered }) => params.answered.ok,
    'the server refuses': (_, params: { answered: OrderAnswered }) => !params.answered.ok && params.answered.failure.kind === 'refused',
    'the news are newer than what is shown': ({ context: { orderId, known }, event }) =>
      event.type === 'news.updated' && known !== null && event.news.order_id === orderId && isNewerThan(event.news, known.order),
    'it is at another stage': ({ context }) => context.known !== null && stageOf(context.known) !== context.stage,
    'it ended well': ({ context }) => isAt(context, 'endedWell'),
    'it ended badly': ({ context }) => isAt(context, 'endedBadly'),
    'a courier is on the road': ({ context }) => isAt(context, 'onTheRoad'),
    'somebody took it': ({ context }) => isAt(context, 'running'),
    'few data are wanted': ({ context }) => context.savesData,
    'nobody looks': ({ context }) => context.isHidden,
    'news come by themselves': ({ context }) => context.isFed,
  },
  actions: {
    'keep what is told': assign((_, params: { answered: OrderAnswered }) =>
      params.answered.ok ? { known: params.answered.value, failure: null, missed: 0, askedToWait: 0 } : {},
    ),
    'have its stage decided': raise({ type: 'order.updated' }),
    'note the stage': assign({ stage: ({ context: { known } }) => known && stageOf(known) }),
    'note that an answer came': assign({ missed: 0, askedToWait: 0 }),
    'keep why not': assign((_, params: { answered: OrderAnswered }) => (params.answered.ok ? {} : { failure: params.answered.failure })),
    'count a missed answer': assign(({ context }, params: { answered: OrderAnswered }) => ({
      missed: Math.min(context.missed + 1, LONGEST),
      askedToWait: waitAskedFor(params.answered),
      failure: !params.answered.ok ? params.answered.failure : context.failure,
    })),
    'move it on': assign(({ context: { known }, event }) =>
      known && event.type === 'news.updated' ? { known: movedOn(known, event.news) } : {},
    ),
    'note that news come': assign({ isFed: true }),
    'note that none come': assign({ isFed: false }),
    'note that nobody looks': assign({ isHidden: true }),
    'note that somebody looks': assign({ isHidden: false }),
    'keep the time': assign(({ event }) => (event.type === 'time.updated' ? { now: event.now } : {})),
    'tell the ride': sendTo(
      'ride',
      ({ event }) => event as Extract<TrackingEvent, { type: 'page.hidden' | 'page.shown' | 'network.back' }>,
    ),
  },
  delays: {
    nextLook: ({ context }) => waitAfter(context),
  },
});
