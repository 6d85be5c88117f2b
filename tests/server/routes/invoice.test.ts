import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { OrderInvoice } from '#contract/entities/order-invoice.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { toMinor } from '#domain/money.ts';
import { partsWithMoney } from '#domain/payment/parts.ts';
import { readParts } from '#domain/payment/amount-fields.ts';
import { receiptOf } from '#domain/orders/receipt.ts';
import { cities } from '#server/database/schema/cities.ts';
import { customers } from '#server/database/schema/customers.ts';
import { orders } from '#server/database/schema/orders.ts';
import { items, stores } from '#server/database/schema/stores.ts';
import { putInWallet } from '#server/repositories/wallet.ts';
import { newId } from '#server/secrets/ids.ts';
import { describeServer, NOON } from '../test-server.ts';
import { CAFE_DE_LA_RADE, fillBasket, newCustomer, RUE_DE_CAROUGE } from '../customer.ts';
import { askInvoice, moveIt, orderInCash, orderIt, payCash, paymentIn, rowOfOrder, type Who, cancelOrder } from '../orders.ts';

const { storeAccepted } = ORDER_STATUS;

/** What an invoice's lines come to must be what was paid, whichever way they are added. */
function addsUp(invoice: OrderInvoice): void {
  const total = toMinor(invoice.order_payment.user_pay_payment);
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + toMinor(amount), 0);
  const lines = invoice.order_details.flatMap((entry) => entry.items);
  expect(sum(lines.map((line) => line.total_item_and_specification_price))).toBe(toMinor(invoice.order_payment.total_cart_price));
  const receipt = receiptOf(invoice.order_payment);
  const after = receipt.findIndex(({ part }) => part === 'serviceCost');
  expect(receipt.slice(Math.max(0, after)).reduce((all, { amount }) => all + amount, 0)).toBe(total);
  expect(partsWithMoney(readParts(invoice.payment_parts)).reduce((all, { amount }) => all + amount, 0)).toBe(total);
  const isCancelled = invoice.order_status === 101;
  expect(toMinor(invoice.vat_promo ?? NaN)).toBe(isCancelled ? 0 : toMinor(invoice.order_payment.promo_payment));
  expect(sum(invoice.vat.map(({ gross }) => gross)) - toMinor(invoice.vat_promo ?? NaN)).toBe(
    isCancelled ? toMinor(invoice.cancel_charge) : total,
  );
  for (const { net, tax, gross } of invoice.vat) expect(toMinor(net) + toMinor(tax)).toBe(toMinor(gross));
}

describeServer('an invoice', { rateLimitFactor: 1e9 }, (server) => {
  beforeAll(async () => {
    // Tax is added here, as it was in orders of before its rates were noted.
    await server.open.database.update(stores).set({ itemTaxPercent: 2.6, itemTaxIncluded: false }).where(eq(stores.id, CAFE_DE_LA_RADE));
    await server.open.database.update(cities).set({ serviceTaxIncluded: false });
  });

  const invoiceOf = async (who: Who, order_id: string) => (await server.expectSuccess(endpoints.get_invoice, { ...who, order_id })).invoice;

  /** An order with a promo, paid by wallet and in cash. */
  const orderWithPromo = async (who: Who, wallet: number) => {
    await putInWallet(server.open.database, {
      id: newId(NOON),
      customerId: who.user_id,
      amount: wallet,
      cause: 'top-up',
      actor: 'test',
      requestId: 'test',
      createdAt: NOON,
    });
    await fillBasket(server, who);
    const payment = paymentIn(await askInvoice(server, who));
    await server.expectSuccess(endpoints.apply_promo_code, { ...who, promo_code_name: 'BALADE10', order_payment_id: payment });
    await askInvoice(server, who);
    const contact = { delivery_user_name: 'Grace Guest', delivery_user_phone: '791112233' };
    await payCash(server, who, payment, contact);
    return (await orderIt(server, who, payment, contact)).json.order_id as string;
  };

  test('says who sold what to whom, under which number, taxed how and paid by what', async () => {
    const who = await newCustomer(server);
    const order_id = await orderWithPromo(who, 500);
    const { uniqueId } = await rowOfOrder(server, who, order_id);
    const invoice = await invoiceOf(who, order_id);
    expect(invoice).toMatchObject({
      order_id,
      invoice_number: `2026-${String(uniqueId).padStart(6, '0')}`,
      unique_id: uniqueId,
      delivery_type: 1,
      ordered_at: new Date(NOON).toISOString(),
      completed_at: null,
      timezone: 'Europe/Zurich',
      currency_sign: 'CHF',
      customer: { name: 'Grace Guest', phone: '791112233' },
      seller: {
        name: 'Café de la Rade',
        city: 'Genève',
        post_code: expect.stringMatching(/^\d{4}$/),
        vat_number: expect.stringMatching(/^CHE-\d{3}\.\d{3}\.\d{3} TVA$/),
      },
      marketplace: { name: 'Escale SA', vat_number: expect.stringMatching(/^CHE-/) },
      is_user_pick_up_order: false,
      destination_address: RUE_DE_CAROUGE.address,
      payment_parts: { wallet_payment: 5, card_payment: 0 },
      cancel_charge: 0,
      money_back: [],
    });
    expect(invoice.order_payment.promo_payment).toBeGreaterThan(0);
    expect(invoice.vat.map(({ percent }) => percent)).toEqual([2.6, 8.1]);
    addsUp(invoice);
  });

  test('is what was paid, whatever becomes of menu, store, taxes and customer', async () => {
    const who = await newCustomer(server);
    const order_id = await orderWithPromo(who, 0);
    const before = await invoiceOf(who, order_id);
    const { database } = server.open;
    const [store] = await database.select().from(stores).where(eq(stores.id, CAFE_DE_LA_RADE));
    const [city] = await database.select().from(cities);
    const menu = await database.select().from(items).where(eq(items.storeId, CAFE_DE_LA_RADE));
    if (!store || !city) throw new Error('no store');
    await database.update(stores).set({ name: 'Another', address: 'Elsewhere 1', itemTaxPercent: 8.1 }).where(eq(stores.id, store.id));
    await database
      .update(items)
      .set({ price: 1, name: { en: 'Other', fr: 'Autre' } })
      .where(eq(items.storeId, store.id));
    await database.update(cities).set({ serviceTaxPercent: 20, serviceFee: 1 });
    await database.update(stores).set({ itemTaxIncluded: !store.itemTaxIncluded }).where(eq(stores.id, store.id));
    await database.update(cities).set({ serviceTaxIncluded: !city.serviceTaxIncluded });
    await database.update(customers).set({ firstName: 'Someone' }).where(eq(customers.id, who.user_id));
    expect(await invoiceOf(who, order_id)).toEqual(before);
    const { name, address, itemTaxPercent, itemTaxIncluded } = store;
    await database.update(stores).set({ name, address, itemTaxPercent, itemTaxIncluded }).where(eq(stores.id, store.id));
    await database
      .update(cities)
      .set({ serviceTaxPercent: city.serviceTaxPercent, serviceTaxIncluded: city.serviceTaxIncluded, serviceFee: city.serviceFee });
    for (const item of menu) await database.update(items).set({ price: item.price, name: item.name }).where(eq(items.id, item.id));
  });

  test('of an order that was collected has no delivery and no address of the customer’s', async () => {
    const who = await newCustomer(server);
    await fillBasket(server, who);
    const pickup = { is_user_pick_up_order: true };
    const payment = paymentIn(await askInvoice(server, who, pickup));
    await payCash(server, who, payment, pickup);
    const order_id = (await orderIt(server, who, payment, pickup)).json.order_id as string;
    const invoice = await invoiceOf(who, order_id);
    expect(invoice).toMatchObject({ is_user_pick_up_order: true, destination_address: '', order_payment: { total_service_price: 0 } });
    addsUp(invoice);
  });

  test('of an order that was cancelled late says what was kept and what went back', async () => {
    const who = await newCustomer(server);
    const order_id = await orderInCash(server, who);
    await moveIt(server, who, order_id, storeAccepted);
    await cancelOrder(server, who, order_id, storeAccepted);
    const invoice = await invoiceOf(who, order_id);
    const total = toMinor(invoice.order_payment.user_pay_payment);
    expect(invoice).toMatchObject({ cancel_charge: 5, completed_at: new Date(NOON).toISOString(), order_status: 101 });
    expect(invoice.money_back.map(({ part, amount }) => [part, toMinor(amount)])).toEqual([['cash', total - 500]]);
    expect(invoice.vat).toEqual([{ percent: 8.1, net: 4.63, tax: 0.37, gross: 5 }]);
    addsUp(invoice);
  });

  test('of an order of before rates were noted has them from its amounts', async () => {
    const who = await newCustomer(server);
    const order_id = await orderInCash(server, who);
    const { order } = await rowOfOrder(server, who, order_id);
    const { taxRates: _, ...older } = order;
    await server.open.database.update(orders).set({ order: older }).where(eq(orders.id, order_id));
    const invoice = await invoiceOf(who, order_id);
    expect(invoice.vat.map(({ percent }) => percent)).toEqual([2.6, 8.1]);
    addsUp(invoice);
  });

  test('is nobody else’s', async () => {
    const who = await newCustomer(server);
    const order_id = await orderInCash(server, who);
    const ask = (by: Who, id: string) => server.answer(endpoints.get_invoice, { ...by, order_id: id });
    const missing = { success: false, error_code: 548 };
    expect(await ask(await newCustomer(server), order_id)).toEqual(missing);
    expect(await ask(who, 'f'.repeat(24))).toEqual(missing);
  });

  test('of every order of the demo’s customers adds up', async () => {
    const { user } = await server.expectSuccess(endpoints.login, { email: 'lea@example.org', password: 'balade2026' });
    const who = { user_id: user._id, server_token: user.server_token };
    const { order_list: list } = await server.expectSuccess(endpoints.order_history, who);
    for (const { _id } of list) addsUp(await invoiceOf(who, _id));
    expect(list.length).toBeGreaterThan(0);
  });
});
