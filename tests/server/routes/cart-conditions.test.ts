import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { DATABASES } from '../test-server.ts';
import { guestBasket } from '../guest-basket.ts';

describe.each(DATABASES)('a basket that several fill on %s', (kind) => {
  const { here, add, lines } = guestBasket(kind);

  test('is one, however many tabs fill it at once', async () => {
    const body = { order_details: await lines(1) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(body)));
    expect(new Set(answers.map(({ json }) => json.cart_id)).size).toBe(1);
  });

  describe('asked for on a condition', () => {
    const conditionally = (cart: Record<string, unknown>, body: Record<string, unknown>) =>
      add({ cart_id: cart.cart_id, cart_version: cart.cart_version, only_if_current: true, ...body });

    test('takes a first add once, however often it arrives', async () => {
      const nothing = await here.server.expectSuccess(endpoints.get_cart, here.guest);
      expect((await conditionally(nothing, { order_details: await lines(1) })).json).toMatchObject({ success: true, cart_version: 1 });
      expect((await conditionally(nothing, { order_details: await lines(1) })).json).toMatchObject({
        success: false,
        error_code: 963,
        total_item: 1,
      });
    });

    test('is not filled again by a late request once it was emptied', async () => {
      const nothing = await here.server.expectSuccess(endpoints.get_cart, here.guest);
      const late = { order_details: await lines(7) };
      const one = (await conditionally(nothing, { order_details: await lines(1) })).json;
      const emptied = (await conditionally(one, { order_details: [] })).json;
      expect(emptied).toMatchObject({ success: true, cart_id: null, cart_version: 2 });
      expect((await conditionally(nothing, late)).json).toMatchObject({ error_code: 963 });
      expect((await conditionally(one, late)).json).toMatchObject({ error_code: 963 });
      expect((await conditionally(emptied, late)).json).toMatchObject({ success: true, total_item: 7 });
    });

    test('is not filled again by a late request once it was put aside', async () => {
      const nothing = await here.server.expectSuccess(endpoints.get_cart, here.guest);
      await conditionally(nothing, { order_details: await lines(1) });
      const cleared = await here.server.expectSuccess(endpoints.clear_cart, { ...here.guest, keep_aside: true });
      expect(cleared.cart_version).toBeGreaterThan(1);
      expect((await conditionally(nothing, { order_details: await lines(1) })).json).toMatchObject({ error_code: 963 });
      expect((await conditionally(cleared, { order_details: await lines(2) })).json).toMatchObject({ success: true, total_item: 2 });
    });

    test('is not cleared by a late request', async () => {
      const one = (await add({ order_details: await lines(1) })).json;
      await add({ order_details: await lines(2) });
      const late = await here.server.post(endpoints.clear_cart.path, {
        ...here.guest,
        cart_id: one.cart_id,
        cart_version: one.cart_version,
        only_if_current: true,
      });
      expect(late.json).toMatchObject({ success: false, error_code: 963 });
      expect(await here.server.expectSuccess(endpoints.get_cart, here.guest)).toMatchObject({ total_item: 2 });
    });
  });
});
