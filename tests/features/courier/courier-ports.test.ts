import { expect, test, vi } from 'vitest';
import { noteWithPayer } from '#domain/parcel/who-pays.ts';
import { carouge, leasParcel, servette, vehiclesForIt } from '#machines/courier-booking/sample-parcel.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { NO_WAY } from '#machines/order-placement/order-placement.setup.ts';
import { lea } from '#machines/session/sample-customers.ts';
import { ok } from '#contract/result.ts';
import type { StorageNews } from '#src/browser/subscribe-to-storage.ts';
import { courierToken } from '#src/browser/parcel-token.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { pageOf } from '#src/features/courier/booking-page-address.ts';
import { courierBookingWith } from '#src/features/courier/courier-booking-ports.ts';
import { setup, type AnyStateMachine } from 'xstate';
import { askPort, listenToPort } from '#tests/shop/ask-port.ts';
import { noAnswer, refused, serverSaying, sessionOf } from '#tests/shop/server-saying.ts';

const CITY = 'c'.repeat(24);
const COUNTRY = 'd'.repeat(24);

function bookingAt(answers: Readonly<Record<string, unknown>>, user: typeof lea | null = lea) {
  const server = serverSaying(answers, { cityId: CITY, countryId: COUNTRY });
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  const session = sessionOf(user);
  let heard: (news: StorageNews) => void = () => undefined;
  const stopped = vi.fn<() => void>();
  const logic = courierBookingWith(server.api, {
    storage,
    tabStorage: storage,
    pendingPayment: { end: () => undefined } as never,
    payment: paymentMachine,
    orderMade: () => Promise.resolve(),
    session: session as never,
    subscribeToStorage: (hear) => {
      heard = hear;
      return stopped;
    },
  });
  return {
    ...server,
    ...logic,
    machine: logic.machine as AnyStateMachine,
    storage,
    comes: (next: typeof lea | null) => session.moves({ value: next ? 'signedIn' : 'guest', context: { user: next } as never } as never),
    stopped,
    writes: (news: StorageNews) => heard(news),
  };
}
const ends = { pickup: carouge, dropOff: servette };

test('the vehicles of the city are asked for the way between both ends', async () => {
  const { machine, asked, unsigned } = bookingAt({ get_vehicles_list: [ok(vehiclesForIt), noAnswer()] });
  expect([await askPort(machine, 'listVehicles', ends), await askPort(machine, 'listVehicles', ends)]).toEqual([
    ok(vehiclesForIt),
    noAnswer(),
  ]);
  expect([asked[0], unsigned]).toEqual([
    ['get_vehicles_list', { delivery_type: 2, city_id: CITY, pickup_location: carouge.location, destination_location: servette.location }],
    [],
  ]);
});

test('a parcel is kept in a cart of its own, and priced in its vehicle by minutes as seconds', async () => {
  const { machine, asked, unsigned, storage } = bookingAt({
    add_item_in_cart: [ok({ cart_id: 'x' }), refused(558)],
    get_courier_order_invoice: ok('priced'),
  });
  expect([await askPort(machine, 'saveCart', ends), await askPort(machine, 'saveCart', ends)]).toEqual([ok({ cartId: 'x' }), refused(558)]);
  expect(await askPort(machine, 'getInvoice', { vehicleId: 'v', list: vehiclesForIt })).toEqual(ok('priced'));
  await askPort(machine, 'getInvoice', { vehicleId: 'v', list: null });
  const token = courierToken(storage);
  const place = { city_id: CITY, country_id: COUNTRY };
  expect(asked[0]).toEqual([
    'add_item_in_cart',
    {
      ...place,
      delivery_type: 2,
      user_type: 7,
      store_id: null,
      cart_unique_token: token,
      order_details: [],
      pickup_addresses: [carouge],
      destination_addresses: [servette],
      total_cart_price: 0,
      total_item_tax: 0,
    },
  ]);
  const priced = {
    ...place,
    store_id: null,
    order_type: 7,
    total_cart_price: 0,
    total_item_count: 0,
    is_user_pick_up_order: false,
    vehicle_id: 'v',
    cart_unique_token: token,
  };
  expect(asked.slice(2)).toEqual([
    ['get_courier_order_invoice', { ...priced, total_distance: 2_400, total_time: 660 }],
    ['get_courier_order_invoice', { ...priced, total_distance: 0, total_time: 0 }],
  ]);
  expect(unsigned).toEqual([]);
});

const order = (but: Record<string, unknown> = {}) => ({
  order: {
    delivery_type: 2,
    vehicle_detail: { _id: 'bike' },
    delivery_note: 'Third floor',
    cart_detail: {
      pickup_addresses: [
        { ...carouge, note: 'Ring twice', user_details: { name: 'Léa', phone: '791112233', country_phone_code: '+41', email: '' } },
      ],
      destination_addresses: [
        {
          ...servette,
          note: 'Receiver pays in cash. Third floor',
          user_details: { name: 'Nadia', phone: '', country_phone_code: '', email: '' },
        },
      ],
    },
    ...but,
  },
});

test('a parcel of before brings both ends, who paid and its vehicle; what is none is as if it were not there', async () => {
  const nobodys = { pickup_addresses: [], destination_addresses: [servette] };
  const nowhere = { pickup_addresses: [carouge], destination_addresses: [] };
  const { machine, asked } = bookingAt({
    get_order_detail: [
      ok(order()),
      ok(order({ vehicle_detail: null, delivery_note: noteWithPayer('Third floor', true) })),
      ok(order({ delivery_type: 1 })),
      ok(order({ cart_detail: nobodys })),
      ok(order({ cart_detail: nowhere })),
      noAnswer(),
    ],
  });
  const recall = () =>
    askPort(machine, 'recallOrder', { orderId: 'o' }) as Promise<{
      ok: boolean;
      value: { pickup: object; dropOff: object; payer: string; vehicleId: string | null };
    }>;
  const { value } = await recall();
  expect(value.pickup).toMatchObject({ name: 'Léa', phone: '+41 79 111 22 33', note: 'Ring twice', door: '' });
  expect(value.dropOff).toMatchObject({ name: 'Nadia', phone: '', door: '' });
  expect([value, (await recall()).value]).toMatchObject([
    { payer: 'sender', vehicleId: 'bike' },
    { payer: 'receiver', vehicleId: null },
  ]);
  const none = refused(652);
  expect([await recall(), await recall(), await recall(), await recall()]).toEqual([none, none, none, noAnswer()]);
  expect(asked[0]).toEqual(['get_order_detail', { order_id: 'o' }]);
});

test('it begins with who sends it and what they filled in; a guest begins with nothing', () => {
  const at = bookingAt({});
  const from = { step: 'addresses', againOf: null } as never;
  expect(at.begin(from)).toEqual({
    ...(from as object),
    customerId: lea._id,
    sender: { name: 'Léa Bonnard', phone: '+41 79 111 22 33', phoneCode: '+41' },
    draft: null,
  });
  listenToPort(at.machine, 'memory').say({ type: 'draft.kept', draft: leasParcel });
  expect(at.begin(from).draft).toEqual(leasParcel);
  expect(at.owner()).toEqual({ holder: lea._id, token: courierToken(at.storage) });
  const guest = bookingAt({}, null);
  expect(guest.begin(from)).toMatchObject({ customerId: '', sender: { name: '', phone: '' } });
  expect(guest.owner().holder).toBe('');
  expect(bookingAt({}, { ...lea, last_name: '', phone: '' }).begin(from)).toMatchObject({
    sender: { name: 'Léa', phone: '' },
  });
});

test('a token that took another’s place in another tab is a parcel that was booked there', () => {
  const at = bookingAt({});
  const { told, stop } = listenToPort(at.machine, 'memory');
  expect(told.splice(0)).toEqual([
    { type: 'way.known', way: NO_WAY },
    { type: 'code.known', code: '' },
  ]);
  const key = 'storefront.courier_cart_token';
  at.writes({ key, oldValue: null, newValue: 'b' });
  at.writes({ key, oldValue: 'a', newValue: null });
  at.writes({ key: 'storefront.basket', oldValue: 'a', newValue: 'b' });
  expect(told).toEqual([]);
  at.writes({ key, oldValue: 'a', newValue: 'b' });
  expect(told).toEqual([{ type: 'parcel.bookedElsewhere' }]);
  stop();
  expect(at.stopped).toHaveBeenCalledOnce();
});

test('an end is taken where couriers come, its code as typed', async () => {
  const at = bookingAt({
    check_delivery_available: [ok({}), refused(558)],
    apply_promo_code: [ok({ order_payment: { promo_code_name: 'TEN' } }), ok({ order_payment: { promo_code_name: '' } }), refused(543)],
  });
  const { end, promo } = at.machine.implementations.actors as unknown as Record<string, AnyStateMachine>;
  const to = { destination: servette };
  const [latitude, longitude] = servette.location;
  expect([
    await askPort(end as AnyStateMachine, 'checkAvailable', to),
    await askPort(end as AnyStateMachine, 'checkAvailable', to),
  ]).toEqual([ok(null), refused(558)]);
  expect(await askPort(end as AnyStateMachine, 'changeAddress', to)).toEqual(ok(null));
  const code = { code: 'ten', paymentId: 'p' };
  const applied = [
    await askPort(promo as AnyStateMachine, 'applyPromo', code),
    await askPort(promo as AnyStateMachine, 'applyPromo', code),
    await askPort(promo as AnyStateMachine, 'applyPromo', code),
  ];
  expect(applied).toEqual([ok({ code: 'TEN' }), ok({ code: 'ten' }), refused(543)]);
  expect([at.asked[0], at.asked[2], at.unsigned]).toEqual([
    ['check_delivery_available', { latitude, longitude, city_id: CITY }],
    ['apply_promo_code', { promo_code_name: 'ten', order_payment_id: 'p' }],
    [],
  ]);
});

test('the page’s address and the step tell each other, each change once', () => {
  let [now, moved, spoken] = ['addresses', () => {}, () => {}];
  const [stops, show] = [vi.fn<() => void>(), vi.fn<(step: unknown) => void>()];
  const page = pageOf({
    step: () => now as never,
    againOf: () => null,
    subscribe: (heard) => {
      moved = heard;
      return stops;
    },
    subscribeToLanguage: (heard) => {
      spoken = heard;
      return stops;
    },
    show,
  });
  const { told, say, stop } = listenToPort(setup({ actors: { page } }).createMachine({}) as AnyStateMachine, 'page');
  moved();
  expect(told).toEqual([]);
  now = 'vehicles';
  moved();
  moved();
  say({ type: 'step.shown', step: 'payment' });
  now = 'payment';
  moved();
  spoken();
  expect(show.mock.calls).toEqual([['payment']]);
  expect(told).toEqual([{ type: 'step.updated', step: 'vehicles' }, { type: 'language.changed' }]);
  stop();
  expect(stops).toHaveBeenCalledTimes(2);
});

test('who is signed in is told at once and after every change, each with what they had filled in', async () => {
  const { machine, storage, comes } = bookingAt({});
  storage.write('storefront.parcel', { holder: lea._id, draft: leasParcel });
  const { told, stop } = listenToPort(machine, 'customer');
  const sender = { name: 'Léa Bonnard', phone: '+41 79 111 22 33', phoneCode: '+41' };
  expect(told).toEqual([{ type: 'customer.updated', customer: { customerId: lea._id, sender, draft: leasParcel } }]);
  comes(null);
  expect(told.at(-1)).toMatchObject({ customer: { customerId: '', sender: { name: '', phone: '' }, draft: null } });
  stop();
  comes(lea);
  expect(told).toHaveLength(2);
});
