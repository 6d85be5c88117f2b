import { test } from 'vitest';
import { orders, trackingModel } from '#machines/tracking/tracking.model.ts';
import { toTrackingView } from '#machines/tracking/tracking.view.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';

/** What is shown, in short: how far the order is by the number of its change, whether it is cut off, and its map. */
const shown = (snapshot: Parameters<typeof toTrackingView>[0]) => {
  const view = toTrackingView(snapshot);
  if (!('order' in view)) return view.is === 'loading' ? view.is : { is: view.is, failure: view.failure?.kind };
  return [view.is, view.order.sequence, view.map.is, ...(view.isCutOff ? ['cut off'] : [])].join(' ');
};
const asks = { asked: { askOrder: { orderId: orders.waiting.order._id, isKnown: true } } };
const asksFirst = { askOrder: { ...asks.asked.askOrder, isKnown: false } };
const surrounded = { asked: { ...asksFirst, environment: { orderId: orders.waiting.order._id } } };
const begins: Step = ['an order is followed', 'loading', surrounded];
const waits: Step = ['the order waits for its store', 'followed 1 absent'];
const look = (shows: unknown, after: number): Step => ['it is time for the next look', shows, { ...asks, after }];
const ride = { orderId: orders.waiting.order._id, providerId: 'a'.repeat(24), isHidden: false, jitter: 0 };

test('an order is followed from its store to the door, every three seconds', () =>
  tellStory(trackingModel, shown, [
    begins,
    waits,
    look('followed 1 absent', 3_000),
    ['the store has accepted', 'followed 2 absent'],
    look('followed 2 absent', 3_000),
    ['a courier is on the road', 'followed 3 open', { asked: { ride } }],
    ['the customer closes the map', 'followed 3 closed'],
    look('followed 3 closed', 3_000),
    ['the courier gave the order back', 'followed 4 absent'],
    look('followed 4 absent', 3_000),
    ['the customer has it', 'endedWell 5 absent'],
  ]));

test('older news never take the place of newer, and newer are looked into at once', () =>
  tellStory(trackingModel, shown, [
    begins,
    waits,
    ['news say that the store has accepted', 'followed 2 absent', asks],
    ['the order waits for its store', 'followed 2 absent'],
    ['old news come late', 'followed 2 absent'],
    ['news say that the store said no', 'endedBadly 5 absent'],
  ]));

test('news of an order that was rejected say why', () => {
  const why = (snapshot: Parameters<typeof toTrackingView>[0]) => {
    const view = toTrackingView(snapshot);
    return 'order' in view ? (view.order.reject_reason ?? 'nothing') : view.is;
  };
  return tellStory(trackingModel, why, [
    begins,
    ['the order waits for its store', 'nothing'],
    ['news say that the store said no', 'sold_out'],
  ]);
});

test('while news come by themselves it is looked at once a minute', () =>
  tellStory(trackingModel, shown, [
    begins,
    ['news come by themselves', 'loading'],
    ['the order waits for its store', 'followed 1 absent', asks],
    ['the order waits for its store', 'followed 1 absent'],
    look('followed 1 absent', 60_000),
    ['the store has accepted', 'followed 2 absent'],
    ['news no longer come by themselves', 'followed 2 absent', asks],
    ['the store has accepted', 'followed 2 absent'],
    look('followed 2 absent', 3_000),
  ]));

test('what happened before news came by themselves is not missed', () =>
  tellStory(trackingModel, shown, [
    begins,
    waits,
    ['news come by themselves', 'followed 1 absent', asks],
    ['the store has accepted', 'followed 2 absent'],
    look('followed 2 absent', 60_000),
  ]));

test('silence is asked through less and less often, what was known stays, and whoever wakes the page sees the truth', () =>
  tellStory(trackingModel, shown, [
    begins,
    ['no answer comes', { is: 'unreachable', failure: 'transport' }],
    ['it is time to try again', { is: 'unreachable', failure: 'transport' }, { asked: asksFirst, after: 6_000 }],
    waits,
    look('followed 1 absent', 3_000),
    ['no answer comes', 'followed 1 absent cut off'],
    ['it is time to look after a silence', 'followed 1 absent cut off', { ...asks, after: 6_000 }],
    ['no answer comes', 'followed 1 absent cut off'],
    ['it is time to look after a silence', 'followed 1 absent cut off', { ...asks, after: 12_000 }],
    ['the server asks to be left alone for two minutes', 'followed 1 absent cut off'],
    ['it is time to look after a silence', 'followed 1 absent cut off', { ...asks, after: 120_000 }],
    ['no answer comes', 'followed 1 absent cut off'],
    ['the page is hidden', 'followed 1 absent cut off'],
    ['the page is shown again', 'followed 1 absent cut off', asks],
    ['the customer has it', 'endedWell 5 absent'],
  ]));

test('an order that is not the customer’s is not shown', () =>
  tellStory(trackingModel, shown, [begins, ['the order is not this customer’s', { is: 'refused', failure: 'refused' }]]));

test('with few data no map opens by itself', () =>
  tellStory(trackingModel, shown, [
    ['an order is followed with few data', 'loading', surrounded],
    ['a courier is on the road', 'followed 3 closed', { asked: { ride } }],
    ['the customer opens the map', 'followed 3 open'],
  ]));

test('a closed map still tells where the courier is; where the ride broke it begins anew with the map', () =>
  tellStory(trackingModel, shown, [
    begins,
    ['a courier is on the road', 'followed 3 open', { asked: { ride } }],
    ['the customer closes the map', 'followed 3 closed'],
    ['the customer opens the map', 'followed 3 open'],
    ['the ride breaks', 'followed 3 closed'],
    ['the customer opens the map', 'followed 3 open', { asked: { ride } }],
  ]));
