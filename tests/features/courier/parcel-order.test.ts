import { expect, test, vi } from 'vitest';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import { carouge, leasParcel, servette } from '#machines/courier-booking/sample-parcel.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { inCash, leasPurchase } from '#machines/payment/sample-payment.ts';
import { lea } from '#machines/session/sample-customers.ts';
import { ok } from '#contract/result.ts';
import { courierToken } from '#src/browser/parcel-token.ts';
import { forgetPictures, picturesOf, shelve } from '#src/browser/picture-store.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { courierBookingWith } from '#src/features/courier/courier-booking-ports.ts';
import { priceParcel, recallOrder } from '#src/features/courier/courier-calls.ts';
import { pendingPayment } from '#src/shop/payment/pending-payment.ts';
import { askPort } from '#tests/shop/ask-port.ts';
import { madeIn } from '#tests/shop/order-made-in.ts';
import { noAnswer, refused, serverSaying, sessionOf } from '#tests/shop/server-saying.ts';
import { eventually } from '#tests/eventually.ts';

const PAYMENT = leasPurchase.invoice.order_payment._id;
const placed = ok({ order_id: 'd'.repeat(24), unique_id: 2_043 });
const purchase = { ...leasPurchase, parcel: { cartId: 'f'.repeat(24), payer: 'sender', pickup: carouge, dropOff: servette } };

function paidParcel(answers: Readonly<Record<string, unknown>>, user: typeof lea | null = lea) {
  const server = serverSaying(answers);
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  const way = pendingPayment(storage);
  const token = courierToken(storage);
  storage.write('storefront.parcel', { holder: lea._id, draft: leasParcel } as never);
  way.begin({ customerId: lea._id, paymentId: PAYMENT, parcelToken: token }, inCash.key);
  const { machine } = courierBookingWith(server.api, {
    storage,
    tabStorage: storage,
    pendingPayment: way,
    payment: paymentMachine,
    orderMade: madeIn(storage, { way }),
    session: sessionOf(user) as never,
    subscribeToStorage: () => () => undefined,
  });
  const placement = machine.implementations.actors.placement as unknown as Parameters<typeof askPort>[0];
  return { ...server, storage, way, token, placement };
}
const picture = (id: string, more: object = {}) => ({
  holder: lea._id,
  id,
  name: 'box.jpg',
  file: new Blob([id]),
  isReady: true,
  imageId: null as string | null,
  at: 1,
  ...more,
});

test('a paid parcel is ordered as it was booked; then nothing of it is left, and the next has a token of its own', async () => {
  await forgetPictures();
  const at = paidParcel({ create_order: placed });
  await shelve({ ...picture('box'), token: at.token });
  await shelve({ ...picture('coming', { isReady: false }), token: at.token });
  await shelve({ ...picture('known', { imageId: 'e'.repeat(24) }), token: at.token });
  const [box] = await picturesOf({ holder: lea._id, token: at.token });
  expect(await askPort(at.placement, 'createOrder', purchase)).toEqual(placed);
  expect(at.asked).toEqual([
    [
      'create_order',
      expect.objectContaining({
        order_payment_id: PAYMENT,
        is_user_pick_up_order: true,
        is_schedule_order: false,
        delivery_type: 2,
        cart_id: 'f'.repeat(24),
        cart_unique_token: at.token,
        delivery_note: 'Second floor',
        destination_addresses: [servette],
      }),
      { timeout: CALL_TIMEOUT.pay, files: { image0: box?.file } },
    ],
  ]);
  const next = courierToken(at.storage);
  expect([next === at.token, at.storage.read('storefront.parcel'), at.way.getSnapshot().parcel]).toEqual([false, null, null]);
  await eventually(async () => expect(await picturesOf({ holder: lea._id, token: at.token })).toEqual([]));
  await askPort(at.placement, 'createOrder', purchase);
  expect([courierToken(at.storage), at.unsigned]).toEqual([next, []]);
});

test('an order that is refused takes its payment back; one that nobody answered leaves it under way; the parcel stays', async () => {
  await forgetPictures();
  for (const [answer, isUnderWay] of [
    [refused(651), false],
    [noAnswer(), true],
  ] as const) {
    const at = paidParcel({ create_order: answer });
    expect(await askPort(at.placement, 'createOrder', purchase)).toEqual(answer);
    expect([at.way.getSnapshot().parcel !== null, courierToken(at.storage), at.asked.length]).toEqual([isUnderWay, at.token, 1]);
    expect(at.storage.read('storefront.parcel')).not.toBeNull();
  }
});

const [unsent, known] = [null, 'e'.repeat(24)];
test.each([
  ['without a picture that cannot go along', [unsent, unsent], [refused(1_003), placed], [['image0', 'image1'], []]],
  ['once, whatever else it is refused for', [unsent], [refused(651)], [['image0']]],
  ['with what the server has not, as far as there is room', [known, known, known, known, unsent, unsent], [placed], [['image0']]],
])('a paid parcel is ordered %s', async (_says, imageIds, answers, sent) => {
  await forgetPictures();
  const at = paidParcel({ create_order: answers });
  for (const [index, imageId] of imageIds.entries()) await shelve({ ...picture(`p${index}`, { imageId, at: index }), token: at.token });
  expect(await askPort(at.placement, 'createOrder', purchase)).toEqual(answers.at(-1));
  expect(at.asked.map(([, , around]) => Object.keys((around as { readonly files: object }).files))).toEqual(sent);
  expect(courierToken(at.storage) === at.token).toBe(answers.at(-1) !== placed);
});

test('pictures of somebody else’s travel with nobody’s order', async () => {
  await forgetPictures();
  const at = paidParcel({ create_order: placed }, null);
  await shelve({ ...picture('box'), token: at.token });
  await shelve({ ...picture('nobodys', { holder: '' }), token: at.token });
  const [nobodys] = await picturesOf({ holder: '', token: at.token });
  await askPort(at.placement, 'createOrder', purchase);
  expect(at.asked[0]?.[2]).toMatchObject({ files: { image0: nobodys?.file } });
});

test('an order that is found where its answer was lost ends the same, once', async () => {
  vi.useFakeTimers();
  const at = paidParcel({ get_payment: ok({ payment: { state: 'ordered', order_id: 'd'.repeat(24), unique_id: 7 } }) });
  const find = async () => {
    const found = askPort(at.placement, 'findOrder', { paymentId: PAYMENT, isLost: true });
    // It is loaded first, as in the page.
    await import('#src/shop/payment/sought-order.ts');
    await vi.advanceTimersByTimeAsync(60_000);
    return found;
  };
  expect(await find()).toEqual({ order_id: 'd'.repeat(24), unique_id: 7 });
  const next = courierToken(at.storage);
  expect([next === at.token, at.way.getSnapshot().parcel]).toEqual([false, null]);
  await find();
  expect(courierToken(at.storage)).toBe(next);
  vi.useRealTimers();
});

test('where the way is not known, its length and time are said to be none', async () => {
  const server = serverSaying({ get_courier_order_invoice: ok({}) });
  const list = { admin_vehicles: [], trip: null };
  await priceParcel(server.api, 'token', { vehicleId: 'v', list }, new AbortController().signal);
  expect(server.asked[0]?.[1]).toMatchObject({ total_distance: 0, total_time: 0, vehicle_id: 'v', cart_unique_token: 'token' });
});

test('of an order of before, numbers stand as they are read out in their country, and who pays is no part of a note', async () => {
  const met = (address: object, name: string, phone: string, country_phone_code: string, note?: string | null) => ({
    ...address,
    note,
    user_details: { name, phone, country_phone_code, email: '' },
  });
  const order = (one: object, other: object) => ({
    order: {
      delivery_type: 2,
      delivery_note: '',
      vehicle_detail: null,
      cart_detail: { pickup_addresses: [one], destination_addresses: [other] },
    },
  });
  const server = serverSaying({
    get_order_detail: ok(order(met(carouge, 'Zoé', '612345678', '+33', null), met(servette, 'Noah', '791112233', '', null))),
  });
  const recalled = await recallOrder(server.api, 'o', new AbortController().signal);
  expect(recalled).toMatchObject({
    value: { pickup: { phone: '+33 6 12 34 56 78', note: '' }, dropOff: { phone: '+41 79 111 22 33', note: '' }, vehicleId: null },
  });
  expect(server.unsigned).toEqual([]);
});
