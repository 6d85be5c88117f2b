import { expect, test } from 'vitest';
import type { BookingInput, Listed } from '#machines/courier-booking/booking-types.ts';
import { courierBookingModel } from '#machines/courier-booking/courier-booking.model.ts';
import { allDearer, bike, bikeAlone, cargoBike, leasParcel, servette, vehiclesForIt } from '#machines/courier-booking/sample-parcel.ts';
import type { VehicleList } from '#machines/courier-booking/vehicle-offers.ts';
import { ok } from '#contract/result.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';
import {
  asksPrice,
  asking,
  begins,
  fillsIn,
  flows,
  keepsParcel,
  listed,
  paying,
  priced,
  toGlance,
  toThePrice,
  whole,
  withCargoBike,
  withoutVehicle,
} from './booking-story.ts';
import { filled, openBooking } from './open-booking.ts';

const asksAgain: Step = ['the customer asks for vehicles again', asking, { asked: listed }];
const leas: Step = ['the page is loaded again with everything filled in', asking, { asked: { ...flows, ...listed } }];
const goesNowhere = { ...whole, trip: 'unknown', vehicle: null, missing: ['dropOff address'], said: ['address'] };
const [van] = vehiclesForIt.admin_vehicles;

test('vehicles that are not told of say why, and can be asked for again', () =>
  tellStory(courierBookingModel, toGlance, [
    leas,
    ['no vehicles come', { ...asking, trip: 'unavailable, offline' }],
    ['the language changes', asking, { asked: listed }],
    ['the vehicles come', whole],
    ['the customer asks for vehicles again', whole, { asked: listed }],
    ['no vehicles come', { ...asking, trip: 'unavailable, offline' }],
    asksAgain,
    ['the vehicles come', whole],
  ]));

test('another way has its own vehicles: those of the earlier one are gone from the page', () =>
  tellStory(courierBookingModel, toGlance, [
    leas,
    ['the vehicles come', whole],
    ['the customer picks the cargo bike', withCargoBike],
    ['the customer swaps the ends', asking, { asked: { listVehicles: { pickup: servette, dropOff: listed.listVehicles.pickup } } }],
    ['no vehicles come', { ...asking, trip: 'unavailable, offline' }],
    ['the pickup stands', goesNowhere],
    ['the drop-off stands', asking, { asked: listed }],
    ['the vehicles come', { ...whole, vehicle: 'Cargo bike' }],
  ]));

test('a parcel to where it is picked up has neither way nor vehicle, and says so at once', () =>
  tellStory(courierBookingModel, toGlance, [
    leas,
    ['the vehicles come', whole],
    ['the customer swaps the ends', asking, { asked: { listVehicles: { pickup: servette, dropOff: listed.listVehicles.pickup } } }],
    ['the drop-off stands', goesNowhere],
    ['the customer goes on to the price', goesNowhere],
  ]));

test('nothing goes on without a vehicle that can be had', () =>
  tellStory(courierBookingModel, toGlance, [
    leas,
    ['the customer picks the cargo bike', asking],
    ['the customer goes on to the price', asking],
    ['the page goes forward to the payment', asking],
    ['the vehicles come', whole],
    ['the customer picks the cargo bike', withCargoBike],
    ['the customer asks for vehicles again', withCargoBike, { asked: listed }],
    ['only the bike is offered', { ...withoutVehicle, news: 'Cargo bike gone' }],
    ['the customer goes on to the price', { ...withoutVehicle, news: 'Cargo bike gone' }],
    ['the page goes forward to the payment', { ...withoutVehicle, news: 'Cargo bike gone' }],
    ['the customer asks for vehicles again', { ...withoutVehicle, news: 'Cargo bike gone' }, { asked: listed }],
    ['the vehicles come', withoutVehicle],
    ['the customer picks the cargo bike', withCargoBike],
    ['the customer goes on to the price', paying, keepsParcel],
  ]));

test('a vehicle that is gone while the price is asked leads back to the others', () =>
  tellStory(courierBookingModel, toGlance, [
    begins,
    ...fillsIn,
    ...toThePrice,
    ['a code changes what is to pay', { ...priced, isPricing: true }, asksPrice()],
    ['the language changes', { ...priced, isPricing: true }, { asked: listed }],
    ['only the bike is offered', { ...withoutVehicle, price: 15.57, news: 'Cargo bike gone' }],
  ]));

test('a vehicle that is gone while the order is being made does not end it; not made, the others are offered', () =>
  tellStory(courierBookingModel, toGlance, [
    begins,
    ...fillsIn,
    ...toThePrice,
    ['the order is being paid', priced],
    ['the language changes', priced, { asked: listed }],
    ['only the bike is offered', { ...priced, vehicle: null, missing: ['vehicle'], news: 'Cargo bike gone' }],
    ['the order was not made', { ...withoutVehicle, price: 15.57, news: 'Cargo bike gone' }],
  ]));

const choosingOne: BookingInput = { ...filled, step: 'addresses' };

test('vehicles that do not serve the way stand last, and count neither for the least price nor to be picked', async () => {
  const { booking, view, list } = openBooking(choosingOne);
  await list.last().answer(ok({ ...vehiclesForIt, admin_vehicles: [{ ...van, trip_price: 2 }, cargoBike, bike] } as VehicleList));
  expect(view().trip).toEqual({
    is: 'known',
    vehicles: [cargoBike, bike, { ...van, trip_price: 2 }],
    trip: vehiclesForIt.trip,
    from: 11.67,
  });
  booking.send({ type: 'vehicle.picked', vehicleId: (van as typeof bike)._id });
  expect(view().vehicle).toEqual(cargoBike);
});

test('before anything is chosen the vehicle that was used last is, else the cheapest; without prices none', async () => {
  const preset = async (...vehicles: readonly object[]) => {
    const { view, list, heard } = openBooking({ ...filled, draft: leasParcel, step: 'addresses' });
    await list.last().answer(ok({ ...vehiclesForIt, admin_vehicles: vehicles } as VehicleList));
    expect(heard.memory?.at(-1)).toMatchObject({ draft: { vehicleId: view().draft.vehicleId } });
    return view().vehicle?.vehicle_name ?? null;
  };
  expect(await preset(cargoBike, bike)).toBe('Bike');
  expect(await preset({ ...cargoBike, chosen_last: true }, bike)).toBe('Cargo bike');
  expect(await preset(cargoBike, { ...bike, why_not: 'tooFar' })).toBe('Cargo bike');
  expect(await preset({ ...cargoBike, chosen_last: true, why_not: 'tooFar' }, bike)).toBe('Bike');
  expect(await preset({ ...cargoBike, trip_price: null }, { ...bike, trip_price: null })).toBeNull();
});

test('where no prices are told there is no least one, and nothing becomes dearer', async () => {
  const { booking, view, list, heard } = openBooking(choosingOne);
  const unpriced = { ...vehiclesForIt, admin_vehicles: [van, { ...cargoBike, trip_price: null }] } as VehicleList;
  await list.last().answer(ok(unpriced));
  expect(view().trip).toMatchObject({ is: 'known', from: null });
  booking.send({ type: 'list.wanted' });
  await list.last().answer(ok(vehiclesForIt));
  expect(view().vehicleNews).toBeNull();
  booking.send({ type: 'list.wanted' });
  await list.last().answer(ok(unpriced));
  expect(view().vehicleNews).toBeNull();
  expect(heard.memory).toHaveLength(3);
});

const newsAfter = async (lists: readonly VehicleList[]) => {
  const { booking, view, list } = openBooking(choosingOne);
  for (const [index, each] of lists.entries()) {
    if (index > 0) booking.send({ type: 'list.wanted' });
    await list.last().answer(ok(each) as Listed);
  }
  return view().vehicleNews;
};

test('a vehicle that costs the same or less is no news', async () => {
  expect(await newsAfter([vehiclesForIt, vehiclesForIt])).toBeNull();
  expect(await newsAfter([allDearer, vehiclesForIt])).toBeNull();
  expect(await newsAfter([vehiclesForIt, allDearer, vehiclesForIt])).toBeNull();
  expect(await newsAfter([vehiclesForIt, vehiclesForIt, allDearer])).toEqual({
    is: 'dearer',
    name: 'Cargo bike',
    before: 15.57,
    now: 17.2,
  });
});

test('a vehicle that is gone is said to be, until it is offered again or another one is picked', async () => {
  const gone = { is: 'gone', id: cargoBike._id, name: 'Cargo bike' };
  expect(await newsAfter([vehiclesForIt, bikeAlone])).toEqual(gone);
  expect(await newsAfter([vehiclesForIt, bikeAlone, bikeAlone])).toEqual(gone);
  expect(await newsAfter([vehiclesForIt, bikeAlone, vehiclesForIt])).toBeNull();
  expect(await newsAfter([vehiclesForIt, { ...vehiclesForIt, admin_vehicles: [bike, { ...cargoBike, why_not: 'belowMinimum' }] }])).toEqual(
    gone,
  );
  const { booking, view, list, heard } = openBooking(choosingOne);
  await list.last().answer(ok(vehiclesForIt));
  booking.send({ type: 'list.wanted' });
  await list.last().answer(ok(bikeAlone));
  expect([view().vehicle, view().draft.vehicleId]).toEqual([null, null]);
  expect(heard.memory?.at(-1)).toMatchObject({ draft: { vehicleId: null } });
  booking.send({ type: 'vehicle.picked', vehicleId: bike._id });
  expect([view().vehicle, view().vehicleNews]).toEqual([bike, null]);
});

test('another way costs something else: its vehicles are neither dearer nor gone', async () => {
  const { booking, view, list } = openBooking(choosingOne);
  await list.last().answer(ok(vehiclesForIt));
  booking.send({ type: 'ends.swapped' });
  await list.last().answer(ok(allDearer));
  expect(view().vehicleNews).toBeNull();
  booking.send({ type: 'list.wanted' });
  await list.last().answer(ok(bikeAlone));
  expect(view().vehicleNews).toMatchObject({ is: 'gone' });
  booking.send({ type: 'ends.swapped' });
  expect(view().vehicleNews).toBeNull();
});

test('a vehicle that was chosen and does not serve the other way is said to be gone', async () => {
  const { booking, view, list } = openBooking(choosingOne);
  await list.last().answer(ok(vehiclesForIt));
  booking.send({ type: 'ends.swapped' });
  await list.last().answer(ok(bikeAlone));
  expect([view().vehicle, view().vehicleNews]).toMatchObject([null, { is: 'gone', name: 'Cargo bike' }]);
});

test('what is dearer on another look at the same other way says so from the price there', async () => {
  const { booking, view, list } = openBooking(choosingOne);
  await list.last().answer(ok(allDearer));
  booking.send({ type: 'ends.swapped' });
  await list.last().answer(ok(vehiclesForIt));
  booking.send({ type: 'list.wanted' });
  await list.last().answer(ok(allDearer));
  expect(view().vehicleNews).toMatchObject({ is: 'dearer', before: 15.57, now: 17.2 });
});

test('who goes on with a dearer vehicle has agreed to its price: the next list is held against that', async () => {
  const { booking, view, list } = openBooking(choosingOne);
  await list.last().answer(ok(vehiclesForIt));
  booking.send({ type: 'list.wanted' });
  await list.last().answer(ok(allDearer));
  booking.send({ type: 'details.confirmed' });
  expect([view().is, view().vehicleNews]).toEqual(['payment', null]);
  booking.send({ type: 'list.wanted' });
  await list.last().answer(ok(allDearer));
  expect(view().vehicleNews).toBeNull();
});

test('without both addresses nothing is asked, and nothing is said', async () => {
  const { booking, view, list } = openBooking({ ...filled, draft: null, step: 'addresses' });
  booking.send({ type: 'list.wanted' });
  expect([view().is, view().trip, list.asked.length]).toEqual(['addresses', { is: 'unknown' }, 0]);
});
