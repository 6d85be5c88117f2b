import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { defineModel } from '#statecharts/model.ts';
import { anyModel } from '#statecharts/any-model.ts';
import { definitionsOf } from '#statecharts/definitions.ts';
import { explore } from '#statecharts/explore.ts';
import { paymentModel } from './fixtures/payment.model.ts';
import { journeyOf } from '#statecharts/journey-of.ts';
import { findJourneys } from '#statecharts/journeys.ts';
import { runOnActor } from '#statecharts/run-on-actor.ts';

const payment = anyModel(paymentModel);

test('few journeys walk every definition, as many times as they are asked', () => {
  const found = findJourneys(payment);
  const walked = new Set(found.journeys.flatMap(({ steps }) => steps.flatMap((step) => step.walked)));
  expect([...walked].sort()).toEqual(
    definitionsOf(payment.machine)
      .map(({ id }) => id)
      .sort(),
  );
  expect(found.journeys.length).toBeLessThanOrEqual(5);
  expect(JSON.stringify(findJourneys(payment))).toBe(JSON.stringify(found));
});

test('every exploration of the fixture ends, with every place told once', () => {
  const { places, complete } = explore(payment);
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
  const journey = journeyOf(payment, 0, ['the customer presses Pay', 'the bank refuses the card']);
  expect(journey && (await runOnActor(payment, journey))).toBeNull();
  expect(journey?.steps.at(-1)?.to).toContain('way.declined');
  expect(journeyOf(payment, 0, ['the bank refuses the card'])).toBeNull();
  expect(journeyOf(payment, 0, ['nobody ever said this'])).toBeNull();
});
