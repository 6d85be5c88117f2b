import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { OPERATOR, operatorOrders } from '#contract/operator.ts';
import { items } from '#server/database/schema/stores.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { CAFE_DE_LA_RADE, newCustomer, RUE_DE_CAROUGE, topUpWallet } from '../customer.ts';
import { describeServer, expectTrueBooks } from '../test-server.ts';

const WALLET = 1_250;
const REFUSED = { success: false, error_code: 651, reason: 'age_not_confirmed' };

describeServer('what is sold from an age', { operator: true }, (server) => {
  afterAll(() => expectTrueBooks(server, { quiet: true }));

  const menu = async () => {
    const { products } = await server.expectSuccess(endpoints.user_get_store_product_item_list, { store_id: CAFE_DE_LA_RADE });
    return new Map(products.flatMap((group) => group.items).map((item) => [item.name, item]));
  };
  /** Somebody with money in their wallet, and six bread baskets with these items in the basket. */
  const shopper = async (...names: readonly string[]) => {
    const who = await newCustomer(server);
    await topUpWallet(server, who.user_id, WALLET, server.services.now());
    const found = await menu();
    const lines = ['Extra bread basket', ...names].map((name, at) => ({ item_id: found.get(name)?._id, quantity: at === 0 ? 6 : 1 }));
    await server.expectSuccess(endpoints.add_item_in_cart, {
      ...who,
      store_id: CAFE_DE_LA_RADE,
      order_details: [{ items: lines }],
      destination_addresses: [RUE_DE_CAROUGE],
    });
    return who;
  };
  const invoice = (who: object) => server.expectSuccess(endpoints.get_order_cart_invoice, who);
  const pay = async (who: object, paymentId: string, more: object = {}) =>
    await server.answer(endpoints.pay_order_payment, {
      ...who,
      order_payment_id: paymentId,
      payment_id: 'cash',
      is_payment_mode_cash: true,
      ...more,
    });
  const balance = ({ user_id: id }: { readonly user_id: string }) => walletBalance(server.open.database, id);
  const sellFrom = (name: string, age: number | null) =>
    menu().then((found) =>
      server.open.database
        .update(items)
        .set({ minimumAge: age })
        .where(eq(items.id, found.get(name)?._id ?? '')),
    );

  test('is told by the menu', async () => {
    const found = await menu();
    expect(['Extra bread basket', 'Chasselas from Satigny', 'Kirsch, 2 cl'].map((name) => found.get(name)?.minimum_age)).toEqual([
      undefined,
      16,
      18,
    ]);
  });

  test('is refused without the customer’s word, nothing is charged, and the basket stays', async () => {
    const who = await shopper('Kirsch, 2 cl');
    const { order_payment: payment, minimum_age: age } = await invoice(who);
    expect(age).toBe(18);
    for (const word of [{}, { confirmed_age: 16 }]) expect(await pay(who, payment._id, word)).toMatchObject(REFUSED);
    expect(await balance(who)).toBe(WALLET);
    expect((await server.expectSuccess(endpoints.get_cart, who)).total_item).toBe(7);
    expect(await server.refusal(endpoints.create_order, { ...who, order_payment_id: payment._id })).toBe(549);
  });

  test('is ordered with it; customer and operator are told of the age', async () => {
    const who = await shopper('Kirsch, 2 cl');
    const { order_payment: payment } = await invoice(who);
    expect(await pay(who, payment._id, { confirmed_age: 18 })).toMatchObject({ success: true });
    const { order_id: id, unique_id: number } = await server.expectSuccess(endpoints.create_order, {
      ...who,
      order_payment_id: payment._id,
    });
    expect((await server.expectSuccess(endpoints.get_order_detail, { ...who, order_id: id })).order.minimum_age).toBe(18);
    const { orders } = v.parse(operatorOrders, (await server.app.inject(OPERATOR.list)).json());
    expect(orders.find((order) => order.number === number)?.minimum_age).toBe(18);
  });

  test('that rose since the price was told is asked for again', async () => {
    const who = await shopper('Pot of black tea');
    try {
      await sellFrom('Pot of black tea', 16);
      const { order_payment: payment } = await invoice(who);
      await sellFrom('Pot of black tea', 18);
      for (const confirmed_age of [16, 18]) expect(await pay(who, payment._id, { confirmed_age })).toMatchObject(REFUSED);
      expect((await invoice(who)).minimum_age).toBe(18);
      // A tab that still shows the earlier price says no more than what it asked.
      expect(await pay(who, payment._id, { confirmed_age: 16 })).toMatchObject(REFUSED);
      expect(await pay(who, payment._id, { confirmed_age: 18 })).toMatchObject({ success: true });
    } finally {
      await sellFrom('Pot of black tea', null);
    }
  });

  test('that rises between the payment and its order makes none, and what was held is free again', async () => {
    const who = await shopper('Pot of black tea');
    const { order_payment: payment } = await invoice(who);
    expect(await pay(who, payment._id, { wallet_payment: WALLET / 100 })).toMatchObject({ success: true });
    try {
      await sellFrom('Pot of black tea', 16);
      expect(await server.answer(endpoints.create_order, { ...who, order_payment_id: payment._id })).toMatchObject(REFUSED);
      expect(await balance(who)).toBe(WALLET);
    } finally {
      await sellFrom('Pot of black tea', null);
    }
  });
});
