import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { CARD_GATEWAY_ID, TWINT_GATEWAY_ID } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { endpoints } from '#contract/endpoints.ts';
import { CASH_UNDER_WAY } from '#contract/limits.ts';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { cardIntents } from '#server/database/schema/payments.ts';
import { sandboxPaymentIntents } from '#server/database/schema/sandbox.ts';
import { stores } from '#server/database/schema/stores.ts';
import { toMinor } from '#domain/money.ts';
import { idFrom } from '#server/secrets/ids.ts';
import { auditLedger } from '../audit-ledger.ts';
import { saveCard } from '../card-shopper.ts';
import { CAFE_DE_LA_RADE, credentialsOf, newCustomer, plainItems, registerCustomer, RUE_DE_CAROUGE, topUpWallet } from '../customer.ts';
import { GENEVA_CENTRE, importCity, LYON_CENTRE, LYON_ID, RUE_VICTOR_HUGO, TACOS_DE_LA_GUILLE } from '../second-city.ts';
import { describeServer } from '../test-server.ts';
import { moveIt, type Who, orderTold } from '../orders.ts';

const GENEVA_ID = idFrom('city', 'geneve');
const IN_GENEVA = { store: CAFE_DE_LA_RADE, to: RUE_DE_CAROUGE };
const IN_LYON = { store: TACOS_DE_LA_GUILLE, to: RUE_VICTOR_HUGO };
const FRENCH = { country_phone_code: '+33' };

describeServer('two countries on one server', (server) => {
  beforeAll(async () => {
    await importCity(server.open.database);
  });

  const somebody = (more: Record<string, unknown> = {}) => newCustomer(server, more);

  async function invoiceIn({ store, to }: typeof IN_GENEVA, who: Who, worth: number | null = null): Promise<OrderPayment> {
    const [item] = await plainItems(server, store);
    const quantity = worth === null ? 6 : Math.ceil(worth / toMinor(item?.price ?? 0));
    await server.expectSuccess(endpoints.add_item_in_cart, {
      ...who,
      store_id: store,
      order_details: [{ items: [{ item_id: item?._id, quantity }] }],
      destination_addresses: [to],
    });
    return (await server.expectSuccess(endpoints.get_order_cart_invoice, who)).order_payment;
  }
  const pay = (who: Who, payment: OrderPayment, more: Record<string, unknown> = {}) =>
    server.post(endpoints.pay_order_payment.path, {
      ...who,
      order_payment_id: payment._id,
      payment_id: 'cash',
      is_payment_mode_cash: true,
      user_pay_payment: payment.user_pay_payment,
      ...more,
    });
  async function ordered(who: Who, payment: OrderPayment) {
    const { order_id } = await server.expectSuccess(endpoints.create_order, { ...who, order_payment_id: payment._id });
    return orderTold(server, who, order_id);
  }
  const waysIn = (who: Who, cityId: string) => server.expectSuccess(endpoints.get_payment_gateway, { ...who, city_id: cityId });

  test('are told with their cities’ names in addresses, the same in each language, and where they serve', async () => {
    const { json } = await server.post(endpoints.country_city_list.path, {}, { 'accept-language': 'fr' });
    const { countries } = json as AnswerOf<typeof endpoints.country_city_list>;
    expect(
      countries.map(({ country_code: code, cities }) => [
        code,
        cities.map(({ location, radius, city_slug: named }) => [named, ...location, radius]),
      ]),
    ).toEqual([
      ['CH', [['geneva', 46.2044, 6.1432, 12]]],
      ['FR', [['lyon', 45.76, 4.8357, 7]]],
    ]);
  });

  test('are told with their phone codes and currencies, the one that was there first before the other', async () => {
    const { json } = await server.post(endpoints.country_city_list.path, {});
    expect(json).toMatchObject({
      countries: [
        { country_name: 'Switzerland', country_phone_code: '+41', currency_code: 'CHF', cities: [{ timezone: 'Europe/Zurich' }] },
        { country_name: 'France', country_phone_code: '+33', currency_code: 'EUR', cities: [{ _id: LYON_ID, timezone: 'Europe/Paris' }] },
      ],
    });
  });

  test('have each their city around a point, and no list has a store of the other', async () => {
    const seen: { readonly names: readonly string[]; readonly currency: string; readonly timezone: string }[] = [];
    for (const at of [GENEVA_CENTRE, LYON_CENTRE]) {
      const around = await server.expectSuccess(endpoints.get_delivery_list_for_nearest_city, at);
      const restaurants = around.deliveries.find(({ unique_id: number }) => number === 2);
      const list = await server.expectSuccess(endpoints.get_store_list_nearest_city, { ...at, store_delivery_id: restaurants?._id });
      seen.push({ names: list.stores.map(({ name }) => name), currency: around.currency_sign, timezone: around.city.timezone });
    }
    const [geneva, lyon] = seen;
    expect([geneva?.currency, geneva?.timezone, lyon?.currency, lyon?.timezone]).toEqual(['CHF', 'Europe/Zurich', 'EUR', 'Europe/Paris']);
    expect(lyon?.names.toSorted()).toEqual(['Bouchon des Traboules', 'Trattoria des Terreaux']);
    expect(geneva?.names).toContain('Café de la Rade');
    expect(geneva?.names.filter((name) => lyon?.names.includes(name))).toEqual([]);
  });

  test('take an order each of one customer, in the currency of its city', async () => {
    const who = await somebody();
    const swiss = await invoiceIn(IN_GENEVA, who);
    expect((await pay(who, swiss)).json).toMatchObject({ success: true, cash_payment: swiss.user_pay_payment });
    expect(await ordered(who, swiss)).toMatchObject({ country_detail: { currency_sign: 'CHF' }, timezone: 'Europe/Zurich' });
    const french = await invoiceIn(IN_LYON, who);
    expect((await pay(who, french)).json).toMatchObject({ success: true, cash_payment: french.user_pay_payment });
    expect(await ordered(who, french)).toMatchObject({ country_detail: { currency_sign: 'EUR' }, timezone: 'Europe/Paris' });
    const { order_list: orders } = await server.expectSuccess(endpoints.get_orders, who);
    expect(orders.map(({ currency }) => currency).toSorted()).toEqual(['CHF', 'EUR']);
  });

  test('bound what is promised at the door in each currency for itself, and how many orders in all', async () => {
    const who = await somebody();
    const promise = async (place: typeof IN_GENEVA, share: number) => {
      const payment = await invoiceIn(place, who, share * CASH_UNDER_WAY.sum);
      const { json } = await pay(who, payment);
      if (json.success === true) await ordered(who, payment);
      else await server.expectSuccess(endpoints.add_item_in_cart, { ...who, store_id: place.store, order_details: [] });
      return json.success === true ? null : json.reason;
    };
    expect(await promise(IN_GENEVA, 0.7)).toBeNull();
    expect(await promise(IN_GENEVA, 0.7)).toBe('cash_sum_large');
    expect(await promise(IN_LYON, 0.7)).toBeNull();
    expect(await promise(IN_LYON, 0.7)).toBe('cash_sum_large');
    expect(await promise(IN_GENEVA, 0.1)).toBeNull();
    expect(await promise(IN_LYON, 0.05)).toBe('cash_orders_many');
  });

  test('give cashback in a wallet’s own currency alone, and tell of no other', async () => {
    const who = await somebody();
    await server.open.database.update(stores).set({ cashbackMode: 1, cashbackValue: 10 });
    const told: (number | undefined)[][] = [];
    const complete = async (place: typeof IN_GENEVA) => {
      const payment = await invoiceIn(place, who);
      await pay(who, payment);
      const { _id, order_payment_detail: paid } = await ordered(who, payment);
      told.push([payment.cashback, paid.cashback]);
      await moveIt(server, who, _id, ORDER_STATUS.completed);
    };
    const movements = async () => (await server.expectSuccess(endpoints.get_wallet_history, who)).movements;
    await complete(IN_LYON);
    expect([await movements(), (await waysIn(who, GENEVA_ID)).wallet]).toEqual([[], 0]);
    await complete(IN_GENEVA);
    const [given, ...others] = await movements();
    expect([given?.kind, others]).toEqual(['cashback', []]);
    expect(given?.amount).toBeGreaterThan(0);
    expect(told).toEqual([
      [undefined, undefined],
      [given?.amount, given?.amount],
    ]);
    expect(await waysIn(who, LYON_ID)).toMatchObject({ wallet: given?.amount, wallet_currency_code: 'CHF' });
  });

  test('charge a card in the currency of the city', async () => {
    const who = await somebody(FRENCH);
    await saveCard(server, who.user_id, 'accepted');
    const payment = await invoiceIn(IN_LYON, who);
    expect((await pay(who, payment, { payment_id: CARD_GATEWAY_ID, is_payment_mode_cash: false })).json).toMatchObject({ success: true });
    const [intent] = await server.open.database.select().from(cardIntents).where(eq(cardIntents.orderPaymentId, payment._id));
    expect([intent?.currency, intent?.amount]).toEqual(['eur', Math.round(payment.user_pay_payment * 100)]);
  });

  test('take TWINT where one pays in francs, and nowhere else', async () => {
    const who = await somebody(FRENCH);
    const SHEETS = ['Apple Pay', 'Google Pay'];
    const named = async (city: string) => (await waysIn(who, city)).payment_gateway.map(({ name }) => name);
    expect([await named(GENEVA_ID), await named(LYON_ID)]).toEqual([
      ['Card', 'TWINT', ...SHEETS],
      ['Card', ...SHEETS],
    ]);
    const refused = await pay(who, await invoiceIn(IN_LYON, who), { payment_id: TWINT_GATEWAY_ID, is_payment_mode_cash: false });
    expect(refused.json).toMatchObject({ success: false, error_code: 651, reason: 'payment_method_unavailable' });
    const topUp = async (owner: Who) =>
      await server.answer(endpoints.get_stripe_payment_intent_wallet, { ...owner, payment_id: TWINT_GATEWAY_ID, amount: 10, type: 7 });
    expect(await topUp(who)).toEqual({ success: false, error_code: 536 });
    expect(await topUp(await somebody())).toMatchObject({ success: true });
  });

  test('keep a wallet to its own currency: in the other city it is not offered, and pays nothing', async () => {
    const who = await somebody();
    await topUpWallet(server, who.user_id, 5_000, server.services.now());
    expect(await waysIn(who, GENEVA_ID)).toMatchObject({ wallet: 50, wallet_currency_code: 'CHF', is_wallet_usable: true });
    expect(await waysIn(who, LYON_ID)).toMatchObject({ wallet: 50, wallet_currency_code: 'CHF', is_wallet_usable: false });
    const french = await invoiceIn(IN_LYON, who);
    expect((await pay(who, french, { wallet_payment: 10 })).json).toMatchObject({ success: false, error_code: 569 });
    expect((await pay(who, french, { wallet_payment: 0 })).json).toMatchObject({
      success: true,
      wallet_payment: 0,
      cash_payment: french.user_pay_payment,
    });
    await ordered(who, french);
    const swiss = await invoiceIn(IN_GENEVA, who);
    expect((await pay(who, swiss)).json).toMatchObject({ success: true, wallet_payment: Math.min(50, swiss.user_pay_payment) });
  });

  test('fill the wallet of whoever signed up there in that currency, for good', async () => {
    const user = await registerCustomer(server, FRENCH);
    const who = credentialsOf(user);
    await saveCard(server, who.user_id, 'accepted');
    const begun = await server.expectSuccess(endpoints.get_stripe_payment_intent_wallet, {
      ...who,
      amount: 25,
      payment_id: CARD_GATEWAY_ID,
    });
    const intents = await server.open.database.select().from(sandboxPaymentIntents);
    expect(intents.find(({ clientSecret }) => clientSecret === begun.client_secret)).toMatchObject({ amount: 2_500, currency: 'eur' });
    const moved = await server.expectSuccess(endpoints.update, {
      ...who,
      first_name: user.first_name,
      last_name: user.last_name,
      email: user.email,
      phone: '+41785550199',
      old_password: 'secret-enough',
      new_password: '',
    });
    const ways = await waysIn(credentialsOf(moved.user), LYON_ID);
    expect([moved.user.country_phone_code, ways.wallet_currency_code, ways.is_wallet_usable]).toEqual(['+41', 'EUR', true]);
  });

  test('sign somebody in by a number of either, and the same number of both by the country that is said', async () => {
    const password = 'secret-enough';
    const french = await registerCustomer(server, { ...FRENCH, phone: '612345678', email: 'claire@example.org' });
    const swiss = await registerCustomer(server, { phone: '612345678', email: 'claude@example.org' });
    const signedIn = async (email: string, more = {}) =>
      (await server.expectSuccess(endpoints.login, { email, password, ...more })).user._id;
    expect(await signedIn('+33 6 12 34 56 78')).toBe(french._id);
    expect(await signedIn('0041 61 234 56 78')).toBe(swiss._id);
    expect(await signedIn('06 12 34 56 78', { country_phone_code: '+33' })).toBe(french._id);
    expect(await signedIn('061 234 56 78', { country_phone_code: '+41' })).toBe(swiss._id);
    expect(await signedIn('612345678')).toBe(swiss._id);
  });

  test('deliver to no address of the other', async () => {
    const who = await somebody();
    await invoiceIn(IN_LYON, who);
    const refused = await server.post(endpoints.get_order_cart_invoice.path, { ...who, destination_addresses: [RUE_DE_CAROUGE] });
    expect(refused.json).toMatchObject({ success: false, error_code: 558 });
  });

  test('leave books that balance', async () => {
    expect(await auditLedger(server.open.database)).toEqual([]);
  });
});
