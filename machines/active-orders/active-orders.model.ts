import { ORDER_STATUS, ORDER_STATUS_ID } from '#contract/order-status.ts';
import type { CurrentOrder } from '#contract/entities/order.ts';
import type { OrderNews } from '#contract/order-news.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { activeOrdersMachine } from './active-orders.machine.ts';
import { activeOrdersQuestions } from './active-orders.questions.ts';
import { answered, broke, byCustomer, byPage, byServer, byTime, passed } from '#statecharts/samples.ts';

/** Half past twelve in Geneva. */
export const HALF_PAST_TWELVE = Date.parse('2026-11-20T11:30:00Z');
const FONDUE = 'f'.repeat(24);
const RAMEN = 'e'.repeat(24);

export const fondue: CurrentOrder = {
  _id: FONDUE,
  unique_id: 1042,
  store_name: 'Café de la Rade',
  store_image: '',
  currency: 'CHF',
  user_pay_payment: 37.8,
  order_status: ORDER_STATUS.preparing,
  delivery_status: 0,
  request_id: null,
  delivery_type: 1,
  can_cancel: true,
  cancel_charge: 4,
  estimated_at: '2026-11-20T11:50:00Z',
  latest_at: '2026-11-20T12:05:00Z',
  is_user_pick_up_order: false,
  order_start_at: 0,
  timezone: 'Europe/Zurich',
  sequence: 3,
};
export const ramen: CurrentOrder = { ...fondue, _id: RAMEN, unique_id: 1043, store_name: 'Ramen Kagi', sequence: 4 };

export const newsOf = (order: CurrentOrder, facts: Partial<OrderNews>): OrderNews => ({
  order_id: order._id,
  unique_id: order.unique_id,
  sequence: order.sequence + 1,
  delivery_type: order.delivery_type,
  is_user_pick_up_order: order.is_user_pick_up_order,
  order_status: order.order_status,
  order_status_id: ORDER_STATUS_ID.running,
  request_id: order.request_id,
  delivery_status: order.delivery_status,
  date_time: [],
  estimated_at: order.estimated_at,
  latest_at: order.latest_at,
  server_time: '2026-11-20T11:30:00Z',
  ...facts,
});
export const onTheRoad = newsOf(fondue, {
  order_status: ORDER_STATUS.waitingForCourier,
  delivery_status: ORDER_STATUS.startedDelivery,
  sequence: 6,
});
const delivered = newsOf(fondue, { order_status: ORDER_STATUS.delivered, sequence: 7 });

const lists = (...orders: readonly CurrentOrder[]) => answered('askOrders', ok({ orders, serverTime: HALF_PAST_TWELVE }));
const fails = (failure: unknown) => answered('askOrders', failed(failure));
const word = (...orders: readonly CurrentOrder[]) =>
  ({ type: 'tab.updated', word: { orders, ended: [], isFed: false, news: null, now: HALF_PAST_TWELVE } }) as const;
const LOOKS = 'activeOrders.somebody.leading.looks';

export const activeOrdersModel = defineModel({
  machine: activeOrdersMachine,
  title: 'Running orders',
  sentence: 'Knows which orders run and how far they are, once for all tabs of a browser.',
  usedBy: 'every page, for who has an order under way',
  section: '2.2.3',
  inputs: [{ says: 'a page is opened', input: {} }],
  events: [
    byPage('a customer is signed in', { type: 'customer.changed', customerId: 'lea' }),
    byPage('nobody is signed in any more', { type: 'customer.changed', customerId: null }),
    byPage('it is this tab’s turn to ask', { type: 'turn.given' }),
    byPage('another tab takes the turn', { type: 'turn.lost' }),
    byPage('a tab was opened beside', { type: 'tab.asked' }),
    byPage('another tab tells of an order', word(fondue)),
    byPage('another tab tells that nothing runs', word()),
    byServer('the server lists one order', lists(fondue)),
    byServer('the server lists none', lists()),
    byServer('no answer comes', fails({ kind: 'transport', cause: 'offline', retryAfterMs: null })),
    byServer('the server asks to be left alone for two minutes', fails({ kind: 'transport', cause: 'limited', retryAfterMs: 120_000 })),
    byTime('it is time for the next look', { type: `xstate.after.nextLook.${LOOKS}.resting` }),
    byServer('news come by themselves', { type: 'news.connected' }),
    byServer('news say that the order is on the road', { type: 'news.updated', news: onTheRoad }),
    byServer('news say that the order was delivered', { type: 'news.updated', news: delivered }),
    byServer('news tell of an order made elsewhere', { type: 'news.updated', news: newsOf(ramen, {}) }),
    byServer('old news come late', { type: 'news.updated', news: newsOf(fondue, { sequence: 2 }) }),
    byServer('the line says that it is alive', { type: 'news.alive' }),
    byServer('the stream ends', { type: 'news.over', isForGood: false, askedToWait: 0 }),
    byServer('the server has too many streams', { type: 'news.over', isForGood: false, askedToWait: 30_000 }),
    byServer('the server has no stream', { type: 'news.over', isForGood: true, askedToWait: 0 }),
    byServer('reading the stream breaks', broke('stream')),
    byTime('it is time to try the stream again', passed('streamAgain.activeOrders.somebody.leading.stream.broken')),
    byTime('45 s pass without a word', passed('nobodySpeaks.activeOrders.somebody.queueing')),
    byPage('what runs has changed', { type: 'orders.changed' }),
    byPage('something was ordered', { type: 'orders.wanted' }),
    byCustomer('the customer puts an ending away', { type: 'ending.putAway', orderId: FONDUE }),
    byPage('the page is hidden', { type: 'page.hidden' }),
    byPage('the page is shown again', { type: 'page.shown' }),
    byPage('the network is back', { type: 'network.back' }),
    byPage('the time is told', { type: 'time.updated', now: HALF_PAST_TWELVE }),
    byPage('nothing of the page is heard any more', broke('environment')),
    byPage('other tabs cannot be heard any more', broke('tabs')),
  ],
  project: ({ context: { customerId, orders, ended, isFed, isHidden, missed, askedToWait, broken, noStreamFor, isStreamless } }) => ({
    customerId,
    orders: orders?.map(({ _id, sequence }) => `${_id[0]}${sequence}`) ?? null,
    ended: ended.map(({ orderId }) => orderId[0]),
    isFed,
    isHidden,
    missed: Math.min(missed, 1),
    isAskedToWait: askedToWait > 0,
    broken: Math.min(broken, 1),
    isStreamless,
    isStreamWaited: noStreamFor > 0,
  }),
  invariants: [
    {
      says: 'of nobody nothing is known',
      holds: ({ context: { customerId, orders, ended } }) => customerId !== null || (orders === null && ended.length === 0),
    },
    {
      says: 'an order runs or has ended, never both',
      holds: ({ context: { orders, ended } }) => !(orders ?? []).some(({ _id }) => ended.some(({ orderId }) => orderId === _id)),
    },
    {
      says: 'a page that nobody looks at asks nothing',
      holds: (snapshot) => !snapshot.context.isHidden || !snapshot.matches({ somebody: { leading: { looks: 'asking' } } }),
    },
    {
      says: 'news come to the tab that asks while its stream is open, or are told by another',
      holds: (snapshot) =>
        !snapshot.matches({ somebody: 'leading' }) ||
        snapshot.context.isFed === snapshot.matches({ somebody: { leading: { stream: { open: 'fed' } } } }),
    },
  ],
  steps: [
    {
      says: 'an ending is put away once it was read, and no order before it has ended',
      holds: ({ before, event, after }) => {
        if (event.type !== 'ending.putAway' || !before.matches('somebody')) return true;
        const isOver = before.context.ended.some(({ orderId }) => orderId === event.orderId);
        return JSON.stringify(after.context.putAway) === JSON.stringify(isOver ? [event.orderId] : []);
      },
    },
    {
      says: 'what the tab that asks knows, the others are told whenever it changes, and whoever is opened beside it',
      holds: ({ before, event, after, sent }) =>
        !before.matches({ somebody: 'leading' }) ||
        !after.matches({ somebody: 'leading' }) ||
        (event.type !== 'tab.asked' &&
          event.type !== 'news.alive' &&
          before.context.orders === after.context.orders &&
          before.context.ended === after.context.ended &&
          before.context.isFed === after.context.isFed) ||
        sent.includes('tabs word.said'),
    },
    {
      says: 'whoever sees a tab again sees the truth: it asks, or asks for its turn',
      holds: ({ before, event, after, sent, asked }) =>
        event.type !== 'page.shown' ||
        (!after.context.isHidden &&
          (!before.matches({ somebody: 'aside' }) || (after.matches({ somebody: 'queueing' }) && sent.includes('tabs turn.wanted'))) &&
          (!before.matches({ somebody: { leading: { looks: 'paused' } } }) || asked.includes('askOrders'))),
    },
    {
      says: 'a tab that nobody looks at asks nothing on, and leaves its turn to others where nothing comes by itself',
      holds: ({ before, event, after, sent }) =>
        event.type !== 'page.hidden' ||
        (after.context.isHidden &&
          (!before.matches({ somebody: 'leading' }) ||
            after.matches({ somebody: { leading: { looks: 'paused' } } }) ||
            (after.matches({ somebody: 'aside' }) && sent.includes('tabs turn.left')))),
    },
    {
      says: 'the other tab is waited for anew with each of its words, and its turn is taken only where it is silent and something is missed',
      holds: ({ before, event, after, sent, waits }) =>
        !before.matches({ somebody: 'queueing' }) ||
        (event.type === 'tab.updated'
          ? waits.includes('nobodySpeaks') && after.context.orders === event.word.orders
          : !event.type.startsWith('xstate.after.nobodySpeaks') ||
            (waits.includes('nobodySpeaks') &&
              sent.includes('tabs turn.taken') === (!before.context.isHidden && (before.context.orders ?? []).length > 0))),
    },
    {
      says: 'a turn is taken where somebody looks',
      holds: ({ before, event, after }) =>
        event.type !== 'turn.given' ||
        !before.matches({ somebody: 'queueing' }) ||
        after.matches({ somebody: before.context.isHidden ? 'aside' : 'leading' }),
    },
    {
      says: 'another tab is believed also where nobody looks at this one',
      holds: ({ before, event, after }) =>
        event.type !== 'tab.updated' || !before.matches({ somebody: 'aside' }) || after.context.orders === event.word.orders,
    },
    {
      says: 'what was ordered here is asked for by this tab, at once',
      holds: ({ before, event, sent, asked }) =>
        event.type !== 'orders.wanted' ||
        (before.matches({ somebody: 'queueing' })
          ? sent.includes('tabs turn.taken')
          : (!before.matches({ somebody: { leading: { looks: 'asking' } } }) &&
              !before.matches({ somebody: { leading: { looks: 'resting' } } })) ||
            asked.includes('askOrders')),
    },
    {
      says: 'news of an order that nobody knows have it asked for, unless nobody looks',
      holds: ({ before, event, after, asked }) =>
        event.type !== 'news.updated' ||
        !before.matches({ somebody: { leading: { stream: 'open' } } }) ||
        [...(before.context.orders ?? []).map(({ _id }) => _id), ...before.context.ended.map(({ orderId }) => orderId)].includes(
          event.news.order_id,
        ) ||
        (after.context.news === event.news &&
          (before.context.isHidden || (asked.includes('askOrders') && after.matches({ somebody: { leading: { looks: 'asking' } } })))),
    },
    {
      says: 'news move the order that they are of, and older ones change nothing',
      holds: ({ before, event, after }) => {
        if (event.type !== 'news.updated' || !before.matches({ somebody: { leading: { stream: 'open' } } })) return true;
        const known = before.context.orders?.find(({ _id }) => _id === event.news.order_id);
        const is = after.context.orders?.find(({ _id }) => _id === event.news.order_id);
        return !known || (event.news.sequence > known.sequence ? is?.sequence !== known.sequence : is === known);
      },
    },
    {
      says: 'other tabs that cannot be heard are not heard anew',
      holds: ({ before, event, after, asked }) =>
        event.type !== 'xstate.error.actor.tabs' ||
        !before.matches('somebody') ||
        (after.matches({ somebody: 'unheard' }) && !asked.includes('tabs')),
    },
    {
      says: 'a stream that this server has not, or that cannot be read, is not asked for again',
      holds: ({ before, event, after }) =>
        !before.matches({ somebody: { leading: { stream: 'open' } } }) ||
        (event.type === 'xstate.error.actor.stream'
          ? after.context.isStreamless
          : event.type !== 'news.over' || after.context.isStreamless === event.isForGood),
    },
    {
      says: 'whoever has no stream looks at once for what it did not bring, where somebody looks',
      holds: ({ before, after, asked }) =>
        !before.matches({ somebody: { leading: { stream: 'open' } } }) ||
        before.context.isHidden ||
        !(
          after.matches({ somebody: { leading: { stream: 'broken' } } }) || after.matches({ somebody: { leading: { stream: 'absent' } } })
        ) ||
        asked.includes('askOrders'),
    },
    {
      says: 'whose orders they are is who is signed in, and nothing stays of who was before',
      holds: ({ event, after }) =>
        event.type !== 'customer.changed' || (after.context.customerId === event.customerId && after.context.orders === null),
    },
    {
      says: 'the time is the last that was told',
      holds: ({ event, after }) => event.type !== 'time.updated' || after.context.now === event.now,
    },
    {
      says: 'where other tabs cannot be heard nothing is shown that may be old',
      holds: ({ before, event, after }) =>
        event.type !== 'xstate.error.actor.tabs' || !before.matches('somebody') || after.matches({ somebody: 'unheard' }),
    },
    {
      says: 'where nothing of the page is heard any more, all goes on as it was',
      holds: ({ before, event, after }) =>
        event.type !== 'xstate.error.actor.environment' || JSON.stringify(before.value) === JSON.stringify(after.value),
    },
  ],
  questions: activeOrdersQuestions,
});
