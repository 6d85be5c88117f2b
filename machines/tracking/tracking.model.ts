import { ORDER_STATUS, ORDER_STATUS_ID } from '#contract/order-status.ts';
import type { Order, Provider } from '#contract/entities/order.ts';
import type { OrderNews } from '#contract/order-news.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { sampleOrder } from './sample-order.ts';
import { trackingMachine } from './tracking.machine.ts';
import { stageOf, type OrderAnswered, type KnownOrder } from './tracking.setup.ts';
import { trackingQuestions } from './tracking.questions.ts';
import { answered, broke, byCustomer, byPage, byServer, byTime, passed } from '#statecharts/samples.ts';

export const HALF_PAST_TWELVE = Date.parse('2026-11-20T11:30:00Z');
export const amelie: Provider = {
  _id: 'a'.repeat(24),
  first_name: 'Amélie',
  last_name: 'Rochat',
  image_url: '',
  location: [46.2079, 6.1478],
  user_rate: 4.9,
  user_rate_count: 860,
  country_phone_code: '+41',
  phone: '791234567',
};

const orderAt = (sequence: number, facts: Partial<Order>): KnownOrder => ({
  order: sampleOrder({ sequence, order_status_id: ORDER_STATUS_ID.running, latest_at: '2026-11-20T12:05:00Z', ...facts }),
  isCodeAsked: true,
  serverTime: HALF_PAST_TWELVE,
});
const riding = (status: number) => ({
  order_status: ORDER_STATUS.waitingForCourier,
  request_detail: { delivery_status: status, date_time: [] },
  provider_detail: amelie,
});

export const orders = {
  waiting: orderAt(1, { order_status: ORDER_STATUS.waitingForStore, provider_detail: null }),
  accepted: orderAt(2, { order_status: ORDER_STATUS.storeAccepted, provider_detail: null }),
  onTheRoad: orderAt(3, riding(ORDER_STATUS.startedDelivery)),
  onTheRoadAgain: orderAt(5, riding(ORDER_STATUS.startedDelivery)),
  givenBack: orderAt(4, { ...riding(ORDER_STATUS.waitingForCourier), provider_detail: null }),
  received: orderAt(5, { order_status: ORDER_STATUS.completed, order_status_id: ORDER_STATUS_ID.completed, provider_detail: amelie }),
  rejected: orderAt(5, {
    order_status: ORDER_STATUS.storeRejected,
    order_status_id: ORDER_STATUS_ID.rejected,
    provider_detail: null,
    reject_reason: 'sold_out',
  }),
  noCourier: orderAt(5, { order_status: ORDER_STATUS.noCourierFound, order_status_id: ORDER_STATUS_ID.cancelled, provider_detail: null }),
} as const;

export const newsOf = ({ order }: KnownOrder): OrderNews => ({
  order_id: order._id,
  unique_id: order.unique_id,
  sequence: order.sequence,
  delivery_type: order.delivery_type,
  is_user_pick_up_order: false,
  order_status: order.order_status,
  order_status_id: order.order_status_id,
  request_id: order.request_id,
  delivery_status: order.request_detail?.delivery_status ?? 0,
  date_time: order.date_time,
  estimated_at: order.estimated_at,
  latest_at: order.latest_at,
  reject_reason: order.reject_reason,
  server_time: '2026-11-20T11:30:00Z',
});

const answers = (order: KnownOrder) => answered('askOrder', ok(order));
const fails = (failure: unknown) => answered('askOrder', failed(failure));

export const trackingModel = defineModel({
  machine: trackingMachine,
  title: 'Following an order',
  sentence: 'Follows one order from the store to the door, and never shows older news than what is on the screen.',
  usedBy: 'the page of a followed order',
  section: '2.2.2',
  inputs: [
    { says: 'an order is followed', input: { orderId: orders.waiting.order._id } },
    { says: 'an order is followed with few data', input: { orderId: orders.waiting.order._id, savesData: true } },
  ],
  events: [
    byServer('the order waits for its store', answers(orders.waiting)),
    byServer('the store has accepted', answers(orders.accepted)),
    byServer('a courier is on the road', answers(orders.onTheRoad)),
    byServer('another courier is on the road', answers(orders.onTheRoadAgain)),
    byServer('the courier gave the order back', answers(orders.givenBack)),
    byServer('the customer has it', answers(orders.received)),
    byServer('the store said no', answers(orders.rejected)),
    byServer('no courier was found', answers(orders.noCourier)),
    byServer('no answer comes', fails({ kind: 'transport', cause: 'offline', retryAfterMs: null })),
    byServer('the server asks to be left alone for two minutes', fails({ kind: 'transport', cause: 'limited', retryAfterMs: 120_000 })),
    byServer('the order is not this customer’s', fails({ kind: 'refused', code: 652, reason: null, details: null })),
    byTime('it is time to try again', passed('nextLook.tracking.unreachable')),
    byTime('it is time for the next look', passed('nextLook.tracking.following.looking.resting')),
    byTime('it is time to look after a silence', passed('nextLook.tracking.following.looking.cutOff')),
    byServer('news say that the store has accepted', { type: 'news.updated', news: newsOf(orders.accepted) }),
    byServer('news say that the store said no', { type: 'news.updated', news: newsOf(orders.rejected) }),
    byServer('old news come late', { type: 'news.updated', news: newsOf(orders.waiting) }),
    byServer('news come by themselves', { type: 'news.connected' }),
    byServer('news no longer come by themselves', { type: 'news.lost' }),
    byCustomer('the customer tries again', { type: 'retry.asked' }),
    byCustomer('the customer opens the map', { type: 'map.opened' }),
    byCustomer('the customer closes the map', { type: 'map.closed' }),
    byPage('the page is hidden', { type: 'page.hidden' }),
    byPage('the page is shown again', { type: 'page.shown' }),
    byPage('the network is back', { type: 'network.back' }),
    byPage('more is known of the order', { type: 'order.updated' }),
    byPage('the time is told', { type: 'time.updated', now: HALF_PAST_TWELVE }),
    byPage('nothing of the page is heard any more', broke('environment')),
    byPage('the ride breaks', broke('ride')),
  ],
  project: ({ context: { known, failure, missed, askedToWait, isFed, isHidden, now, savesData, stage } }) => ({
    sequence: known?.order.sequence ?? null,
    failure: failure?.kind ?? null,
    missed: Math.min(missed, 2),
    askedToWait,
    isFed,
    isHidden,
    isTimeKnown: now !== null,
    stage,
    savesData,
  }),
  invariants: [
    {
      says: 'the stage on the screen is that of the newest that is known',
      holds: (snapshot) =>
        !snapshot.matches('following') || (snapshot.context.known !== null && snapshot.context.stage === stageOf(snapshot.context.known)),
    },
    { says: 'what is followed is known', holds: (snapshot) => !snapshot.matches('following') || snapshot.context.known !== null },
    {
      says: 'nothing is asked while the page is hidden',
      holds: (snapshot) => !snapshot.context.isHidden || !snapshot.matches({ following: { looking: 'asking' } }),
    },
    {
      says: 'a courier is accompanied for an order that is on the road alone',
      holds: (snapshot) =>
        !snapshot.matches({ following: { stage: { onTheRoad: 'accompanied' } } }) || snapshot.context.known?.order.provider_detail != null,
    },
  ],
  steps: [
    {
      says: 'newer news move the order on, say when it is to be there, and have the rest asked for where somebody looks',
      holds: ({ before, event, after, asked }) => {
        const { known } = before.context;
        if (event.type !== 'news.updated' || !known || !before.matches('following') || event.news.sequence <= known.order.sequence)
          return true;
        const now = after.context.known?.order;
        const { sequence, order_status, order_status_id, estimated_at, latest_at } = event.news;
        return (
          JSON.stringify(now && [now.sequence, now.order_status, now.order_status_id, now.estimated_at, now.latest_at]) ===
            JSON.stringify([sequence, order_status, order_status_id, estimated_at, latest_at]) &&
          (before.context.isHidden || after.status === 'done' || asked.includes('askOrder'))
        );
      },
    },
    {
      says: 'old news change nothing',
      holds: ({ before, event, after }) =>
        event.type !== 'news.updated' ||
        event.news.sequence > (before.context.known?.order.sequence ?? Infinity) ||
        after.context.known === before.context.known,
    },
    {
      says: 'a page that is hidden asks nothing, and whoever sees it again sees the truth at once',
      holds: ({ before, event, after, asked }) =>
        event.type === 'page.hidden'
          ? after.context.isHidden && (!after.matches('following') || after.matches({ following: { looking: 'paused' } }))
          : event.type !== 'page.shown' ||
            (!after.context.isHidden &&
              ((!before.matches({ following: { looking: 'paused' } }) && !before.matches('unreachable')) || asked.includes('askOrder'))),
    },
    {
      says: 'nobody who is cut off waits once the network is back, or where they do not want to',
      holds: ({ before, event, asked }) =>
        (event.type !== 'network.back' && event.type !== 'retry.asked') ||
        (!before.matches('unreachable') && !before.matches({ following: { looking: 'cutOff' } })) ||
        asked.includes('askOrder'),
    },
    {
      says: 'whether news come by themselves is known, and what was missed without them is asked for',
      holds: ({ before, event, after, asked }) =>
        event.type === 'news.connected'
          ? after.context.isFed &&
            ((!before.matches({ following: { looking: 'resting' } }) && !before.matches({ following: { looking: 'asking' } })) ||
              asked.includes('askOrder'))
          : event.type !== 'news.lost' ||
            (!after.context.isFed && (!before.matches({ following: { looking: 'resting' } }) || asked.includes('askOrder'))),
    },
    {
      says: 'an answer ends the count of those that did not come',
      holds: ({ event, after }) =>
        event.type !== 'xstate.done.actor.askOrder' ||
        !('output' in event && (event.output as OrderAnswered).ok) ||
        (after.context.missed === 0 && after.context.askedToWait === 0),
    },
    {
      says: 'the ride hears of the page what the order hears',
      holds: ({ before, event, after, sent }) =>
        (event.type !== 'page.hidden' && event.type !== 'page.shown' && event.type !== 'network.back') ||
        !before.matches({ following: { stage: { onTheRoad: 'accompanied' } } }) ||
        !after.matches({ following: { stage: { onTheRoad: 'accompanied' } } }) ||
        sent.includes(`ride ${event.type}`),
    },
    {
      says: 'the time is the last that was told',
      holds: ({ event, after }) => event.type !== 'time.updated' || after.context.now === event.now,
    },
    {
      says: 'where nothing of the page is heard any more, all goes on as it was',
      holds: ({ before, event, after }) =>
        event.type !== 'xstate.error.actor.environment' || JSON.stringify(before.value) === JSON.stringify(after.value),
    },
  ],
  questions: trackingQuestions,
});
