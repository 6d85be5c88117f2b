import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { defineModel } from '#statecharts/model.ts';
import { anyModel } from '#statecharts/any-model.ts';
import { definitionsOf } from '#statecharts/definitions.ts';
import { explore } from '#statecharts/explore.ts';
import { cancellationModel } from '#machines/cancellation/cancellation.model.ts';
import { journeyOf } from '#statecharts/journey-of.ts';
import { findJourneys } from '#statecharts/journeys.ts';
import { runOnActor } from '#statecharts/run-on-actor.ts';

const cancellation = anyModel(cancellationModel);

test('few journeys walk every definition, as many times as they are asked', () => {
  const found = findJourneys(cancellation);
  const walked = new Set(found.journeys.flatMap(({ steps }) => steps.flatMap((step) => step.walked)));
  expect([...walked].sort()).toEqual(
    definitionsOf(cancellation.machine)
      .map(({ id }) => id)
      .sort(),
  );
  expect(found.journeys.length).toBeLessThanOrEqual(5);
  expect(JSON.stringify(findJourneys(cancellation))).toBe(JSON.stringify(found));
});

test('an exploration ends, with every place told once', () => {
  const { places, complete } = explore(cancellation);
  expect(complete).toBe(true);
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
});

const wait = (name: string, region: string) => ({
  says: `${name} ends`,
  by: 'time' as const,
  event: { type: `xstate.after.${name}.race.${region}.waiting` as const },
});

/** The long wait can only end first when the short one begins late. */
const race = defineModel({
  machine: setup({
    types: { events: {} as { type: 'short.begun' } },
    delays: { short: 7_000, long: 10_000 },
  }).createMachine({
    id: 'race',
    type: 'parallel',
    states: {
      left: { initial: 'waiting', states: { waiting: { after: { long: 'over' } }, over: {} } },
      right: {
        initial: 'resting',
        states: {
          resting: { on: { 'short.begun': 'waiting' } },
          waiting: { after: { short: 'over' } },
          over: {},
        },
      },
    },
  }),
  title: 'Race',
  sentence: 'Two waits beside each other.',
  usedBy: 'the tests of the harness',
  section: '0',
  inputs: [{ says: 'both rest', input: undefined }],
  events: [{ says: 'the short wait begins', by: 'customer', event: { type: 'short.begun' } }, wait('long', 'left'), wait('short', 'right')],
  project: () => null,
});

test('waits end on an actor in the order of the clock, also when the journey lingers', async () => {
  const model = anyModel(race);
  const { journeys, unwalked } = findJourneys(model);
  expect(unwalked).toEqual([]);
  for (const journey of journeys) expect(await runOnActor(model, journey)).toBeNull();
  const [begins, longEnds, shortEnds] = model.events;
  const step = (sample: (typeof model.events)[number] | null) => ({
    says: sample?.says ?? 'time passes',
    by: 'time' as const,
    sample,
    walked: [],
    to: [],
  });
  const late = { input: 0, from: [], steps: [step(null), step(begins ?? null), step(longEnds ?? null), step(shortEnds ?? null)] };
  expect(await runOnActor(model, late)).toBeNull();
  const impossible = { input: 0, from: [], steps: [step(begins ?? null), step(longEnds ?? null)] };
  expect(await runOnActor(model, impossible)).toMatchObject({ step: 2, got: 'a step that cannot happen here' });
});

test('a journey told in words happens so, and one that cannot happen is none', async () => {
  const journey = journeyOf(cancellation, 0, ['the customer misses an item', 'the customer cancels']);
  expect(journey && (await runOnActor(cancellation, journey))).toBeNull();
  expect(journey?.steps.at(-1)?.to).toContain('cancelling');
  expect(journeyOf(cancellation, 0, ['the order is cancelled'])).toBeNull();
  expect(journeyOf(cancellation, 0, ['nobody ever said this'])).toBeNull();
});
