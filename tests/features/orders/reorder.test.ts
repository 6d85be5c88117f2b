import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Failure } from '#contract/failure.ts';
import { fondue, RADE, withFondue } from '#machines/cart/sample-carts.ts';
import { work } from '#machines/location/location.model.ts';
import { menuWith, pastOrder, water } from '#machines/reorder/sample-reorder.ts';
import { placeOf, toDestination } from '#src/api/cart.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { contactMemoryOf } from '#src/shop/cart/contact-memory.ts';
import { NO_CONTACT } from '#domain/checkout/no-contact.ts';
import { failed, ok } from '#contract/result.ts';
import { FIRST_WHEN } from '#src/shop/fulfilment/fulfilment-time-flow.ts';
import { reorderWith } from '#src/features/orders/reorder/reorder-ports.ts';
import { toastsFlow } from '#src/shop/toasts/start-toasts.ts';
import { standingFlow } from '#tests/features/stage/standing-flow.ts';
import { askPort } from '#tests/shop/ask-port.ts';
import { noAnswer, refused, serverSaying } from '#tests/shop/server-saying.ts';

const inBasket = { ...withFondue, store_name: 'La Rade', total_cart_amount: 57.5 };
const common = { failure: null as Failure | null, refused: [], offer: null, removed: null, saving: false, cutOff: false };
const filled = { is: 'filled', storeId: RADE, cart: inBasket, lines: [fondue], count: 3, ...common };
const empty = { is: 'empty', cart: { ...withFondue, cart_id: null, store_id: null }, ...common };
const place = { latitude: 46.2, longitude: 6.14, address: 'Rue du Mont-Blanc 1' };

function reorderAt(answers: Readonly<Record<string, unknown>>, { basket = empty as object, at = place as typeof place | null } = {}) {
  const server = serverSaying(answers);
  const cart = standingFlow(basket);
  const toasts = toastsFlow();
  const location = standingFlow({ value: 'somewhere', context: { place: at, trouble: null } });
  const queryClient = new QueryClient();
  const kept = memoryStore();
  const tabStorage = createBrowserStorage(() => kept);
  const session = standingFlow({ context: { user: { _id: 'lea' } } });
  const contact = contactMemoryOf({ storage: tabStorage, tabStorage, session, cart } as never);
  return {
    ...server,
    cart,
    location,
    toasts,
    queryClient,
    contact,
    machine: reorderWith(server.api, { queryClient, cart, location, toasts, contact, fulfilmentTime: standingFlow(FIRST_WHEN) } as never),
  };
}

test('an order of before is read as its server tells it', async () => {
  const { machine, asked, unsigned } = reorderAt({ get_order_detail: [ok({ order: pastOrder }), refused(652)] });
  const wish = { orderId: 'o'.repeat(24) };
  expect([await askPort(machine, 'readOrder', wish), await askPort(machine, 'readOrder', wish)]).toEqual([ok(pastOrder), refused(652)]);
  expect([asked[0], unsigned]).toEqual([['get_order_detail', { order_id: wish.orderId }], []]);
});

test('the menu is asked for anew, around where its customer looks from, and told with what the basket holds', async () => {
  const menu = menuWith([water]);
  const { machine, asked, queryClient } = reorderAt({ user_get_store_product_item_list: ok(menu) }, { basket: filled });
  const wish = { storeId: RADE };
  const told = ok({ menu, basket: { storeId: RADE, storeName: 'La Rade' } });
  expect([await askPort(machine, 'readMenu', wish), await askPort(machine, 'readMenu', wish)]).toEqual([told, told]);
  const asking = ['user_get_store_product_item_list', { store_id: RADE, latitude: 46.2, longitude: 6.14 }];
  expect(asked).toEqual([asking, asking]);
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
  const nowhere = reorderAt({ user_get_store_product_item_list: ok(menu) }, { at: null });
  expect(await askPort(nowhere.machine, 'readMenu', wish)).toEqual(ok({ menu, basket: null }));
  expect(nowhere.asked).toEqual([['user_get_store_product_item_list', { store_id: RADE }]]);
});

test('a basket of a store whose server is silent about it has no name', async () => {
  const { machine } = reorderAt({ user_get_store_product_item_list: ok(menuWith([])) }, { basket: { ...filled, cart: null } });
  expect(await askPort(machine, 'readMenu', { storeId: RADE })).toMatchObject({ value: { basket: { storeId: RADE, storeName: '' } } });
});

test('a menu that is refused or does not come is told as what it is, without another try', async () => {
  const { machine, asked } = reorderAt({ user_get_store_product_item_list: [refused(801), noAnswer()] });
  expect(await askPort(machine, 'readMenu', { storeId: RADE })).toEqual(refused(801));
  expect(await askPort(machine, 'readMenu', { storeId: RADE })).toEqual(noAnswer());
  expect(asked).toHaveLength(2);
});

const destination = toDestination({ ...work, address: 'Rue de Rive 12' });
const wanted = { storeName: 'Café de la Rade', storeId: RADE, lines: [fondue], isClearingAgreed: true, door: null };

test('what came into the basket is said by the store’s name, with what the basket then holds', async () => {
  const { machine, cart, toasts } = reorderAt({}, { basket: filled });
  expect(await askPort(machine, 'fill', wanted)).toEqual(ok('added'));
  expect(toasts.getSnapshot().news).toEqual({ repeated: { name: 'Café de la Rade', count: 3, amount: 5_750, currency: 'CHF' } });
  expect(cart.told).toContainEqual({ type: 'lines.added', storeId: RADE, lines: [fondue], isClearingAgreed: true });
});

test('where nobody has said where to deliver, it goes where the order went; an address or a basket that is there decides else', async () => {
  const door = { address: 'Rue de Rive 12', floor: '', entryCode: '', note: '', destination };
  const filling = async (options: Parameters<typeof reorderAt>[1], pastDoor: typeof door | null = door) => {
    const { machine, location } = reorderAt({}, options);
    await askPort(machine, 'fill', { ...wanted, door: pastDoor });
    return location.told;
  };
  expect(await filling({ at: null })).toEqual([{ type: 'place.chosen', place: placeOf(destination) }]);
  expect([await filling({}), await filling({ at: null, basket: filled }), await filling({ at: null }, null)]).toEqual([[], [], []]);
});

test('nothing is said where the lines were declined, refused, or the basket cannot be seen', async () => {
  const failure: Failure = { kind: 'refused', code: 961, reason: null, details: null };
  for (const [basket, answer] of [
    [{ ...filled, storeId: 'b'.repeat(24) }, ok('declined')],
    [{ ...filled, failure }, failed(failure)],
    [{ ...filled, cart: null }, ok('added')],
    [{ ...empty, storeId: RADE }, ok('declined')],
    [{ is: 'unavailable' }, failed({ kind: 'transport', cause: 'offline', retryAfterMs: null })],
  ] as const) {
    const { machine, toasts } = reorderAt({}, { basket });
    expect(await askPort(machine, 'fill', wanted)).toEqual(answer);
    expect(toasts.getSnapshot()).toEqual({ news: null });
  }
});

test('the house number of before stands in its field again where the basket goes to that street without one', async () => {
  const street = 'Rue du Rhône, 1204 Genève';
  const [at] = inBasket.destination_addresses;
  const there = { ...filled, cart: { ...inBasket, destination_addresses: [{ ...at, address: street }] } };
  const filling = async (address: string, houseNumber = '') => {
    const { machine, contact } = reorderAt({}, { basket: there as never });
    contact.keep({ draft: { ...NO_CONTACT, houseNumber }, typed: [] });
    await askPort(machine, 'fill', { ...wanted, door: { address, floor: '', entryCode: '', note: '', destination } });
    return contact.read()?.draft.houseNumber;
  };
  expect(await filling('Rue du Rhône 12, 1204 Genève')).toBe('12');
  expect(await filling('Rue du Rhône 12, 1204 Genève', '3')).toBe('3');
  expect(await filling('Rue de Rive 12, 1204 Genève')).toBeUndefined();
});

test('what was said of the door stands in the fields again where the basket goes to that door, and nothing is typed there', async () => {
  const goesTo = inBasket.destination_addresses[0]?.address ?? '';
  const said = { floor: '3', entryCode: '4812', note: 'Ring twice' };
  const door = { ...said, address: goesTo, destination };
  const filling = async (at: string, typed: Partial<typeof said> = {}) => {
    const { machine, contact } = reorderAt({}, { basket: filled });
    contact.keep({ draft: { ...NO_CONTACT, name: 'Noah', ...typed }, typed: ['name'] });
    await askPort(machine, 'fill', { ...wanted, door: { ...door, address: at } });
    return contact.read();
  };
  expect(await filling(goesTo)).toEqual({ draft: { ...NO_CONTACT, name: 'Noah', ...said }, typed: ['name'] });
  expect((await filling('Elsewhere 1'))?.draft).toEqual({ ...NO_CONTACT, name: 'Noah' });
  expect((await filling(goesTo, { floor: '7' }))?.draft).toEqual({ ...NO_CONTACT, name: 'Noah', floor: '7' });
  const { machine, contact } = reorderAt({}, { basket: filled });
  await askPort(machine, 'fill', { ...wanted, door });
  expect(contact.read()).toEqual({ draft: { ...NO_CONTACT, ...said }, typed: [] });
});
