import { expect, test } from 'vitest';
import { checkoutModel } from '#machines/checkout/checkout.model.ts';
import { courierBookingModel } from '#machines/courier-booking/courier-booking.model.ts';
import { deliveryTimeModel } from '#machines/delivery-time/delivery-time.model.ts';
import { orderPlacementModel } from '#machines/order-placement/order-placement.model.ts';
import { paymentModel as paymentModelOfTheShop } from '#machines/payment/payment.model.ts';
import { sessionModel } from '#machines/session/session.model.ts';
import { anyModel, type AnyModel } from '#statecharts/any-model.ts';
import { paymentModel } from './fixtures/payment.model.ts';
import { runOnActor } from '#statecharts/run-on-actor.ts';
import { findShortJourneys, journeyOf } from '#statecharts/short-journeys.ts';

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

const told = (model: AnyModel) => findShortJourneys(model).map(({ steps }) => steps.map(({ says }) => says));
/** Asked for twice, and the longest to find. */
const toldOfBooking = told(anyModel(courierBookingModel));

test('whoever the bank refused has no order in the end', () => {
  const refused = told(anyModel(paymentModelOfTheShop)).filter((says) => says.some((one) => one.startsWith('the bank says no')));
  expect(refused.length).toBeGreaterThan(1);
  expect(refused.filter((says) => /order exists|card is authorised/.test(says.at(-1) ?? ''))).toEqual([]);
});

test.each([
  ['checkout', told(anyModel(checkoutModel)), 'the order is placed'],
  ['courier-booking', toldOfBooking, 'the order exists'],
] as const)('nothing is ordered in %s that was not paid on the way', (_, journeysTold, ordered) => {
  const journeys = journeysTold.filter((says) => says.includes(ordered));
  expect(journeys.length).toBeGreaterThan(10);
  expect(journeys.filter((says) => !says.slice(0, says.indexOf(ordered)).includes('the order is being paid'))).toEqual([]);
});

test('what went wrong is mended and led on by the last steps of the plain way', () => {
  const [refused] = toldOfBooking.filter((says) => says.includes('the server refuses an address'));
  expect(refused?.slice(-7)).toEqual([
    'the customer picks the cargo bike',
    'the customer goes on to the price',
    'the server keeps the parcel',
    'the price comes',
    'the customer asks to pay',
    'the order is being paid',
    'the order exists',
  ]);
});

test('a session that rests between two polls goes on resting', () => {
  const polled = told(anyModel(sessionModel)).filter((says) => says.includes('it is time for the next poll'));
  expect(polled.map((says) => says.at(-1))).toEqual(['the server knows the customer']);
});
