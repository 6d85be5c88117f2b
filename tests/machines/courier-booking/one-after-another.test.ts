import { expect, test } from 'vitest';
import { EMPTY_PARCEL } from '#domain/parcel/parcel-draft.ts';
import type { BookingCustomer } from '#machines/courier-booking/booking-types.ts';
import { leasParcel, leaWhoSends, noahWhoSends } from '#machines/courier-booking/sample-parcel.ts';
import { inCash } from '#machines/payment/sample-payment.ts';
import { failed, ok } from '#contract/result.ts';
import { settled } from '../deferred-port.ts';
import { noahsFirst, openBooking } from './open-booking.ts';

const nobody: BookingCustomer = { ...leaWhoSends, customerId: '', sender: { name: '', phone: '', phoneCode: '+41' } };
const nothing = { way: null, vehicle: null, invoice: null, trip: { is: 'unknown' }, failure: null };
const seenOf = (is: string) => ({ is, ...nothing, draft: is === 'addresses' ? noahsFirst : EMPTY_PARCEL });

const open = async () => {
  const opened = openBooking();
  await opened.toThePrice();
  const { booking, flows, tell } = opened;
  const comes = async (customer: BookingCustomer) => {
    tell.customer?.({ type: 'customer.updated', customer });
    await settled();
  };
  const pays = () => {
    booking.send({ type: 'payment.wanted' });
    flows().placement?.send({ type: 'order.confirmed', choice: inCash });
  };
  const placement = () => flows().placement?.getSnapshot().value;
  return { ...opened, comes, pays, placement };
};
const paid = ok({ client_secret: null, payment_method: null, cash_payment: 15.57 });
const order = ok({ order_id: 'd'.repeat(24), unique_id: 2043 });
const refused = failed({ kind: 'refused', code: 535, reason: 'prices_changed', details: null } as const);

test('the same customer told again changes nothing but what the account says of them', async () => {
  const { booking, view, comes, tell } = await open();
  const before = view();
  await comes({ ...leaWhoSends, sender: { ...leaWhoSends.sender, name: 'Léa Bonnard-Keller' }, draft: null });
  expect(view()).toEqual(before);
  tell.memory?.({ type: 'parcel.bookedElsewhere' });
  await settled();
  booking.send({ type: 'another.wanted' });
  expect(view().draft.pickup.name).toBe('Léa Bonnard-Keller');
});

test('who comes back finds what their browser kept of it', async () => {
  const { view, comes } = await open();
  await comes(noahWhoSends);
  await comes({ ...leaWhoSends, draft: leasParcel });
  expect(view()).toMatchObject({ is: 'addresses', draft: leasParcel, trip: { is: 'asking' } });
});

test('a booking that is begun without anybody waits for a customer', async () => {
  const { view, tell } = openBooking({ ...nobody, step: 'payment', againOf: null });
  expect(view().is).toBe('nobody');
  tell.customer?.({ type: 'customer.updated', customer: noahWhoSends });
  await settled();
  expect(view().is).toBe('addresses');
});

test('an order that was confirmed is made whoever is here, and is nobody else’s to see', async () => {
  for (const [next, meanwhile, afterwards] of [
    [nobody, 'nobody', 'nobody'],
    [noahWhoSends, 'handedOver', 'addresses'],
  ] as const) {
    const { view, pay, create, comes, pays } = await open();
    pays();
    await comes(next);
    expect(view()).toMatchObject(seenOf(meanwhile));
    await pay.last().answer(paid);
    expect(create.asked).toHaveLength(1);
    await create.last().answer(order);
    expect(view()).toMatchObject(seenOf(afterwards));
  }
});

test('refused, it leads the next customer to their own booking, and says nothing of why', async () => {
  const { view, pay, comes, pays } = await open();
  pays();
  await comes(noahWhoSends);
  await pay.last().answer(refused);
  expect(view()).toMatchObject(seenOf('addresses'));
});

test('who confirmed it and is back before it is made reads how far it is, and the thank-you', async () => {
  const { booking, view, pay, create, comes, pays } = await open();
  pays();
  await comes(nobody);
  await comes(noahWhoSends);
  await comes(leaWhoSends);
  expect(view()).toMatchObject({ is: 'payment', draft: { pickup: leasParcel.pickup } });
  expect(booking.getSnapshot().context.successor).toBeNull();
  await pay.last().answer(paid);
  await create.last().answer(order);
  expect(view().is).toBe('placed');
});

test('the next customer need not wait for it', async () => {
  const { booking, view, pay, comes, pays } = await open();
  pays();
  await comes(nobody);
  booking.send({ type: 'another.wanted' });
  expect(view().is).toBe('nobody');
  expect(pay.last().signal.aborted).toBe(false);
  await comes(noahWhoSends);
  booking.send({ type: 'another.wanted' });
  expect(view()).toMatchObject(seenOf('addresses'));
});

test('that another tab booked it is no news for the next customer', async () => {
  const { comes, pays, tell, view } = await open();
  pays();
  await comes(noahWhoSends);
  tell.memory?.({ type: 'parcel.bookedElsewhere' });
  await settled();
  expect(view()).toMatchObject(seenOf('addresses'));
});
