import { describe, expect, test } from 'vitest';
import type { Recalled } from '#machines/courier-booking/booking-types.ts';
import { courierBookingModel } from '#machines/courier-booking/courier-booking.model.ts';
import { allDearer, cargoBike, leasParcel, vehiclesForIt } from '#machines/courier-booking/sample-parcel.ts';
import { failed, ok } from '#contract/result.ts';
import { EMPTY_PARCEL } from '#domain/parcel/parcel-draft.ts';
import { settled } from '../deferred-port.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';
import {
  asksPrice,
  begins,
  asking,
  empty,
  fillsIn,
  flows,
  keepsParcel,
  listed,
  paying,
  priced,
  recalls,
  toGlance,
  toThePrice,
  toTheWayPrice,
  whole,
} from './booking-story.ts';
import { filled, leasFirst, openBooking } from './open-booking.ts';

const recalling: Step = ['an earlier order is sent once more', { ...empty, is: 'recalling' }, { asked: recalls }];
const again = (before: string): Step => [
  'the customer asks for the earlier order again',
  { ...empty, is: 'recalling', notRecalled: before },
  { asked: recalls },
];

test('a page that is loaded again goes on where its address says, with what was filled in', () =>
  tellStory(courierBookingModel, toGlance, [
    [
      'the page is loaded again before the payment',
      { ...paying, vehicle: null, trip: 'asking', missing: ['vehicle'] },
      { asked: { ...flows, ...listed, ...keepsParcel.asked } },
    ],
    ['the vehicles come', { ...paying, vehicle: 'Bike' }],
    ['the customer changes the addresses', { ...whole, vehicle: 'Bike' }],
  ]));

test('an earlier order that is not told says why, and is asked for as often as is wanted', () =>
  tellStory(courierBookingModel, toGlance, [
    recalling,
    ['the earlier order is not told', { ...empty, notRecalled: 'offline' }, { asked: flows }],
    again('offline'),
    ['the earlier order is not told', { ...empty, notRecalled: 'offline' }, { asked: flows }],
    again('offline'),
    ['the earlier order is told', asking, { asked: { ...flows, ...listed } }],
    ['the vehicles come', { ...whole, vehicle: 'Cargo bike' }],
  ]));

const goesOn = { pickup: leasParcel.pickup, dropOff: leasParcel.dropOff, payer: 'receiver', vehicleId: cargoBike._id } as const;

test('an earlier order takes the place of what was typed, and nothing is said of it before the next try', async () => {
  const { booking, view, recall, list } = openBooking({ ...filled, draft: null, step: 'addresses', againOf: 'd'.repeat(24) });
  await recall.last().answer(failed({ kind: 'transport', cause: 'offline', retryAfterMs: null }) as Recalled);
  booking.send({ type: 'field.typed', end: 'dropOff', part: { name: '' } });
  booking.send({ type: 'details.confirmed' });
  expect([view().isTried, view().problems.dropOff.name]).toEqual([true, 'required']);
  booking.send({ type: 'again.wanted' });
  await recall.last().answer(ok({ ...goesOn, dropOff: { ...goesOn.dropOff, phone: '' } }));
  expect(view()).toMatchObject({ is: 'addresses', isTried: false, recallFailure: null, problems: { pickup: {}, dropOff: {} } });
  expect(view().problems).toEqual({ pickup: {}, dropOff: {} });
  expect(view().draft).toEqual({ ...goesOn, dropOff: { ...goesOn.dropOff, phone: '' } });
  await list.last().answer(ok(vehiclesForIt));
  expect(view().vehicle).toEqual(cargoBike);
});

test('an earlier order’s vehicle costs what it costs today: that is no news', async () => {
  const { booking, view, recall, list } = openBooking({ ...filled, step: 'addresses' });
  await list.last().answer(ok(vehiclesForIt));
  booking.send({ type: 'list.wanted' });
  await list.last().answer(ok(allDearer));
  expect(view().vehicleNews).toMatchObject({ is: 'dearer' });
  booking.send({ type: 'again.wanted' });
  await recall.last().answer(ok(goesOn));
  expect(view().vehicleNews).toBeNull();
  await list.last().answer(ok(allDearer));
  expect([view().vehicle?.trip_price, view().vehicleNews]).toEqual([17.2, null]);
});

test('a page that is opened for an earlier order asks for it once: after that it is a parcel like another', async () => {
  const { booking, recall, view } = openBooking({ ...filled, draft: null, step: 'addresses', againOf: 'd'.repeat(24) });
  await recall.last().answer(ok(goesOn));
  expect(booking.getSnapshot().context.againOf).toBeNull();
  expect(view().is).toBe('addresses');
  expect(recall.asked.map(({ input }) => input)).toEqual([{ orderId: 'd'.repeat(24) }]);
});

const full: readonly Step[] = [
  begins,
  ...fillsIn,
  ...toTheWayPrice,
  ['the price comes', priced],
  ['a picture is being made ready', { ...priced, coming: 1 }],
  ['the customer asks to pay', { ...priced, coming: 1 }],
  ['a code changes what is to pay', { ...priced, isPricing: true, coming: 1 }, asksPrice()],
  ['no price comes', { ...priced, failure: 'offline', coming: 1 }],
];
const [first, ...rest] = full as [Step, ...Step[]];

test('another parcel, after one that another tab booked, begins with nothing of it', () =>
  tellStory(courierBookingModel, toGlance, [
    first,
    ...rest,
    ['another tab books it', { ...priced, is: 'elsewhere', failure: 'offline', coming: 1 }, { asked: { customer: undefined } }],
    ['the customer sends another one', empty, { asked: flows }],
    ...fillsIn,
    ...toThePrice,
  ]));

test('another parcel begins untried, without vehicle, payer, news or the earlier order’s failure', async () => {
  const { booking, view, recall, list, tell } = openBooking({ ...filled, draft: null, step: 'addresses', againOf: 'd'.repeat(24) });
  await recall.last().answer(failed({ kind: 'transport', cause: 'offline', retryAfterMs: null }) as Recalled);
  booking.send({ type: 'details.confirmed' });
  booking.send({ type: 'field.left', end: 'pickup', field: 'name' });
  booking.send({ type: 'payer.chosen', payer: 'receiver' });
  tell.memory?.({ type: 'parcel.bookedElsewhere' });
  await settled();
  expect(view().is).toBe('elsewhere');
  booking.send({ type: 'another.wanted' });
  expect(view()).toMatchObject({ is: 'addresses', draft: leasFirst, isTried: false, recallFailure: null, vehicleNews: null });
  expect(view().problems).toEqual({ pickup: {}, dropOff: {} });
  expect([view().draft, view().trip, view().invoice, list.asked.length]).toEqual([leasFirst, { is: 'unknown' }, null, 0]);
  booking.send({ type: 'again.wanted' });
  expect(recall.last().input).toEqual({ orderId: 'd'.repeat(24) });
});

describe('whatever breaks beside it, what was filled in is kept and begun again with', () => {
  const breaks = courierBookingModel.events.filter(({ event }) =>
    /^xstate\.error\.actor\.(?!listVehicles|saveCart|getInvoice|recallOrder)/.test(event.type),
  );
  const broken = { ...priced, is: 'broken' as const, price: null };

  test('nine things can', () => {
    expect(breaks).toHaveLength(9);
  });
  test.each(breaks.map(({ says }) => says))('%s', (says) =>
    tellStory(courierBookingModel, toGlance, [
      first,
      ...rest,
      [says, broken],
      ['the customer asks again', { ...whole, vehicle: 'Cargo bike' }, { asked: { ...flows, ...listed } }],
    ]),
  );
});

test.each([
  ['without a vehicle begins with what is filled in', { draft: leasParcel, step: 'payment' }],
  [
    'of which something is missing begins there too',
    { draft: { ...leasParcel, pickup: EMPTY_PARCEL.pickup, vehicleId: cargoBike._id }, step: 'payment' },
  ],
] as const)('a parcel %s', (_, begun) => {
  expect(openBooking({ ...filled, ...begun }).view().is).toBe('addresses');
});

test('Forward leads nowhere while something is missing, and stays where it is on the same step', async () => {
  const { booking, view } = openBooking({ ...filled, draft: { ...leasParcel, pickup: EMPTY_PARCEL.pickup, vehicleId: cargoBike._id } });
  booking.send({ type: 'step.updated', step: 'payment' });
  expect(view().is).toBe('addresses');
  const there = openBooking();
  await there.toThePrice();
  there.booking.send({ type: 'step.updated', step: 'payment' });
  expect([there.view().is, there.view().isPricing]).toEqual(['payment', false]);
});

test('an earlier order that is wanted again begins with its addresses, wherever the page was opened', async () => {
  const { booking, view, recall } = openBooking();
  expect(view().is).toBe('payment');
  booking.send({ type: 'again.wanted' });
  await recall.last().answer(ok(goesOn));
  expect(view().is).toBe('addresses');
});
