import { expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { listed, movedOn } from '#machines/active-orders/known-orders.ts';
import { fondue, newsOf, onTheRoad, ramen, activeOrdersModel } from '#machines/active-orders/active-orders.model.ts';
import { activeOrdersMachine } from '#machines/active-orders/active-orders.machine.ts';
import { toActiveOrdersView } from '#machines/active-orders/active-orders.view.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';

/** What every page shows, in short: the stages of what runs, how others ended, and whether news come by themselves. */
const shown = (snapshot: Parameters<typeof toActiveOrdersView>[0]) => {
  const { orders, ended, isFed } = toActiveOrdersView(snapshot);
  const words = [
    ...orders.map(({ storeName, course: { now } }) => `${storeName} ${now ?? 'waiting'}`),
    ...ended.map(({ ending }) => `ended ${ending ?? 'somehow'}`),
  ];
  return `${words.join(', ') || 'nothing'}${isFed ? ' (fed)' : ''}`;
};
const tabs = { asked: { tabs: { customerId: 'lea' } } };
const asks = { asked: { askOrders: undefined } };
const stream = (lastId: number | null) => ({ asked: { stream: { customerId: 'lea', lastId } } });
type Steps = readonly [Step, ...Step[]];
const begins: Steps = [
  ['a page is opened', 'nothing', { asked: { environment: undefined } }],
  ['a customer is signed in', 'nothing', tabs],
];
const leads: Steps = [...begins, ['it is this tab’s turn to ask', 'nothing', asks]];
const fed: Steps = [
  ...leads,
  ['the server lists one order', 'Café de la Rade accepted', stream(3)],
  ['news come by themselves', 'Café de la Rade accepted (fed)'],
];
const look = (shows: unknown, after: number): Step => ['it is time for the next look', shows, { ...asks, after }];

test('news move an order on without a question, and its ending stands until it is put away', () =>
  tellStory(activeOrdersModel, shown, [
    ...fed,
    ['news say that the order is on the road', 'Café de la Rade on_the_way (fed)'],
    ['old news come late', 'Café de la Rade on_the_way (fed)'],
    ['news say that the order was delivered', 'ended received'],
    ['the customer puts an ending away', 'nothing'],
  ]));

test('without news one tab looks every five seconds, once a minute where nothing runs, and less and less often through a silence', () =>
  tellStory(activeOrdersModel, shown, [
    ...leads,
    ['the server lists none', 'nothing'],
    look('nothing', 60_000),
    ['the server lists one order', 'Café de la Rade accepted', stream(3)],
    ['the server has no stream', 'Café de la Rade accepted', asks],
    ['the server lists one order', 'Café de la Rade accepted'],
    look('Café de la Rade accepted', 5_000),
    ['no answer comes', 'Café de la Rade accepted'],
    look('Café de la Rade accepted', 10_000),
    ['no answer comes', 'Café de la Rade accepted'],
    look('Café de la Rade accepted', 20_000),
    ['the server asks to be left alone for two minutes', 'Café de la Rade accepted'],
    look('Café de la Rade accepted', 120_000),
    ['the server lists none', 'ended somehow'],
  ]));

test('a stream that breaks is tried again, later each time, and the looks go on meanwhile', () =>
  tellStory(activeOrdersModel, shown, [
    ...fed,
    ['the stream ends', 'Café de la Rade accepted', asks],
    ['the server lists one order', 'Café de la Rade accepted'],
    ['it is time to try the stream again', 'Café de la Rade accepted', { ...stream(3), after: 1_000 }],
    ['the server has too many streams', 'Café de la Rade accepted', asks],
    ['the server lists one order', 'Café de la Rade accepted'],
    look('Café de la Rade accepted', 5_000),
    ['the server lists one order', 'Café de la Rade accepted'],
    ['the network is back', 'Café de la Rade accepted', { asked: { ...asks.asked, ...stream(3).asked } }],
  ]));

test('a stream that breaks again and again is tried after one, five, twenty and sixty seconds, and then each minute', () => {
  const { streamAgain } = activeOrdersMachine.implementations.delays as unknown as Record<string, (of: { context: object }) => number>;
  const waits = [1, 2, 3, 4].map((broken) => streamAgain?.({ context: { broken, jitter: 0, noStreamFor: 0 } }));
  expect(waits).toEqual([1_000, 5_000, 20_000, 60_000]);
  expect(streamAgain?.({ context: { broken: 1, jitter: 0, noStreamFor: 90_000 } })).toBe(90_000);
});

test('another tab’s word is believed; where it falls silent this one takes its turn', () =>
  tellStory(activeOrdersModel, shown, [
    ...begins,
    ['another tab tells of an order', 'Café de la Rade accepted'],
    ['45 s pass without a word', 'Café de la Rade accepted', { after: 45_000 }],
    ['it is this tab’s turn to ask', 'Café de la Rade accepted', { asked: { ...asks.asked, ...stream(3).asked } }],
    ['another tab takes the turn', 'Café de la Rade accepted'],
    ['another tab tells that nothing runs', 'nothing'],
  ]));

test('nobody’s orders are left when the customer goes', () =>
  tellStory(activeOrdersModel, shown, [...fed, ['nobody is signed in any more', 'nothing']]));

test('an older list takes nothing back: neither a stage nor an ending', () => {
  const known = { orders: [fondue], ended: [] };
  const moved = movedOn(known, onTheRoad);
  expect(listed(moved, [fondue]).orders?.[0]?.delivery_status).toBe(ORDER_STATUS.startedDelivery);
  const over = movedOn(moved, newsOf(fondue, { order_status: ORDER_STATUS.storeRejected, sequence: 9 }));
  expect(over).toMatchObject({ orders: [], ended: [{ orderId: fondue._id, ending: 'rejectedByStore' }] });
  expect(listed(over, [fondue])).toEqual(over);
});

test('an order that is listed as delivered has ended, one that is listed no more has ended somehow, and the newest comes first', () => {
  const known = listed({ orders: null, ended: [] }, [fondue, ramen]);
  expect(known.orders?.map(({ unique_id }) => unique_id)).toEqual([1043, 1042]);
  expect(listed(known, [{ ...fondue, order_status: ORDER_STATUS.delivered, sequence: 9 }]).ended).toEqual([
    expect.objectContaining({ number: 1043, ending: null }),
    expect.objectContaining({ number: 1042, ending: 'received' }),
  ]);
});

test('minutes are told once an order is accepted, not while it waits for its store', () => {
  const minutesAt = (order_status: number) => {
    const orders = [{ ...fondue, order_status }];
    const now = Date.parse(fondue.estimated_at ?? '') - 12 * 60_000;
    return toActiveOrdersView({ context: { orders, ended: [], putAway: [], now } as never }).orders[0]?.minutesLeft;
  };
  expect(minutesAt(ORDER_STATUS.waitingForStore)).toBeNull();
  expect(minutesAt(ORDER_STATUS.preparing)).toBe(12);
});
