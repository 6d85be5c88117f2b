import { expect, test } from 'vitest';
import type { BookingInput } from '#machines/courier-booking/booking-types.ts';
import { allDearer, cargoBike, carouge, parcelInvoice, servette, vehiclesForIt } from '#machines/courier-booking/sample-parcel.ts';
import { inCash } from '#machines/payment/sample-payment.ts';
import { failed, ok } from '#contract/result.ts';
import { settled } from '../deferred-port.ts';
import { filled, openBooking } from './open-booking.ts';

const afresh: BookingInput = { ...filled, draft: null, step: 'addresses' };

test('an address counts once couriers come there; refused, the earlier one stands', async () => {
  const { flows, view, available, changed, list, heard } = openBooking(afresh);
  flows().pickup?.send({ type: 'address.chosen', destination: carouge });
  expect(view().draft.pickup.address).toBeNull();
  await available.last().answer(ok(null));
  await changed.last().answer(ok(null));
  expect(view().draft.pickup.address).toEqual(carouge);
  expect(heard.memory?.at(-1)).toMatchObject({ type: 'draft.kept', draft: { pickup: { address: carouge } } });
  flows().pickup?.send({ type: 'address.chosen', destination: { ...carouge, address: 'Elsewhere 1' } });
  await available.last().answer(failed({ kind: 'refused', code: 558, reason: null, details: null }));
  expect(view().draft.pickup.address).toEqual(carouge);
  expect(list.asked).toHaveLength(0);
  flows().dropOff?.send({ type: 'address.chosen', destination: servette });
  await available.last().answer(ok(null));
  await changed.last().answer(ok(null));
  expect(list.asked.map(({ input }) => input)).toEqual([{ pickup: carouge, dropOff: servette }]);
});

test('the newest way wins: an answer for the earlier one is not heard any more', async () => {
  const { booking, view, list } = openBooking({ ...filled, step: 'addresses' });
  const [first] = list.asked;
  booking.send({ type: 'ends.swapped' });
  expect(first?.signal.aborted).toBe(true);
  await list.last().answer(ok(vehiclesForIt));
  expect(view().trip.is).toBe('known');
});

test('a price is told to the code and to the last look, and a code has it priced anew', async () => {
  const { booking, flows, promo, price, toThePrice } = openBooking();
  await toThePrice();
  booking.send({ type: 'payment.wanted' });
  expect(flows().placement?.getSnapshot()).toMatchObject({ value: 'choosing', context: { purchase: { parcel: { payer: 'sender' } } } });
  flows().promo?.send({ type: 'code.given', code: 'FIRST2', paymentId: parcelInvoice.order_payment._id });
  await promo.last().answer(ok({ code: 'FIRST2' }));
  const reduced = { ...parcelInvoice.order_payment, promo_payment: 2, promo_code_name: 'FIRST2', user_pay_payment: 13.57 };
  await price.last().answer(ok({ ...parcelInvoice, order_payment: reduced }));
  expect(flows().promo?.getSnapshot().value).toBe('applied');
  expect(flows().placement?.getSnapshot().context.purchase?.invoice.order_payment.user_pay_payment).toBe(13.57);
});

test('what is paid is the parcel as it was confirmed; refused, it is priced anew and nothing is lost', async () => {
  const { booking, flows, view, pay, create, price, toThePrice, tell, heard } = openBooking();
  await toThePrice();
  booking.send({ type: 'payment.wanted' });
  flows().placement?.send({ type: 'order.confirmed', choice: inCash });
  expect(pay.last().input).toMatchObject({ parcel: { cartId: 'f'.repeat(24), dropOff: { address: servette.address } } });
  tell.page?.({ type: 'step.updated', step: 'addresses' });
  await settled();
  expect(view().is).toBe('payment');
  await pay.last().answer(failed({ kind: 'refused', code: 535, reason: 'prices_changed', details: null }));
  expect([view().isPricing, price.asked.length]).toEqual([true, 2]);
  await price.last().answer(ok(parcelInvoice));
  // Back was pressed while it was paid: the address says again where the booking stands.
  expect(heard.page?.slice(1)).toEqual([
    { type: 'step.shown', step: 'payment' },
    { type: 'step.shown', step: 'payment' },
  ]);
  booking.send({ type: 'payment.wanted' });
  flows().placement?.send({ type: 'order.confirmed', choice: inCash });
  await pay.last().answer(ok({ client_secret: null, payment_method: null, cash_payment: 15.57 }));
  await create.last().answer(ok({ order_id: 'd'.repeat(24), unique_id: 2043 }));
  expect(view().is).toBe('placed');
});

test('nothing is paid before all pictures are ready', async () => {
  const { booking, flows, view, prepare, toThePrice } = openBooking();
  await settled();
  await toThePrice();
  flows().pictures?.send({ type: 'pictures.given', pictures: [{ id: 'p1', name: 'box.jpg' }] });
  await settled();
  expect(view().picturesComing).toBe(1);
  booking.send({ type: 'payment.wanted' });
  expect(flows().placement?.getSnapshot().value).toBe('resting');
  await prepare.last().answer(ok(null));
  await settled();
  booking.send({ type: 'payment.wanted' });
  expect(flows().placement?.getSnapshot().value).toBe('choosing');
});

test('a vehicle that became dearer says so until it is chosen again', async () => {
  const { booking, view, list, toThePrice } = openBooking();
  await toThePrice();
  booking.send({ type: 'trip.reconsidered' });
  booking.send({ type: 'list.wanted' });
  await list.last().answer(ok(allDearer));
  expect(view().vehicleNews).toEqual({ is: 'dearer', name: 'Cargo bike', before: 15.57, now: 17.2 });
  booking.send({ type: 'vehicle.picked', vehicleId: cargoBike._id });
  expect(view().vehicleNews).toBeNull();
});

test('the page’s address hears at which step it is', async () => {
  const { booking, heard, list, save } = openBooking({ ...filled, step: 'addresses' });
  await list.last().answer(ok(vehiclesForIt));
  booking.send({ type: 'details.confirmed' });
  expect(save.asked).toHaveLength(1);
  expect(heard.page).toEqual([
    { type: 'step.shown', step: 'addresses' },
    { type: 'step.shown', step: 'payment' },
  ]);
});
