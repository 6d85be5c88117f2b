import { act } from 'react';
import { expect, test } from 'vitest';
import { carouge, leasParcel, servette, vehiclesForIt } from '#machines/courier-booking/sample-parcel.ts';
import { sampleInvoice } from '#machines/invoice/sample-invoice.ts';
import { inCash, leasPurchase, samplePayment } from '#machines/payment/sample-payment.ts';
import { lea } from '#machines/session/sample-customers.ts';
import { loadCourierBooking } from '#src/features/courier/load-courier-booking.ts';
import { useCourierBooking } from '#src/features/courier/use-courier-booking.ts';
import { drawn, type Answers } from '#tests/shop/drawn.tsx';
import { soon } from '#tests/shop/soon.ts';

const VEHICLES = '/api/store/get_vehicles_list';
const PRICE = '/api/user/get_courier_order_invoice';
const PROMO = '/api/user/apply_promo_code';
const PAY = '/api/user/pay_order_payment';
const LOOK = '/api/storefront/get_payment';

type Booking = ReturnType<typeof useCourierBooking>;
type Flows = NonNullable<Booking['flows']>;

/** Léa's page of a parcel, whose address names a step. */
async function bookingPage(answers: Answers = {}, { step = 'addresses' as string, kept = {} as Record<string, unknown> } = {}) {
  let now = { flows: null } as unknown as Booking;
  const address = { step, moved: () => {}, shown: [] as string[] };
  const page = {
    step: () => address.step as never,
    againOf: () => null,
    subscribe: (heard: () => void) => {
      address.moved = heard;
      return () => undefined;
    },
    subscribeToLanguage: () => () => undefined,
    show: (shown: string) => void address.shown.push(shown),
  };
  const drawing = await drawn(() => [null, undefined, (now = useCourierBooking(page))], {
    loads: loadCourierBooking,
    answers: { [VEHICLES]: vehiclesForIt, [PRICE]: sampleInvoice, ...answers },
    kept,
  });
  const flows = (): Flows => {
    if (!now.flows) throw new Error('The booking is broken');
    return now.flows;
  };
  type Told = 'pickup' | 'dropOff' | 'promo' | 'payment' | 'placement';
  const tell = <Name extends Told>(name: Name, event: Parameters<Flows[Name][1]>[0]) =>
    act(async () => (flows()[name][1] as (event: unknown) => void)(event));
  const book = (event: Parameters<Booking['send']>[0]) => act(async () => now.send(event));
  const paths = () => drawing.asked.map(([path]) => path);
  const lastBody = (path: string) => drawing.asked.findLast(([asked]) => asked === path)?.[1];
  return { ...drawing, now: () => now, view: () => now.view, address, flows, tell, book, paths, lastBody };
}
const draft = { 'storefront.parcel': { holder: lea._id, draft: leasParcel } };

test('a booking begins at the step of its address with its sender filled in, and its flows rest', async () => {
  const { view, flows, paths } = await bookingPage();
  expect(view()).toMatchObject({
    is: 'addresses',
    draft: { pickup: { name: 'Léa Bonnard', phone: '+41 79 111 22 33' }, dropOff: { name: '' } },
  });
  const { pickup, dropOff, promo, payment, placement } = flows();
  expect([pickup[0].is, dropOff[0].is, promo[0].is, payment[0], placement[0].is]).toEqual([
    'standing',
    'standing',
    'notApplied',
    null,
    'resting',
  ]);
  expect(paths()).toEqual([]);
});

test('what is filled in is kept for its customer, and a step is written into the address', async () => {
  const { book, view, storage, address } = await bookingPage({}, { kept: draft });
  expect(view().draft).toMatchObject({ dropOff: { name: 'Nadia Keller' } });
  await book({ type: 'field.typed', end: 'dropOff', part: { name: 'Nadia K.' } });
  expect(storage.read('storefront.parcel')).toMatchObject({ holder: lea._id, draft: { dropOff: { name: 'Nadia K.' } } });
  await soon(() => expect(view().trip.is).toBe('known'));
  await book({ type: 'details.confirmed' });
  await soon(() => expect(view().is).toBe('payment'));
  expect(address.shown.at(-1)).toBe('payment');
  address.step = 'addresses';
  await act(async () => address.moved());
  expect(view().is).toBe('addresses');
});

test('a code and the order of a parcel go by its own calls', async () => {
  const looks = () => paths().filter((path) => path === LOOK).length;
  const { tell, flows, paths, lastBody, now } = await bookingPage({
    [PROMO]: 500,
    [PAY]: 500,
    [LOOK]: [{ payment: samplePayment({ state: 'checking' }) }, null],
  });
  await tell('promo', { type: 'code.given', code: 'ten', paymentId: sampleInvoice.order_payment._id });
  await soon(() => expect(lastBody(PROMO)).toMatchObject({ promo_code_name: 'ten' }));
  await soon(() => expect(flows().promo[0]).toMatchObject({ is: 'notApplied', refusal: expect.anything() as unknown }));
  await act(async () => now().flows?.payment[1]({ type: 'retry.asked' }));
  const parcel = { cartId: 'f'.repeat(24), payer: 'sender' as const, pickup: carouge, dropOff: servette };
  await tell('placement', { type: 'order.asked', purchase: { ...leasPurchase, parcel } });
  expect(flows().placement[0].is).toBe('choosing');
  await tell('placement', { type: 'order.confirmed', choice: inCash });
  await soon(() => expect(flows().payment[0]).not.toBeNull());
  await soon(() => expect(lastBody(PAY)).toMatchObject({ delivery_type: 2, cart_id: 'f'.repeat(24) }));
  await soon(() => expect(looks()).toBe(1));
  await tell('payment', { type: 'retry.asked' });
  expect(looks()).toBe(2);
});

test('a booking that breaks says so, and begins anew where it was with what was filled in', async () => {
  const { tell, now, view, book, flows, paths } = await bookingPage({ [PROMO]: null }, { kept: draft });
  // No code at all: the flow of codes cannot go on.
  await tell('promo', { type: 'code.given', code: undefined as never, paymentId: '' });
  expect([view().is, now().flows]).toEqual(['broken', null]);
  await book({ type: 'retry.asked' });
  expect(view()).toMatchObject({ is: 'addresses', draft: { dropOff: { name: 'Nadia Keller' } } });
  await tell('promo', { type: 'code.given', code: 'ten', paymentId: 'p' });
  expect([flows().promo[0].is, paths().includes(PROMO)]).toEqual(['applying', true]);
});
