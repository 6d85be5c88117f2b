import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { auditLedger } from '../audit-ledger.ts';
import { fillBasket, newCustomer, RUE_DE_CAROUGE, topUpWallet } from '../customer.ts';
import { describeServer } from '../test-server.ts';

describeServer('a wallet that pays', (server) => {
  const holderOf = async (centimes: number) => {
    const who = await newCustomer(server);
    const at = server.services.now();
    await topUpWallet(server, who.user_id, centimes, at);
    await fillBasket(server, who);
    const { order_payment: payment } = await server.expectSuccess(endpoints.get_order_cart_invoice, who);
    return { who, payment };
  };
  const pay = (who: object, payment: OrderPayment, more = {}) =>
    server.post(endpoints.pay_order_payment.path, {
      ...who,
      order_payment_id: payment._id,
      payment_id: 'cash',
      is_payment_mode_cash: true,
      user_pay_payment: payment.user_pay_payment,
      ...more,
    });
  const balance = (who: { user_id: string }) => walletBalance(server.open.database, who.user_id);

  test('pays first, and cash pays the rest', async () => {
    const { who, payment } = await holderOf(1_250);
    const rest = Math.round(payment.user_pay_payment * 100 - 1_250) / 100;
    const paid = await pay(who, payment, { wallet_payment: 12.5 });
    expect(paid.json).toMatchObject({ success: true, wallet_payment: 12.5, cash_payment: rest, card_payment: 0 });
    expect(await balance(who)).toBe(0);
    expect((await pay(who, payment)).json).toMatchObject({ wallet_payment: 12.5, cash_payment: rest });
    const { order_id } = await server.expectSuccess(endpoints.create_order, { ...who, order_payment_id: payment._id });
    expect((await server.expectSuccess(endpoints.get_order_detail, { ...who, order_id })).order.payment_parts).toEqual({
      wallet_payment: 12.5,
      cash_payment: rest,
      card_payment: 0,
      smallest_coin: 0.05,
    });
    expect(await balance(who)).toBe(0);
  });

  test('that covers everything needs no other way to pay', async () => {
    const { who, payment } = await holderOf(100_000);
    expect((await pay(who, payment, { payment_id: 'wallet', is_payment_mode_cash: false })).json).toMatchObject({
      success: true,
      wallet_payment: payment.user_pay_payment,
      cash_payment: 0,
      client_secret: null,
    });
  });

  test('stays untouched when it is switched off', async () => {
    const { who, payment } = await holderOf(1_250);
    expect(await server.expectSuccess(endpoints.change_user_wallet_status, { ...who, is_use_wallet: false })).toMatchObject({
      is_use_wallet: false,
    });
    expect((await pay(who, payment)).json).toMatchObject({ wallet_payment: 0, cash_payment: payment.user_pay_payment });
    expect(await balance(who)).toBe(1_250);
  });

  test('that holds less than the customer saw is refused with 569, and nothing is taken', async () => {
    const { who, payment } = await holderOf(1_250);
    expect((await pay(who, payment, { wallet_payment: 20 })).json).toMatchObject({ success: false, error_code: 569 });
    expect(await balance(who)).toBe(1_250);
  });

  test('is spent once however many tabs pay at once', async () => {
    const { who, payment } = await holderOf(1_250);
    const answers = await Promise.all(Array.from({ length: 12 }, () => pay(who, payment)));
    expect(answers.map(({ json }) => json.wallet_payment)).toEqual(Array(12).fill(12.5));
    expect(await balance(who)).toBe(0);
  });

  test('never pays for a nearer address than the one the order goes to', async () => {
    const { who, payment } = await holderOf(0);
    const far = { ...RUE_DE_CAROUGE, address: 'Route de Meyrin 210, 1217 Meyrin', location: [46.2295, 6.0797] as [number, number] };
    const farther = await pay(who, payment, { destination_addresses: [far], total_distance: 0 });
    expect(farther.json.success).toBe(false);
    const same = await server.expectSuccess(endpoints.get_order_cart_invoice, { ...who, total_distance: 0, total_time: 0 });
    expect(same.order_payment.delivery_price).toBe(payment.delivery_price);
  });

  test('keeps floor, code and note of the door with the order', async () => {
    const { who, payment } = await holderOf(0);
    await pay(who, payment, {
      destination_addresses: [
        { ...RUE_DE_CAROUGE, address: 'Rue de Carouge 12b, 1205 Genève', floor: '3', entry_code: '4812', note: 'Ring twice' },
      ],
    });
    const { order_id } = await server.expectSuccess(endpoints.create_order, { ...who, order_payment_id: payment._id });
    const { order } = await server.expectSuccess(endpoints.get_order_detail, { ...who, order_id });
    expect(order.cart_detail.destination_addresses[0]).toMatchObject({
      address: 'Rue de Carouge 12b, 1205 Genève',
      floor: '3',
      entry_code: '4812',
      note: 'Ring twice',
    });
  });

  test.each(['1205 Genève', '1205 Genève 12', 'Genève 12', 'Rue de Carouge, 1205 Genève'])(
    'pays for no delivery to %j, where a courier finds no door; its price is told',
    async (address) => {
      const { who, payment } = await holderOf(1_250);
      const place = { ...RUE_DE_CAROUGE, address };
      await server.expectSuccess(endpoints.get_order_cart_invoice, { ...who, destination_addresses: [place] });
      expect((await pay(who, payment, { destination_addresses: [place] })).json).toMatchObject({
        success: false,
        error_code: 651,
        reason: 'door_missing',
      });
      expect(await balance(who)).toBe(1_250);
      expect((await pay(who, payment, { destination_addresses: [place], is_user_pick_up_order: true })).json).not.toMatchObject({
        reason: 'door_missing',
      });
    },
  );

  test('pays for no delivery to a point that nobody named: the courier is told what to look for first', async () => {
    const { who, payment } = await holderOf(1_250);
    const point = { ...RUE_DE_CAROUGE, address: '46.1972 N 6.1413 E, Rue de Carouge (310 m), 1205 Genève' };
    expect((await pay(who, payment, { destination_addresses: [point] })).json).toMatchObject({
      success: false,
      error_code: 651,
      reason: 'place_unnamed',
      order_payment: { _id: payment._id },
    });
    expect(await balance(who)).toBe(1_250);
    const named = { ...point, address: `Boathouse, ${point.address}` };
    expect((await pay(who, payment, { destination_addresses: [named] })).json).toMatchObject({ success: true });
    const { order_id } = await server.expectSuccess(endpoints.create_order, { ...who, order_payment_id: payment._id });
    const { order } = await server.expectSuccess(endpoints.get_order_detail, { ...who, order_id });
    expect(order.cart_detail.destination_addresses[0]).toMatchObject({ address: named.address, location: RUE_DE_CAROUGE.location });
  });

  test('leaves books that balance', async () => {
    expect(await auditLedger(server.open.database)).toEqual([]);
  });
});
