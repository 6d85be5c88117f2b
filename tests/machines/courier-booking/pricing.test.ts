import { expect, test } from 'vitest';
import { courierBookingModel } from '#machines/courier-booking/courier-booking.model.ts';
import { bike, cargoBike, parcelInvoice, vehiclesForIt } from '#machines/courier-booking/sample-parcel.ts';
import { failed, ok } from '#contract/result.ts';
import { inCash } from '#machines/payment/sample-payment.ts';
import { settled } from '../deferred-port.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';
import {
  asksPrice,
  begins,
  fillsIn,
  keepsParcel,
  listed,
  paying,
  priced,
  toGlance,
  toThePrice,
  toTheWayPrice,
  withCargoBike,
  withoutVehicle,
} from './booking-story.ts';
import { openBooking } from './open-booking.ts';

const beginning = [begins, ...fillsIn] as const;
const pays = { ...paying, isPricing: false };
const again = (asked = keepsParcel): Step => ['the customer asks again', paying, asked];
const kept: Step = ['the server keeps the parcel', paying, asksPrice()];
const refused = (code: number) => failed({ kind: 'refused', code, reason: null, details: null } as never);

test('a parcel that is not kept says why, and is kept when it is asked again', () =>
  tellStory(courierBookingModel, toGlance, [
    ...beginning,
    ...toTheWayPrice.slice(0, 2),
    ['the parcel is not kept', { ...pays, failure: 'offline' }],
    again(),
    kept,
    ['the price comes', priced],
  ]));

test('a price that does not come says why, and is asked for again', () =>
  tellStory(courierBookingModel, toGlance, [
    ...beginning,
    ...toTheWayPrice,
    ['no price comes', { ...pays, failure: 'offline' }],
    again(),
    kept,
    ['the price comes', priced],
  ]));

test('a price below the least and a way that lies outside lead back to what was filled in', () =>
  tellStory(courierBookingModel, toGlance, [
    ...beginning,
    ...toTheWayPrice,
    ['the price is below the least', { ...withCargoBike, failure: 560 }],
    ['the customer goes on to the price', paying, keepsParcel],
    kept,
    ['the way lies outside', { ...withCargoBike, failure: 558 }],
    ['the customer goes on to the price', paying, keepsParcel],
    kept,
    ['the price is below the least', { ...withCargoBike, failure: 560 }],
    ['the customer picks the cargo bike', withCargoBike],
  ]));

test('who has no price goes back to what was filled in, and reads no more why', () =>
  tellStory(courierBookingModel, toGlance, [
    ...beginning,
    ...toTheWayPrice,
    ['no price comes', { ...pays, failure: 'offline' }],
    ['the customer changes the addresses', withCargoBike],
    ['the customer goes on to the price', paying, keepsParcel],
    ['the parcel is not kept', { ...pays, failure: 'offline' }],
    ['the page goes back to the addresses', withCargoBike],
  ]));

test('while it is priced, Back and the other ways lead where they lead from the price', () =>
  tellStory(courierBookingModel, toGlance, [
    ...beginning,
    ...toTheWayPrice.slice(0, 2),
    ['the page goes back to the addresses', withCargoBike],
    ['the page goes forward to the payment', paying, keepsParcel],
    kept,
    ['the page goes back to the addresses', withCargoBike],
    ['the page goes forward to the payment', paying, keepsParcel],
    kept,
    ['the customer changes the addresses', withCargoBike],
    ['the page goes forward to the payment', paying, keepsParcel],
    kept,
    ['the language changes', paying, { asked: listed }],
    ['only the bike is offered', { ...withoutVehicle, news: 'Cargo bike gone' }],
  ]));

test('who leaves the price finds what was filled in as it was', () =>
  tellStory(courierBookingModel, toGlance, [
    ...beginning,
    ...toThePrice,
    ['the customer changes the addresses', { ...withCargoBike, price: 15.57 }],
    ['the page goes forward to the payment', { ...priced, isPricing: true }, keepsParcel],
    ['the server keeps the parcel', { ...priced, isPricing: true }, asksPrice()],
    ['the price comes', priced],
    ['the page goes back to the addresses', { ...withCargoBike, price: 15.57 }],
    // Asked for anew, it has no price until the server says one.
    ['the customer goes on to the price', paying, keepsParcel],
  ]));

test.each([558, 961, 966])(
  'an address that the server refuses with %i is shown with the fields, those that lack something say what',
  async (code) => {
    const { view, list, save, price } = openBooking();
    await list.last().answer(ok(vehiclesForIt));
    await save.last().answer(ok({ cartId: null }));
    await price.last().answer(refused(code));
    expect([view().is, view().isTried, view().failure]).toMatchObject(['addresses', false, { code }]);
  },
);

test.each([558, 961, 966])('an address that the server does not keep (%i) is shown with the fields as after a try', async (code) => {
  const { view, save } = openBooking();
  await save.last().answer(refused(code));
  expect([view().is, view().isTried, view().failure]).toMatchObject(['addresses', true, { code }]);
});

test.each([557, 559, 842, 999])('any other refusal (%i) is shown where the price would stand', async (code) => {
  const { booking, view, save, price } = openBooking();
  await save.last().answer(refused(code));
  expect([view().is, view().isPricing, view().failure]).toMatchObject(['payment', false, { code }]);
  booking.send({ type: 'retry.asked' });
  expect(view().failure).toBeNull();
  await save.last().answer(ok({ cartId: null }));
  await price.last().answer(refused(code));
  expect([view().is, view().isPricing, view().failure, view().invoice]).toMatchObject(['payment', false, { code }, null]);
});

test('the price of a vehicle that is gone forgets the vehicle, keeps that, and asks what is offered now', async () => {
  const { view, list, save, price, heard } = openBooking();
  await list.last().answer(ok(vehiclesForIt));
  await save.last().answer(ok({ cartId: null }));
  expect(list.asked).toHaveLength(1);
  await price.last().answer(refused(843));
  expect(view()).toMatchObject({
    is: 'addresses',
    vehicle: null,
    draft: { vehicleId: null },
    vehicleNews: { is: 'gone', id: cargoBike._id, name: 'Cargo bike' },
  });
  expect(heard.memory?.at(-1)).toMatchObject({ type: 'draft.kept', draft: { vehicleId: null, dropOff: { name: 'Nadia Keller' } } });
  expect(list.asked).toHaveLength(2);
});

test('a vehicle that was never seen in a list has no name when it is gone', async () => {
  const { view, save, price } = openBooking();
  await save.last().answer(ok({ cartId: null }));
  await price.last().answer(refused(843));
  expect(view()).toMatchObject({ is: 'addresses', vehicleNews: null, failure: { code: 843 } });
});

async function lookingLast() {
  const opened = openBooking();
  await opened.toThePrice();
  opened.booking.send({ type: 'payment.wanted' });
  const { flows, booking } = opened;
  const look = () => flows().placement?.getSnapshot().value;
  expect(look()).toBe('choosing');
  const priceAnew = () => booking.send({ type: 'price.outdated' });
  return { ...opened, look, priceAnew };
}

test.each([558, 560, 843, 999])(
  'a price that is refused anew (%i) closes the last look: nothing is paid that nobody sees',
  async (code) => {
    const { look, price, priceAnew } = await lookingLast();
    priceAnew();
    expect(look()).toBe('choosing');
    await price.last().answer(refused(code));
    expect(look()).toBe('resting');
  },
);

test.each([
  ['Back', { type: 'step.updated', step: 'addresses' }],
  ['a change of the addresses', { type: 'trip.reconsidered' }],
] as const)('%s, the last look open, closes it', async (_, event) => {
  const { booking, look, view } = await lookingLast();
  booking.send(event);
  expect([look(), view().is]).toEqual(['resting', 'addresses']);
});

test('a vehicle that is gone from the list closes the last look', async () => {
  const { booking, look, view, list } = await lookingLast();
  booking.send({ type: 'list.wanted' });
  await list.last().answer(ok({ ...vehiclesForIt, admin_vehicles: [bike] }));
  expect([look(), view().is]).toEqual(['resting', 'addresses']);
});

test('a code is known to the booking’s own field, by the price that carries it', async () => {
  const { flows, list, save, price } = openBooking();
  await list.last().answer(ok(vehiclesForIt));
  await save.last().answer(ok({ cartId: null }));
  const reduced = { ...parcelInvoice.order_payment, promo_payment: 2, promo_code_name: 'FIRST2', user_pay_payment: 13.57 };
  await price.last().answer(ok({ ...parcelInvoice, order_payment: reduced }));
  expect(flows().promo?.getSnapshot()).toMatchObject({ value: 'applied', context: { applied: 'FIRST2' } });
});

test('an order is under way at the price that stood there, although a newer one is being asked', async () => {
  const { flows, view, look, pay, price, priceAnew } = await lookingLast();
  priceAnew();
  const asked = price.last();
  flows().placement?.send({ type: 'order.confirmed', choice: inCash });
  await settled();
  expect([asked.signal.aborted, view().isPricing, look()]).toEqual([true, false, 'paying']);
  expect(pay.last().input.invoice.order_payment.user_pay_payment).toBe(15.57);
});
