import { expect, test } from 'vitest';
import { deliveryTimeModel } from '#machines/delivery-time/delivery-time.model.ts';
import { orderPlacementModel } from '#machines/order-placement/order-placement.model.ts';
import { anyModel } from './any-model.ts';
import { paymentModel } from './fixtures/payment.model.ts';
import { runOnActor } from './run-on-actor.ts';
import { findShortJourneys, journeyOf } from './short-journeys.ts';

const payment = anyModel(paymentModel);

test('the first short journey is the plain way to the good end', () => {
  const [plain] = findShortJourneys(payment);
  expect(plain?.about).toBeNull();
  expect(plain?.steps.map(({ says }) => says)).toEqual(['the customer presses Pay', 'the bank accepts the charge']);
});

test('everything that can go wrong has a journey, each is short, and each happens so on an actor', async () => {
  const journeys = findShortJourneys(payment);
  const told = journeys.flatMap(({ steps }) => steps.flatMap(({ walked }) => walked));
  for (const turn of [
    'way.deciding | always | 0',
    'way.checking | xstate.after.checkLimit.payment.way.checking | 0',
    'session.signedIn | session.ended | 0',
  ])
    expect(told).toContain(turn);
  expect(Math.max(...journeys.map(({ steps }) => steps.length))).toBeLessThanOrEqual(12);
  for (const journey of journeys) expect(await runOnActor(payment, journey)).toBeNull();
});

test('a journey told in words happens so, and one that cannot happen is none', async () => {
  const journey = journeyOf(payment, 0, ['the customer presses Pay', 'the bank refuses the card']);
  expect(journey && (await runOnActor(payment, journey))).toBeNull();
  expect(journey?.steps.at(-1)?.to).toContain('way.declined');
  expect(journeyOf(payment, 0, ['the bank refuses the card'])).toBeNull();
  expect(journeyOf(payment, 0, ['nobody ever said this'])).toBeNull();
});

test('what goes wrong is led on by the plain way that the model tells, not by the shortest', () => {
  const journeys = findShortJourneys(anyModel(orderPlacementModel));
  expect(journeys[0]?.steps.at(-1)?.says).toBe('the server makes the order');
  const declined = journeys.find(({ steps }) => steps.some(({ says }) => says === 'the card is declined'));
  expect(declined?.steps.slice(-2).map(({ says }) => says)).toEqual(['the payment is taken', 'the server makes the order']);
});

test('no time that was chosen ends as soon as possible where nothing forbids it', () => {
  const journeys = findShortJourneys(anyModel(deliveryTimeModel));
  const tomorrow = journeys.filter(({ steps }) => steps.some(({ says }) => says === 'the customer picks tomorrow'));
  expect(tomorrow.map(({ steps }) => steps.at(-1)?.says)).not.toContain('the customer chooses as soon as possible');
});
