import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { DATABASES } from '../test-server.ts';
import { credentialsOf, fillBasket, newCustomer, registerCustomer, RUE_DE_CAROUGE } from '../customer.ts';
import { guestBasket } from '../guest-basket.ts';

describe.each(DATABASES)('whose a basket is, and where it goes, on %s', (kind) => {
  const { here, add, lines } = guestBasket(kind);

  test('a foreign cart id starts a new basket and never touches the other', async () => {
    const ada = await newCustomer(here.server);
    const adas = await fillBasket(here.server, ada);
    const mine = await add({ order_details: await lines(1), cart_id: adas.cart_id, cart_version: adas.cart_version });
    expect(mine.json).toMatchObject({ success: true, total_item: 1 });
    expect(mine.json.cart_id).not.toBe(adas.cart_id);
    expect(await here.server.expectSuccess(endpoints.get_cart, ada)).toMatchObject({ total_item: 6 });
  });

  test('of a customer is not told to the holder of a token alone', async () => {
    const ada = await newCustomer(here.server);
    await fillBasket(here.server, { ...ada, ...here.guest });
    expect(await here.server.expectSuccess(endpoints.get_cart, here.guest)).toMatchObject({ cart_id: null, total_item: 0 });
  });

  test('of a customer whose session is over is never a guest’s: nothing is kept under the browser’s own token', async () => {
    const customer = await registerCustomer(here.server);
    const who = { ...credentialsOf(customer), ...here.guest };
    await add({ ...who, order_details: await lines(2) });
    await here.server.post(endpoints.logout.path, who);
    for (const answered of [
      await add({ ...who, order_details: await lines(3) }),
      await here.server.post(endpoints.get_cart.path, who),
      await here.server.post(endpoints.clear_cart.path, who),
      await here.server.post(endpoints.get_order_cart_invoice.path, who),
    ])
      expect(answered.json).toEqual({ success: false, error_code: 999 });
    expect(await here.server.expectSuccess(endpoints.get_cart, here.guest)).toMatchObject({ cart_id: null, total_item: 0 });
  });

  test('costs nothing when a sign-in is refused', async () => {
    await add({ order_details: await lines(3) });
    const before = await here.server.expectSuccess(endpoints.get_cart, here.guest);
    expect(await here.server.answer(endpoints.login, { ...here.guest, email: 'lea@example.org', password: 'wrong-by-far' })).toMatchObject({
      success: false,
    });
    expect(await here.server.expectSuccess(endpoints.get_cart, here.guest)).toEqual(before);
  });

  test('changes its destination only within reach', async () => {
    const cart = await fillBasket(here.server, here.guest);
    const change = (latitude: number, longitude: number) =>
      here.server.post(endpoints.change_delivery_address.path, {
        ...here.guest,
        cart_id: cart.cart_id,
        latitude,
        longitude,
        destination_address: 'Somewhere 1',
        destination_addresses: [RUE_DE_CAROUGE],
      });
    expect((await change(46.2, 6.15)).json).toMatchObject({ success: true, message: 955 });
    expect((await change(46.33, 6.18)).json).toMatchObject({ success: false, error_code: 966 });
    expect((await change(47.37, 8.54)).json).toMatchObject({ success: false, error_code: 558 });
    expect(
      await here.server.refusal(endpoints.change_delivery_address, {
        cart_unique_token: 'somebody-elses-long-token',
        cart_id: cart.cart_id,
        latitude: 46.2,
        longitude: 6.15,
        destination_address: 'x',
        destination_addresses: [RUE_DE_CAROUGE],
      }),
    ).toBe(962);
  });

  test('speaks the customer’s language', async () => {
    await add({ order_details: await lines(1) });
    const name = async (language: string) => {
      const { json } = await here.server.post(endpoints.get_cart.path, here.guest, { 'accept-language': language });
      return (json as { cart: { order_details: { items: { item_name: string }[] }[] } }).cart.order_details[0]?.items[0]?.item_name;
    };
    expect(await name('en')).toEqual(expect.any(String));
    expect(await name('fr-CH, fr;q=0.9')).not.toBe(await name('en'));
    expect(await name('de, en;q=0.5, fr;q=0.1')).toBe(await name('en'));
  });
});
