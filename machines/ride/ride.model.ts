import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { rideMachine } from './ride.machine.ts';
import type { CourierPosition } from './ride.setup.ts';
import { rideQuestions } from './ride.questions.ts';
import { answered, byPage, byServer, byTime, passed } from '#statecharts/samples.ts';

const NOON = Date.parse('2026-11-20T11:00:00Z');
/** Amélie on the Pont du Mont-Blanc at noon, and ten seconds before. */
export const onTheBridge: CourierPosition = {
  location: [46.2066, 6.1483],
  locatedAt: NOON,
  bearing: 200,
  metresLeft: 1_400,
  minutesLeft: 6,
};
export const beforeTheBridge: CourierPosition = {
  ...onTheBridge,
  location: [46.2079, 6.1478],
  locatedAt: NOON - 10_000,
  metresLeft: 1_550,
  minutesLeft: 7,
};
export const somewhere: CourierPosition = { location: [46.2, 6.14], locatedAt: null, bearing: null, metresLeft: null, minutesLeft: null };
export const road = {
  path: [
    [46.2086, 6.1478],
    [46.2066, 6.1483],
    [46.1942, 6.1427],
  ] as [number, number][],
  metres: 1_650,
};

export const rideModel = defineModel({
  machine: rideMachine,
  title: 'Courier’s ride',
  sentence: 'Knows where the courier is while their map is open, and says it aloud at most twice a minute.',
  usedBy: 'the page of a followed order',
  section: '2.2.2',
  inputs: [
    { says: 'the customer looks at the page', input: { orderId: 'order', providerId: 'amelie' } },
    { says: 'nobody looks at the page', input: { orderId: 'order', providerId: 'amelie', isHidden: true } },
  ],
  events: [
    byServer('the courier is before the bridge', answered('askPosition', ok(beforeTheBridge))),
    byServer('the courier is on the bridge', answered('askPosition', ok(onTheBridge))),
    byServer('it is said where the courier is, and nothing else', answered('askPosition', ok(somewhere))),
    byServer(
      'nobody says where the courier is',
      answered('askPosition', failed({ kind: 'transport', cause: 'offline', retryAfterMs: null })),
    ),
    byTime('it is time to ask for the courier again', passed('nextPosition.ride.position.resting')),
    byServer('the road is told', answered('askRoute', ok(road))),
    byServer('the server knows no road', answered('askRoute', failed({ kind: 'transport', cause: 'absent', retryAfterMs: null }))),
    byServer('no answer comes about the road', answered('askRoute', failed({ kind: 'transport', cause: 'offline', retryAfterMs: null }))),
    byTime('30 s have passed since something was said', passed('nextWord.ride.voice.silent')),
    byPage('the courier is elsewhere', { type: 'position.changed' }),
    byPage('the page is hidden', { type: 'page.hidden' }),
    byPage('the page is shown again', { type: 'page.shown' }),
    byPage('the network is back', { type: 'network.back' }),
  ],
  project: ({ context: { isHidden, position, said, route, missed } }) => ({
    isHidden,
    at: position?.locatedAt ?? null,
    isKnown: position !== null,
    isSaid: position === said,
    hasRoad: route !== null,
    missed,
  }),
  invariants: [
    { says: 'nothing is said before it is known', holds: ({ context: { position, said } }) => said === null || position !== null },
    {
      says: 'a road is known in one state alone',
      holds: ({ value, context: { route } }) => ((value as { route: string }).route === 'known') === (route !== null),
    },
  ],
  steps: [
    {
      says: 'a page that is hidden asks nothing, and whoever sees it again sees the truth at once',
      holds: ({ before, event, after, asked }) =>
        event.type === 'page.hidden'
          ? after.value.position === 'paused'
          : event.type !== 'page.shown' || before.value.position !== 'paused' || asked.includes('askPosition'),
    },
    {
      says: 'what is new is said at most once in half a minute, and the next new thing at once after that',
      holds: ({ before, event, after, waits }) => {
        const isNew = before.context.position !== before.context.said;
        if (event.type.startsWith('xstate.after.nextWord'))
          return isNew
            ? after.value.voice === 'silent' && after.context.said === before.context.position && waits.includes('nextWord')
            : after.value.voice === 'listening';
        return before.value.voice !== 'silent' || after.context.said === before.context.said;
      },
    },
  ],
  questions: rideQuestions,
});
