import { beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { idFrom } from '#server/secrets/ids.ts';
import { describeServer } from '../test-server.ts';
import { CAFE_DE_LA_RADE, credentialsOf, fillBasket, newCustomer, plainItems, registerCustomer } from '../customer.ts';

const KAGI = idFrom('store', 'ramen-kagi');
const atKagi = { storeId: KAGI, quantity: 2 };

describeServer('a parked basket', (server) => {
  let guest: { cart_unique_token: string };
  let count = 0;
  beforeEach(() => {
    count += 1;
    guest = { cart_unique_token: `parking-guest-with-number-${count}` };
  });

  const parked = async (who: object) => (await server.expectSuccess(endpoints.get_parked_carts, who)).carts;
  const open = (who: object) => server.expectSuccess(endpoints.get_cart, who);
  const park = (who: object) => server.expectSuccess(endpoints.clear_cart, { ...who, keep_aside: true });
  const takeBack = (who: object, id: unknown, more: object = {}) =>
    server.post(endpoints.take_cart_back.path, { ...who, parked_cart_id: id, ...more });

  test('is what a cleared basket becomes that was to be kept', async () => {
    const full = await fillBasket(server, guest);
    expect(await park(guest)).toMatchObject({ cart_id: null, total_item: 0 });
    expect(await parked(guest)).toEqual([
      { cart_id: full.cart_id, store_name: full.store_name, currency: 'CHF', total_item: 6, total_cart_amount: full.total_cart_amount },
    ]);
    await fillBasket(server, guest);
    await server.expectSuccess(endpoints.clear_cart, guest);
    expect(await parked(guest)).toHaveLength(1);
  });

  test('changes places with the open one, and can be changed back', async () => {
    const rade = await fillBasket(server, guest);
    await park(guest);
    const kagi = await fillBasket(server, guest, atKagi);
    expect((await takeBack(guest, rade.cart_id)).json).toMatchObject({ success: true, cart_id: rade.cart_id, total_item: 6 });
    expect(await parked(guest)).toMatchObject([{ cart_id: kagi.cart_id, total_item: 2 }]);
    expect((await takeBack(guest, kagi.cart_id)).json).toMatchObject({ cart_id: kagi.cart_id, store_id: KAGI });
  });

  test('of the same store is merged with the open one', async () => {
    const first = await fillBasket(server, guest);
    await park(guest);
    await fillBasket(server, guest, { quantity: 1 });
    expect((await takeBack(guest, first.cart_id)).json).toMatchObject({ cart_id: first.cart_id, total_item: 7 });
    expect(await parked(guest)).toEqual([]);
  });

  test('of the same store changes places with the open one where both together are too many lines', async () => {
    const noted = async (who: object, count: number, word: string) => {
      const [item] = await plainItems(server, CAFE_DE_LA_RADE);
      return server.expectSuccess(endpoints.add_item_in_cart, {
        ...who,
        store_id: CAFE_DE_LA_RADE,
        order_details: [
          {
            items: Array.from({ length: count }, (_, line) => ({
              item_id: item?._id ?? '',
              quantity: 1,
              note_for_item: `${word} ${line}`,
            })),
          },
        ],
      });
    };
    const first = await noted(guest, 150, 'no');
    await park(guest);
    const second = await noted(guest, 51, 'with');
    expect((await takeBack(guest, first.cart_id)).json).toMatchObject({ cart_id: first.cart_id, total_item: 150 });
    expect(await parked(guest)).toMatchObject([{ cart_id: second.cart_id, total_item: 51 }]);
    const ada = await registerCustomer(server, { password: 'secret-enough' });
    const adas = await noted(credentialsOf(ada), 60, 'less');
    const { user } = await server.expectSuccess(endpoints.login, { email: ada.email, password: 'secret-enough', ...guest });
    expect(await open(credentialsOf(user))).toMatchObject({ cart_id: first.cart_id, total_item: 150 });
    expect(await parked(credentialsOf(user))).toContainEqual(expect.objectContaining({ cart_id: adas.cart_id, total_item: 60 }));
  });

  test('taken back twice is the same basket', async () => {
    const first = await fillBasket(server, guest);
    await park(guest);
    await takeBack(guest, first.cart_id);
    const before = await open(guest);
    expect((await takeBack(guest, first.cart_id)).json).toMatchObject({
      success: true,
      cart_id: first.cart_id,
      cart_version: before.cart_version,
    });
  });

  test('is not taken back by a request about an older basket', async () => {
    const first = await fillBasket(server, guest);
    await park(guest);
    const kagi = await fillBasket(server, guest, atKagi);
    expect((await takeBack(guest, first.cart_id, { cart_id: null, cart_version: 0, only_if_current: true })).json).toMatchObject({
      success: false,
      error_code: 963,
    });
    expect(
      (await takeBack(guest, first.cart_id, { cart_id: kagi.cart_id, cart_version: kagi.cart_version, only_if_current: true })).json,
    ).toMatchObject({ success: true });
  });

  test('of somebody else does not exist', async () => {
    const mine = await fillBasket(server, guest);
    await park(guest);
    const other = { cart_unique_token: 'another-guest-altogether' };
    const ada = await newCustomer(server);
    for (const who of [other, ada, {}]) {
      expect((await takeBack(who, mine.cart_id)).json).toEqual({ success: false, error_code: 962 });
      expect(await server.expectSuccess(endpoints.drop_parked_cart, { ...who, parked_cart_id: mine.cart_id })).toMatchObject({ carts: [] });
    }
    expect(await parked(guest)).toHaveLength(1);
  });

  test('is given up for good', async () => {
    const mine = await fillBasket(server, guest);
    await park(guest);
    expect(await server.expectSuccess(endpoints.drop_parked_cart, { ...guest, parked_cart_id: mine.cart_id })).toMatchObject({ carts: [] });
    expect((await takeBack(guest, mine.cart_id)).json).toMatchObject({ error_code: 962 });
  });

  test('comes along when its guest signs in, beside the one that the customer had', async () => {
    const ada = await newCustomer(server);
    const stored = await fillBasket(server, ada);
    const aside = await fillBasket(server, guest);
    await park(guest);
    const guests = await fillBasket(server, guest, atKagi);
    await server.expectSuccess(endpoints.login, { email: `ada${await newestAda()}@example.org`, password: 'secret-enough', ...guest });
    expect(await open(ada)).toMatchObject({ cart_id: guests.cart_id, store_id: KAGI, total_item: 2 });
    expect((await parked(ada)).map(({ cart_id }) => cart_id).toSorted()).toEqual([stored.cart_id, aside.cart_id].toSorted());
    expect(await parked(guest)).toEqual([]);
  });

  async function newestAda(): Promise<number> {
    const { user } = await server.expectSuccess(endpoints.get_detail, await newCustomer(server));
    return Number(/\d+/.exec(user.email ?? '')?.[0]) - 1;
  }

  test('names its store no more once thirty days have passed', async () => {
    await fillBasket(server, guest);
    await park(guest);
    const now = server.services.now();
    server.setNow(now + 31 * 24 * 60 * 60 * 1_000);
    expect(await parked(guest)).toEqual([]);
    server.setNow(now);
  });
});
