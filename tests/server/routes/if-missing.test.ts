import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { ifMissingOf } from '#domain/cart/if-missing.ts';
import { describeServer } from '../test-server.ts';
import { CAFE_DE_LA_RADE, newCustomer, plainItems, RUE_DE_CAROUGE } from '../customer.ts';
import { askInvoice, orderIt, orderTold, payCash, paymentIn, type Who, cancelOrder } from '../orders.ts';

describeServer('what is done when something is missing', { rateLimitFactor: 1e9 }, (server) => {
  let soup: string;
  let bread: string;
  beforeAll(async () => {
    const [one, other] = await plainItems(server, CAFE_DE_LA_RADE);
    [soup, bread] = [one?._id ?? '', other?._id ?? ''];
  });

  const put = (who: Who, lines: readonly Record<string, unknown>[]) =>
    server.post(endpoints.add_item_in_cart.path, {
      ...who,
      store_id: CAFE_DE_LA_RADE,
      destination_addresses: [RUE_DE_CAROUGE],
      order_details: [{ items: lines }],
    });
  const wishes = async (who: Who) => {
    const { cart } = await server.expectSuccess(endpoints.get_cart, who);
    return cart.order_details.flatMap((entry) => entry.items.map((item) => [item.quantity, ifMissingOf(item)]));
  };

  test('is kept with each line, and a call where nothing is said', async () => {
    const who = await newCustomer(server);
    await put(who, [
      { item_id: soup, quantity: 5, if_missing: 'remove' },
      { item_id: bread, quantity: 4 },
    ]);
    expect(await wishes(who)).toEqual([
      [5, 'remove'],
      [4, 'call'],
    ]);
    await put(who, [
      { item_id: soup, quantity: 5, if_missing: null },
      { item_id: bread, quantity: 4, if_missing: 'similar' },
    ]);
    expect(await wishes(who)).toEqual([
      [5, 'call'],
      [4, 'similar'],
    ]);
  });

  test('goes with the order: to its detail, its history and its invoice', async () => {
    const who = await newCustomer(server);
    await put(who, [
      { item_id: soup, quantity: 5, if_missing: 'remove' },
      { item_id: bread, quantity: 4 },
    ]);
    const payment = paymentIn(await askInvoice(server, who));
    await payCash(server, who, payment);
    const order_id = (await orderIt(server, who, payment)).json.order_id as string;
    const told = (await orderTold(server, who, order_id)).cart_detail.order_details.flatMap((entry) => entry.items);
    expect(told.map(ifMissingOf)).toEqual(['remove', 'call']);
    const { invoice } = await server.expectSuccess(endpoints.get_invoice, { ...who, order_id });
    expect(invoice.order_details.flatMap((entry) => entry.items.map(ifMissingOf))).toEqual(['remove', 'call']);
    await cancelOrder(server, who, order_id, 1);
    const { order } = await server.expectSuccess(endpoints.order_history_detail, { ...who, order_id });
    expect(order.cart_detail.order_details[0]?.items[0]?.if_missing).toBe('remove');
  });
});
