import { NO_CONTACT } from '#domain/checkout/no-contact.ts';
import { expect, test, vi } from 'vitest';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import { withFondue } from '#machines/cart/sample-carts.ts';
import { sampleInvoice } from '#machines/invoice/sample-invoice.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { leasPurchase } from '#machines/payment/sample-payment.ts';
import { servette } from '#machines/courier-booking/sample-parcel.ts';
import { lea } from '#machines/session/sample-customers.ts';
import { ok } from '#contract/result.ts';
import { placeOf } from '#src/api/cart.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { cartToken } from '#src/browser/guest-token.ts';
import { checkoutWith } from '#src/features/checkout/checkout-ports.ts';
import { firstPriceShown } from '#src/shop/payment/first-price.ts';
import { pendingPayment } from '#src/shop/payment/pending-payment.ts';
import { FIRST_WHEN } from '#src/shop/fulfilment/fulfilment-time-flow.ts';
import { standingFlow } from '#tests/features/stage/standing-flow.ts';
import { askPort, listenToPort } from '#tests/shop/ask-port.ts';
import { madeIn } from '#tests/shop/order-made-in.ts';
import { noAnswer, refused, serverSaying, sessionOf } from '#tests/shop/server-saying.ts';
import { AT_ONCE } from '../../shop/payment/no-slot.ts';

const PAYMENT = sampleInvoice.order_payment._id;
const filled = { is: 'filled', cart: withFondue };
const asap = { isPickup: true, time: null };

function checkoutAt(answers: Readonly<Record<string, unknown>>, { user = lea as typeof lea | null, basket = filled as unknown } = {}) {
  const server = serverSaying(answers);
  const [store, tabStore] = [memoryStore(), memoryStore()];
  const [storage, tabStorage] = [createBrowserStorage(() => store), createBrowserStorage(() => tabStore)];
  const ended: unknown[] = [];
  const cart = standingFlow<unknown>(basket);
  const session = sessionOf(user) as unknown as ReturnType<typeof standingFlow<unknown>>;
  const fulfilmentTime = standingFlow<unknown>(FIRST_WHEN);
  const places: unknown[] = [];
  const way = {
    ...pendingPayment(storage),
    end: (paymentId: string | null) => void ended.push(paymentId),
    takeBack: (paymentId: string) => void ended.push(`${paymentId} taken back`),
  };
  const firstPrice = firstPriceShown({ fulfilment: asap, invoice: sampleInvoice });
  const logic = checkoutWith(server.api, {
    firstPrice,
    api: server.api,
    storage,
    tabStorage,
    pendingPayment: way,
    orderMade: madeIn(storage, { tabStorage, way, session, cart, fulfilmentTime }),
    payment: paymentMachine,
    cart,
    session,
    location: { send: (event: unknown) => void places.push(event) },
    fulfilmentTime,
  } as never);
  const { actors } = logic.machine.implementations;
  return {
    ...server,
    ...logic,
    actors: actors as unknown as Record<string, typeof logic.machine>,
    storage,
    tabStorage,
    ended,
    places,
    cart,
    session,
    fulfilmentTime,
    firstPrice,
  };
}
type Port = Parameters<typeof askPort>[0];
const portsOf = (machine: unknown) => machine as Port;

test('a price is asked for the way of receiving and for what the basket is told to hold', async () => {
  const { invoice, asked, unsigned } = checkoutAt({ get_order_cart_invoice: [ok(sampleInvoice), noAnswer()] });
  const wish = { fulfilment: asap };
  expect([await askPort(portsOf(invoice), 'getInvoice', wish), await askPort(portsOf(invoice), 'getInvoice', wish)]).toEqual([
    ok(sampleInvoice),
    noAnswer(),
  ]);
  expect(asked[0]).toEqual([
    'get_order_cart_invoice',
    {
      is_user_pick_up_order: true,
      ...AT_ONCE,
      store_id: withFondue.store_id,
      total_cart_price: withFondue.total_cart_amount,
      total_item_count: withFondue.total_item,
      total_distance: 0,
      total_time: 0,
      order_type: 7,
      is_web: true,
    },
  ]);
  expect(unsigned).toEqual([]);
  const without = checkoutAt({ get_order_cart_invoice: noAnswer() }, { basket: { is: 'loading' } });
  await askPort(portsOf(without.invoice), 'getInvoice', { fulfilment: { ...asap, isPickup: false } });
  expect(without.asked[0]?.[1]).toMatchObject({
    store_id: null,
    total_cart_price: null,
    total_item_count: null,
    total_distance: null,
    total_time: null,
  });
});

test('an order is made once: then a guest begins anew, once for each payment, and what was typed is gone', async () => {
  const made = ok({ order_id: 'd'.repeat(24), unique_id: 7 });
  const at = checkoutAt({ create_order: made });
  at.tabStorage.write('storefront.contact', {
    holder: lea._id,
    cartId: null,
    draft: { name: 'L', phone: '', note: '', houseNumber: '', placeName: '', floor: '', entryCode: '', postcode: null },
    typed: ['name'],
  });
  const before = cartToken(at.storage);
  const placement = portsOf(at.actors.placement);
  expect(await askPort(placement, 'createOrder', { ...leasPurchase })).toEqual(made);
  const after = cartToken(at.storage);
  expect([after === before, at.ended, at.tabStorage.read('storefront.contact')]).toEqual([false, [PAYMENT], null]);
  expect([at.storage.read('storefront.last_order_id'), at.cart.told, at.fulfilmentTime.told]).toEqual([
    'd'.repeat(24),
    [{ type: 'cart.moved' }],
    [{ type: 'order.placed' }],
  ]);
  await askPort(placement, 'createOrder', { ...leasPurchase });
  expect(cartToken(at.storage)).toBe(after);
  expect(at.asked[0]).toEqual([
    'create_order',
    {
      order_payment_id: PAYMENT,
      is_user_pick_up_order: true,
      ...AT_ONCE,
      cart_id: withFondue.cart_id,
      delivery_user_name: 'Léa Bonnard',
      delivery_user_phone: '791112233',
      delivery_note: 'Second floor',
      destination_addresses: [],
    },
    { timeout: CALL_TIMEOUT.pay },
  ]);
  expect(at.unsigned).toEqual([]);
});

test.each([
  ['is taken back where the order is refused', refused(651), [`${PAYMENT} taken back`]],
  ['stays under way where no answer comes', noAnswer(), []],
])('a payment %s; the guest stays who they are', async (_says, answer, ended) => {
  const at = checkoutAt({ create_order: answer }, { basket: { is: 'loading' } });
  const before = cartToken(at.storage);
  expect(await askPort(portsOf(at.actors.placement), 'createOrder', { ...leasPurchase })).toEqual(answer);
  expect([at.ended, cartToken(at.storage)]).toEqual([ended, before]);
  expect(at.asked[0]?.[1]).toMatchObject({ cart_id: null });
});

test('an order that is found where its answer was lost ends the same', async () => {
  vi.useFakeTimers();
  const at = checkoutAt({ get_payment: ok({ payment: { state: 'ordered', order_id: 'd'.repeat(24), unique_id: 7 } }) });
  const before = cartToken(at.storage);
  const found = askPort(portsOf(at.actors.placement), 'findOrder', { paymentId: PAYMENT, isLost: true });
  // It is loaded first, as in the page.
  await import('#src/shop/payment/sought-order.ts');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await found).toEqual({ order_id: 'd'.repeat(24), unique_id: 7 });
  expect([at.ended, cartToken(at.storage) === before]).toEqual([[PAYMENT], false]);
  vi.useRealTimers();
});

test('a code is applied as typed, and told as the server writes it', async () => {
  const at = checkoutAt({
    apply_promo_code: [ok({ order_payment: { promo_code_name: 'TEN' } }), ok({ order_payment: { promo_code_name: '' } }), refused(543)],
  });
  const code = { code: 'ten', paymentId: PAYMENT };
  const promo = portsOf(at.actors.promo);
  expect([
    await askPort(promo, 'applyPromo', code),
    await askPort(promo, 'applyPromo', code),
    await askPort(promo, 'applyPromo', code),
  ]).toEqual([ok({ code: 'TEN' }), ok({ code: 'ten' }), refused(543)]);
  expect([at.asked[0], at.unsigned]).toEqual([['apply_promo_code', { promo_code_name: 'ten', order_payment_id: PAYMENT }], []]);
});

test('an address is looked up in the basket’s city and told to the basket', async () => {
  const at = checkoutAt({
    check_delivery_available: [ok({}), refused(558)],
    change_delivery_address: [ok({}), refused(966)],
    get_address_using_postcode: noAnswer(),
  });
  const address = portsOf(at.actors.address);
  const to = { destination: servette };
  expect([await askPort(address, 'checkAvailable', to), await askPort(address, 'checkAvailable', to)]).toEqual([ok(null), refused(558)]);
  expect([await askPort(address, 'changeAddress', to), await askPort(address, 'changeAddress', to)]).toEqual([ok(null), refused(966)]);
  // Of an address that was not taken the page's place hears nothing.
  expect(at.places).toEqual([{ type: 'place.chosen', place: placeOf(servette) }]);
  expect(await askPort(address, 'locateByPostcode', { postcode: '1202', ...to })).toEqual(noAnswer());
  const [latitude, longitude] = servette.location;
  expect([at.asked[0], at.asked[2], at.asked[4]]).toEqual([
    ['check_delivery_available', { latitude, longitude, city_id: withFondue.city_id }],
    [
      'change_delivery_address',
      { cart_id: withFondue.cart_id, latitude, longitude, destination_address: servette.address, destination_addresses: [servette] },
    ],
    ['get_address_using_postcode', { post_code: '1202' }],
  ]);
  const without = checkoutAt({ check_delivery_available: ok({}), change_delivery_address: ok({}) }, { basket: { is: 'loading' } });
  await askPort(portsOf(without.actors.address), 'checkAvailable', to);
  await askPort(portsOf(without.actors.address), 'changeAddress', to);
  expect(without.asked.map(([, body]) => body)).toMatchObject([{ city_id: null }, { cart_id: null }]);
});

test('it begins with who is there, what they typed, and a price for the same way of receiving alone', () => {
  const at = checkoutAt({}, { user: lea });
  const priced = { fulfilment: asap, invoice: sampleInvoice };
  const priceKey = `${withFondue.cart_id} ${withFondue.cart_version} en ${lea._id}`;
  const contact = { draft: { ...NO_CONTACT, name: 'Léa Bonnard', phone: '+41 79 111 22 33' }, typed: [] };
  expect(at.begin(asap, priced)).toEqual({ priceKey, fulfilment: asap, contact, price: sampleInvoice });
  expect([at.begin({ ...asap, isPickup: false }, priced).price, at.begin(asap, null).price]).toEqual([null, null]);
  const guest = checkoutAt({}, { user: null, basket: { is: 'loading' } });
  expect(guest.begin(asap, null)).toMatchObject({ priceKey: '', contact: { draft: NO_CONTACT, typed: [] } });
});

test('the basket and who is signed in are priceKey of the price, told at once and with each change', () => {
  const at = checkoutAt({});
  const { told, say, stop } = listenToPort(portsOf(at.machine), 'basket');
  const priceKey = (version: number, user: string | undefined) => ({
    type: 'priceKey.updated',
    priceKey: [withFondue.cart_id, version, 'en', user].join(' '),
  });
  const version = withFondue.cart_version ?? 0;
  expect(told).toEqual([priceKey(version, lea._id)]);
  at.cart.moves({ ...filled, cart: { ...withFondue, cart_version: 9 } });
  at.cart.moves({ is: 'loading' });
  at.cart.moves({ ...filled, cart: null });
  at.cart.moves({ is: 'empty', cart: { ...withFondue, cart_version: 10 } });
  at.cart.moves({ ...filled, cart: { ...withFondue, cart_version: 9 } });
  at.session.moves({ context: { user: null } });
  expect(told.slice(1)).toEqual([priceKey(9, lea._id), priceKey(9, lea._id), priceKey(9, undefined)]);
  say({ type: 'cart.moved' });
  expect(at.cart.told).toEqual([{ type: 'cart.moved' }]);
  stop();
  expect([at.cart.listeners(), at.session.listeners()]).toEqual([0, 0]);
  at.cart.moves(filled);
  at.session.moves({ context: { user: lea } });
  expect(told).toHaveLength(4);
});

test('who orders is told by name and number, a guest by neither', () => {
  const at = checkoutAt({});
  const { told, stop } = listenToPort(portsOf(at.machine), 'customer');
  at.session.moves({ context: { user: { ...lea, last_name: '', phone: '' } } });
  at.session.moves({ context: { user: null } });
  expect(told.map((event) => (event as unknown as { customer: unknown }).customer)).toEqual([
    { id: lea._id, name: 'Léa Bonnard', phone: '+41 79 111 22 33' },
    { id: lea._id, name: 'Léa', phone: '' },
    { id: '', name: '', phone: '' },
  ]);
  stop();
  at.session.moves({ context: { user: lea } });
  expect(told).toHaveLength(3);
});

test('when and how is told with whether it is decided, and what the store offers goes back', () => {
  const at = checkoutAt({});
  const { told, say } = listenToPort(portsOf(at.machine), 'fulfilmentTime');
  at.fulfilmentTime.moves({ ...FIRST_WHEN, time: { ...FIRST_WHEN.time, is: 'choosing' }, way: { isPickup: true, pickup: 'free' } });
  at.fulfilmentTime.moves({ ...FIRST_WHEN, time: { ...FIRST_WHEN.time, is: 'gone' } });
  expect(told).toEqual([
    { type: 'fulfilment.updated', fulfilment: { isPickup: false, time: null }, isDecided: true },
    { type: 'fulfilment.updated', fulfilment: { isPickup: true, time: null }, isDecided: false },
    { type: 'fulfilment.updated', fulfilment: { isPickup: false, time: null }, isDecided: false },
  ]);
  say({ type: 'store.updated' });
  expect(at.fulfilmentTime.told).toEqual([{ type: 'store.updated' }]);
});

test('a checkout that begins lets go of the price that the page came with', () => {
  const at = checkoutAt({});
  expect(at.firstPrice.read()).toEqual({ fulfilment: asap, invoice: sampleInvoice });
  const { told } = listenToPort(portsOf(at.machine), 'firstPrice');
  expect([at.firstPrice.read(), told]).toEqual([null, []]);
});

test('what is typed is kept for its basket', () => {
  const at = checkoutAt({});
  const memory = listenToPort(portsOf(at.machine), 'memory');
  const draft = { name: 'Léa', phone: '', note: '', houseNumber: '', placeName: '', floor: '', entryCode: '', postcode: null };
  memory.say({ type: 'contact.typed', kept: { draft, typed: ['name'] } });
  expect(at.tabStorage.read('storefront.contact')).toEqual({ holder: lea._id, cartId: withFondue.cart_id, draft, typed: ['name'] });
  expect(at.begin(asap, null).contact).toEqual({ draft, typed: ['name'] });
  const guest = checkoutAt({}, { user: null });
  listenToPort(portsOf(guest.machine), 'memory').say({ type: 'contact.typed', kept: { draft, typed: ['name'] } });
  expect(guest.tabStorage.read('storefront.contact')?.holder).toBe(cartToken(guest.storage));
});

test('the house number of an order is filled in again for its customer, where the next basket goes to the same street', async () => {
  const goingTo = (address: string) => ({ ...filled, cart: { ...withFondue, destination_addresses: [{ ...servette, address }] } });
  const at = checkoutAt({ create_order: ok({ order_id: 'd'.repeat(24), unique_id: 7 }) }, { basket: goingTo('Rue du Rhône, 1204 Genève') });
  const draft = { ...NO_CONTACT, name: 'Léa', houseNumber: '12' };
  listenToPort(portsOf(at.machine), 'memory').say({ type: 'contact.typed', kept: { draft, typed: ['houseNumber', 'name'] } });
  await askPort(portsOf(at.actors.placement), 'createOrder', { ...leasPurchase });
  const begun = () => at.begin(asap, null).contact?.draft;
  expect(begun()).toMatchObject({ name: 'Léa Bonnard', houseNumber: '12' });
  at.cart.moves(goingTo('Rue de Rive, 1204 Genève'));
  expect(begun()).toMatchObject({ name: 'Léa Bonnard', houseNumber: '' });
});

test('what is typed before the basket is known is kept for whichever it is; nothing typed is nothing to keep', () => {
  const at = checkoutAt({}, { basket: { is: 'loading' } });
  const memory = listenToPort(portsOf(at.machine), 'memory');
  const nothing = { name: 'Léa', phone: '', note: '', houseNumber: '', placeName: '', floor: '', entryCode: '', postcode: null };
  memory.say({ type: 'contact.typed', kept: { draft: nothing, typed: [] } });
  expect(at.tabStorage.read('storefront.contact')).toBeNull();
  memory.say({ type: 'contact.typed', kept: { draft: nothing, typed: ['name'] } });
  expect(at.tabStorage.read('storefront.contact')).toMatchObject({ cartId: null, draft: nothing });
});
