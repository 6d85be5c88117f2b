import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { beforeTheBridge, onTheBridge, rideModel, road, somewhere } from '#machines/ride/ride.model.ts';
import { toRideView } from '#machines/ride/ride.view.ts';
import type { CourierPosition } from '#machines/ride/ride.setup.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';

/** What is shown, by the positions: where they are, what is said aloud, and whether the road is known. */
const shown = (snapshot: Parameters<typeof toRideView>[0]) => {
  const { position, said, route } = toRideView(snapshot, null);
  return { position, saidAt: said?.at, hasRoad: route !== null };
};
const at = (position: CourierPosition | null, saidOf: CourierPosition | null, hasRoad = true) => ({
  position,
  saidAt: saidOf?.locatedAt,
  hasRoad,
});
const asks = { asked: { askPosition: { orderId: 'order', providerId: 'amelie' } } };
const begins: Step = [
  'the customer looks at the page',
  at(null, null, false),
  { asked: { ...asks.asked, askRoute: { orderId: 'order' } } },
];
const roadIsTold: Step = ['the road is told', at(null, null)];
const again = (shows: unknown, after?: number): Step => [
  'it is time to ask for the courier again',
  shows,
  after ? { ...asks, after } : asks,
];

test('the newest position stands, an older one that comes later changes nothing, and at most every half minute one is said', () =>
  tellStory(rideModel, shown, [
    begins,
    roadIsTold,
    ['the courier is before the bridge', at(beforeTheBridge, beforeTheBridge)],
    again(at(beforeTheBridge, beforeTheBridge), 10_000),
    ['the courier is on the bridge', at(onTheBridge, beforeTheBridge)],
    again(at(onTheBridge, beforeTheBridge), 10_000),
    ['the courier is before the bridge', at(onTheBridge, beforeTheBridge)],
    again(at(onTheBridge, onTheBridge), 10_000),
  ]));

test('silence is asked through less and less often, and the network’s return ends it', () =>
  tellStory(rideModel, shown, [
    begins,
    roadIsTold,
    ['nobody says where the courier is', at(null, null)],
    again(at(null, null), 15_000),
    ['nobody says where the courier is', at(null, null)],
    again(at(null, null), 30_000),
    ['nobody says where the courier is', at(null, null)],
    again(at(null, null), 60_000),
    ['nobody says where the courier is', at(null, null)],
    ['the network is back', at(null, null), asks],
    ['it is said where the courier is, and nothing else', { position: somewhere, saidAt: null, hasRoad: true }],
  ]));

test('a road that nobody answered about is asked for with the next place, one that the server does not know never again', () =>
  tellStory(rideModel, shown, [
    begins,
    ['no answer comes about the road', at(null, null, false)],
    ['the courier is before the bridge', at(beforeTheBridge, beforeTheBridge, false), { asked: { askRoute: { orderId: 'order' } } }],
    ['the server knows no road', at(beforeTheBridge, beforeTheBridge, false)],
    again(at(beforeTheBridge, beforeTheBridge, false), 10_000),
    ['the courier is on the bridge', at(onTheBridge, beforeTheBridge, false)],
  ]));

test('a position that is older than a minute is where the courier was last seen', () => {
  const actor = createActor(rideModel.machine, { input: { orderId: 'order', providerId: 'amelie' } });
  const snapshot = actor.getSnapshot();
  const seen = { ...snapshot, context: { ...snapshot.context, position: onTheBridge, route: road } } as typeof snapshot;
  const locatedAt = onTheBridge.locatedAt ?? 0;
  expect([60_000, 60_001].map((age) => toRideView(seen, locatedAt + age).isStale)).toEqual([false, true]);
  expect(toRideView(seen, null)).toMatchObject({ isStale: false, words: { metresLeft: 1_400, minutesLeft: 6, at: locatedAt } });
});
