import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { CARD_SANDBOX } from '#contract/card-sandbox.ts';
import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import { idFrom } from '#server/secrets/ids.ts';
import { createApi, fetchTransport, type Api, type CallOptions, type Credentials } from '#src/api/api.ts';
import { CAFE_DE_LA_RADE, DEMO_PASSWORD, plainItems, registerCustomer, RUE_DE_CAROUGE } from '../customer.ts';
import { mailedToken } from '../mailed.ts';
import { BIKE, GENEVA, invoiceBody, parcelBody, parcelToken } from '../parcel.ts';
import { moveIt, orderInCash } from '../past-orders.ts';
import { ACCEPTED } from '../saved-card.ts';
import { Browser } from '../push-service.ts';
import { testServer } from '../test-server.ts';

const POINT = { latitude: 46.1969, longitude: 6.1428 };
const CITY = idFrom('city', 'geneve');
const RESTAURANTS = idFrom('category', 'restaurants');

describe('the client against the running server', () => {
  const server = testServer('postgres');
  let api: Api;
  let address: string;
  const credentials: { -readonly [K in keyof Credentials]: Credentials[K] } = {
    user_id: null,
    server_token: null,
    cart_unique_token: 'client-guest-token-number-1',
  };
  const called = new Set<string>();

  beforeAll(async () => {
    address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const inner = createApi({
      credentials: () => credentials,
      language: () => 'en',
      transport: fetchTransport(address),
    });
    api = {
      ...inner,
      call: (endpoint, request, options) => {
        called.add(endpoint.name);
        return inner.call(endpoint, request, options);
      },
    };
  });

  const succeed = async <E extends Endpoint>(endpoint: E, request: Parameters<typeof api.call<E>>[1], options?: CallOptions) => {
    const result = await api.call(endpoint, request, options);
    if (!result.ok) throw new Error(`${endpoint.name}: ${JSON.stringify(result.failure)}`);
    return result.value;
  };
  const become = (user: StoredUser) => Object.assign(credentials, { user_id: user._id, server_token: user.server_token });

  test('every served call answers what its schema says', async () => {
    await succeed(endpoints.get_setting_detail, {});
    expect((await succeed(endpoints.get_country_list, {})).countries[0]?.country_phone_code).toBe('+41');
    await succeed(endpoints.check_referral, { country_phone_code: '+41', referral_code: 'LEA2026', type: 7 });
    await succeed(endpoints.get_address_using_postcode, { post_code: '1205' });
    await succeed(endpoints.get_delivery_list_for_nearest_city, { ...POINT, delivery_type: 1 });
    await succeed(endpoints.get_store_list, { city_id: CITY, store_delivery_id: RESTAURANTS, ...POINT });
    await succeed(endpoints.get_store_list_nearest_city, { store_delivery_id: RESTAURANTS, ...POINT });
    await succeed(endpoints.user_get_store_product_item_list, { store_id: CAFE_DE_LA_RADE, ...POINT });
    await succeed(endpoints.get_store_reviews, { store_id: CAFE_DE_LA_RADE });
    await succeed(endpoints.check_delivery_available, { ...POINT, city_id: CITY });
    await succeed(endpoints.search_places, { query: 'plainpalais' });
    expect((await succeed(endpoints.search_dishes, { query: 'fondue', ...POINT })).dishes).not.toEqual([]);
    await succeed(endpoints.nearest_place, POINT);
    const [country] = (await succeed(endpoints.country_city_list, {})).countries;
    await succeed(endpoints.get_city_list, { country_id: country?._id });
    await succeed(endpoints.get_delivery_list_for_city, { city_id: CITY });
    await succeed(endpoints.get_delivery_list, {});
    await succeed(endpoints.check_city_radius, { ...POINT, city_id: CITY });
    await succeed(endpoints.send_email, { email: 'reader@example.org' });
    const applicant = {
      name: 'Jo',
      snames: 'Perret',
      email: 'jo@example.org',
      password: '',
      mobile: '79 640 18 22',
      address: 'Rue Dancet 18',
    };
    await succeed(endpoints.send_partner_email, { ...applicant, companyName: 'Chez Jo', postal_code: '', delivery_type: 1 });
    await succeed(endpoints.send_hopper_email, applicant);
    const [item] = await plainItems(server, CAFE_DE_LA_RADE);
    const lines = [{ items: [{ item_id: item?._id ?? '', quantity: 8 }] }];
    await succeed(endpoints.add_item_in_cart, { store_id: CAFE_DE_LA_RADE, order_details: lines, destination_addresses: [RUE_DE_CAROUGE] });
    const { user } = await succeed(endpoints.register, {
      first_name: 'Client',
      last_name: 'Test',
      email: 'client@example.org',
      password: 'secret-enough',
      phone: '0780010000',
    });
    become(user);
    await succeed(endpoints.get_detail, {});
    await succeed(endpoints.add_favourite_store, { store_id: CAFE_DE_LA_RADE });
    await succeed(endpoints.get_favourite_store_list, {});
    await succeed(endpoints.remove_favourite_store, { store_id: [CAFE_DE_LA_RADE] });
    const cart = await succeed(endpoints.get_cart, {});
    expect(cart).toMatchObject({ total_item: 8, store_id: CAFE_DE_LA_RADE });
    await succeed(endpoints.change_delivery_address, {
      ...POINT,
      cart_id: cart.cart_id,
      destination_address: 'Rue de Carouge 14',
      destination_addresses: [RUE_DE_CAROUGE],
    });
    await succeed(endpoints.update, {
      first_name: 'Client',
      last_name: 'Tested',
      email: 'client@example.org',
      phone: '0780010000',
      old_password: 'secret-enough',
    });
    await succeed(endpoints.forgot_password, { email: 'client@example.org', type: 7 });
    const token = await mailedToken(server, 'client@example.org');
    await succeed(endpoints.check_detail, { token });
    await succeed(endpoints.new_password, { token, password: 'secret-enough' });
    become((await succeed(endpoints.login, { email: 'client@example.org', password: 'secret-enough' })).user);
    await succeed(endpoints.get_payment_gateway, { city_id: CITY });
    await succeed(endpoints.change_user_wallet_status, { is_use_wallet: true });
    await succeed(endpoints.add_favourite_address, { ...POINT, address_name: 'Home', address: 'Rue de Carouge 12, 1205 Genève' });
    const [saved] = (await succeed(endpoints.get_favourite_addresses, {})).favourite_addresses;
    await succeed(endpoints.delete_favourite_address, { address_ids: [saved?._id ?? ''] });
    const { order_payment } = await succeed(endpoints.get_order_cart_invoice, { is_user_pick_up_order: false });
    await succeed(endpoints.apply_promo_code, { order_payment_id: order_payment._id, promo_code_name: 'BALADE10' });
    await succeed(endpoints.pay_order_payment, { order_payment_id: order_payment._id, payment_id: 'cash', is_payment_mode_cash: true });
    expect((await succeed(endpoints.get_payment, { order_payment_id: order_payment._id })).payment?.state).toBe('authorised');
    await succeed(endpoints.give_up_payment, { order_payment_id: order_payment._id });
    await succeed(endpoints.withdraw_commands, { order_payment_id: order_payment._id, idempotency_keys: ['client-test-never-sent'] });
    const { order_id } = await succeed(endpoints.create_order, { order_payment_id: order_payment._id });
    await succeed(endpoints.get_order_detail, { order_id });
    const [running] = (await succeed(endpoints.get_orders, {})).order_list;
    await succeed(endpoints.user_cancel_order, {
      order_id,
      order_status: running?.order_status ?? 0,
      cancel_reason: 'Incorrect delivery address',
    });
    const [past] = (await succeed(endpoints.order_history, {})).order_list;
    expect(past).toMatchObject({ _id: order_id, order_status: ORDER_STATUS.cancelledByCustomer });
    await succeed(endpoints.order_history_detail, { order_id });
    await succeed(endpoints.get_invoice, { order_id });
    await succeed(endpoints.show_invoice, { order_id });
    const byCard = { payment_id: CARD_GATEWAY_ID, type: 7 };
    const confirm = async (path: string, secret: object) => expect((await server.post(path, secret)).json.error).toBeNull();
    const keepCard = async (number: string) => {
      const { client_secret } = await succeed(endpoints.get_stripe_add_card_intent, byCard);
      await confirm(CARD_SANDBOX.confirmSetupIntent, { client_secret, card: { number, exp_month: 4, exp_year: 2029, cvc: '123' } });
      const { json } = await server.post(CARD_SANDBOX.retrieve, { client_secret });
      return (await succeed(endpoints.add_card, { ...byCard, payment_method: (json.intent as { payment_method: string }).payment_method }))
        .card;
    };
    const visa = await keepCard(ACCEPTED);
    const mastercard = await keepCard('5555555555554444');
    await succeed(endpoints.select_card, { card_id: mastercard._id });
    expect((await succeed(endpoints.get_card_list, {})).cards.map(({ card_type, is_default }) => [card_type, is_default])).toEqual(
      expect.arrayContaining([
        ['visa', false],
        ['mastercard', true],
      ]),
    );
    await succeed(endpoints.delete_card, { card_id: mastercard._id });
    const topUp = await succeed(endpoints.get_stripe_payment_intent_wallet, { ...byCard, card_id: visa._id, amount: 20 });
    await confirm(CARD_SANDBOX.confirmPaymentIntent, { client_secret: topUp.client_secret });
    const [intent = ''] = topUp.client_secret.split('_secret');
    expect((await succeed(endpoints.add_wallet_amount, { ...byCard, payment_intent_id: intent })).wallet).toBe(20);
    expect((await succeed(endpoints.get_sessions, {})).sessions[0]).toMatchObject({ is_this: true });
    expect((await succeed(endpoints.end_session, {})).sessions).toHaveLength(1);
    await succeed(endpoints.subscribe_push, { endpoint: 'https://fcm.googleapis.com/fcm/send/client', ...new Browser().keys });
    expect((await succeed(endpoints.get_push_key, {})).is_subscribed).toBe(true);
    expect((await succeed(endpoints.unsubscribe_push, {})).sessions[0]).toMatchObject({ gets_news: false });
    expect(await succeed(endpoints.get_preferences, {})).toMatchObject({ language: null, wants_receipts: true, news: 'no' });
    expect(await succeed(endpoints.change_preferences, { language: 'fr' })).toMatchObject({ language: 'fr' });
    const face = await sharp({ create: { width: 20, height: 30, channels: 3, background: '#4060a0' } })
      .png()
      .toBuffer();
    const kept = await succeed(endpoints.set_profile_picture, {}, { files: { image: new Blob([new Uint8Array(face)]) } });
    expect(kept.image_url).toMatch(/customer_picture/);
    expect(await succeed(endpoints.remove_profile_picture, {})).toEqual({ image_url: './default.png' });
    expect((await succeed(endpoints.get_wallet_history, {})).movements[0]).toMatchObject({ kind: 'top_up', amount: 20, last_four: '4242' });
    const another = await orderInCash(server, { user_id: credentials.user_id ?? '', server_token: credentials.server_token ?? '' });
    const move = (to: number) => moveIt(server, { user_id: credentials.user_id ?? '', server_token: '' }, another, to);
    await move(ORDER_STATUS.courierAccepted);
    await succeed(endpoints.get_order_route, { order_id: another });
    const { share_token } = await succeed(endpoints.share_order, { order_id: another });
    await succeed(endpoints.get_shared_order, { share_token });
    await succeed(endpoints.withdraw_shared_order, { order_id: another });
    await move(ORDER_STATUS.startedDelivery);
    await succeed(endpoints.get_provider_location, { order_id: another });
    await move(ORDER_STATUS.completed);
    await succeed(endpoints.rating_to_store, { order_id: another, rating: 4 });
    await succeed(endpoints.rating_to_provider, { order_id: another, rating: 5, review: 'On time' });
    const photo = await succeed(
      endpoints.order_problem_image,
      { order_id: another },
      { files: { image: new Blob([new Uint8Array(face)], { type: 'image/png' }) } },
    );
    const missing = { line: 0, quantity: 1, what: 'missing', image_id: photo.image_id } as const;
    expect((await succeed(endpoints.report_order_problem, { order_id: another, lines: [missing] })).order_problem).toMatchObject({
      lines: [{ line: 0, what: 'missing', image_url: photo.image_url }],
    });
    await succeed(endpoints.add_item_in_cart, { store_id: CAFE_DE_LA_RADE, order_details: lines });
    await succeed(endpoints.clear_cart, { keep_aside: true });
    const [parked] = (await succeed(endpoints.get_parked_carts, {})).carts;
    await succeed(endpoints.take_cart_back, { parked_cart_id: parked?.cart_id ?? '' });
    await succeed(endpoints.drop_parked_cart, { parked_cart_id: parked?.cart_id ?? '' });
    await succeed(endpoints.clear_cart, {});
    const parcel = { user_id: credentials.user_id ?? '', server_token: credentials.server_token ?? '', cart_unique_token: parcelToken() };
    expect((await succeed(endpoints.get_vehicles_list, { city_id: GENEVA })).admin_vehicles.map(({ _id }) => _id)).toContain(BIKE);
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2b7' } })
      .jpeg()
      .toBuffer();
    const { images } = await succeed(
      endpoints.courier_image,
      { cart_unique_token: parcel.cart_unique_token },
      { files: { image: new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }) } },
    );
    expect(images).toHaveLength(1);
    await succeed(endpoints.add_item_in_cart, parcelBody(parcel));
    const priced = await succeed(endpoints.get_courier_order_invoice, invoiceBody(parcel));
    expect(priced.order_payment.total).toBeGreaterThan(0);
    const image_id = images[0]?.image_id ?? '';
    expect((await succeed(endpoints.remove_courier_image, { image_id, cart_unique_token: parcel.cart_unique_token })).images).toEqual([]);
    expect((await succeed(endpoints.export_account, {})).account).toMatchObject({ profile: { email: 'client@example.org' } });
    await succeed(endpoints.logout, { store_id: user._id });
    become(await registerCustomer(server, { password: 'gone in a moment' }));
    await succeed(endpoints.delete_account, { password: 'gone in a moment' });
    become((await succeed(endpoints.login, { email: 'client@example.org', password: 'secret-enough' })).user);
    expect([...called].toSorted()).toEqual(
      Object.values(endpoints)
        .filter(({ served }) => served)
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  test('a refusal keeps its code, reason and details', async () => {
    await succeed(endpoints.clear_cart, {});
    expect(await api.call(endpoints.get_order_cart_invoice, {})).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code: 962, reason: null },
    });
    const [item] = (await plainItems(server, CAFE_DE_LA_RADE)).toSorted((a, b) => a.price - b.price);
    await succeed(endpoints.add_item_in_cart, {
      store_id: CAFE_DE_LA_RADE,
      order_details: [{ items: [{ item_id: item?._id ?? '', quantity: 1 }] }],
    });
    expect(await api.call(endpoints.get_order_cart_invoice, {})).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code: 557, details: { min_order_price: 20 } },
    });
    expect(await api.call(endpoints.login, { email: 'lea@example.org', password: `not-${DEMO_PASSWORD}` })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code: 512 },
    });
  });

  test('a body that does not fit is a malformed call', async () => {
    expect(await api.call(endpoints.search_places, { query: '' })).toMatchObject({
      ok: false,
      failure: { kind: 'transport', cause: 'malformed' },
    });
  });
});
