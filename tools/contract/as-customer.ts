import { deflateSync, crc32 } from 'node:zlib';
import { CARD_SANDBOX } from '#contract/card-sandbox.ts';
import { endpoints } from '#contract/endpoints.ts';
import { CARD_GATEWAY_ID, DELIVERY_TYPE, REQUEST_TYPE } from '#contract/enumerations.ts';
import { fillBasket, emptyBasket } from './as-anybody.ts';
import { idOfNobody, ownToken, type Market } from './market.ts';
import type { Body, Trial } from './trial.ts';

export type SignIn = { readonly email: string; readonly password: string };

/** Of a browser that is none: whatever is sealed with them is read by nobody. */
const PUSH_KEYS = {
  p256dh: 'BFAAK2sNz8ycbqGUK-58RDv3Hhw1m9pZvqQ0tJ01-09KY5IAnCeRnclzxxCEGxuioSZ83XUMhxJIU9rk0dh94BY',
  auth: 'YIaL7FSDV_UOPErfY12fVg',
};

const refuseAll = async (
  trial: Trial,
  calls: readonly (readonly [call: (typeof endpoints)[keyof typeof endpoints], codes: readonly number[]])[],
  what: string,
  body: Body,
) => {
  for (const [call, codes] of calls) await trial.refused(call, what, body, codes);
};

/** Signs in, wrong at first. Null where it can't. */
export async function signIn(trial: Trial, { email, password }: SignIn, token: string): Promise<Body | null> {
  const { login } = endpoints;
  const body = { email, password, login_by: 'manual', social_id: '', cart_unique_token: token };
  await trial.refused(login, 'a wrong password', { ...body, password: `${password}-no` }, [511, 512, 513]);
  await trial.refused(login, 'an e-mail that nobody has', { ...body, email: `${ownToken().toLowerCase()}@example.org` }, [511, 512, 513]);
  const user = (await trial.well(login, 'the right password', body))?.user;
  return user ? { user_id: user._id, server_token: user.server_token } : null;
}

async function keepsThings(trial: Trial, market: Market, who: Body): Promise<void> {
  const { add_favourite_store: add, remove_favourite_store: remove, get_favourite_store_list: list } = endpoints;
  const store_id = market.menu.store._id;
  const count = (ids: readonly string[] | undefined) => ids?.filter((id) => id === store_id).length;
  for (const [what, call, left] of [
    ['a store is kept', add, 1],
    ['it is kept again', add, 1],
    ['it is let go', remove, 0],
    ['it is let go again', remove, 0],
  ] as const) {
    const kept = await trial.well(call, what, { ...who, store_id });
    if (kept)
      trial.expect(call, `${what}: it is there ${left} times`, count(kept.favourite_stores) === left, String(left), kept.favourite_stores);
  }
  await trial.well(list, 'the favourite stores', { ...who, ...market.place }, [556]);
  const { add_favourite_address: addAddress, delete_favourite_address: deleteAddress } = endpoints;
  const place = {
    ...who,
    ...market.place,
    address_name: `Contract ${ownToken().slice(0, 6)}`,
    address: market.address('destination').address,
    country: '',
    country_code: '',
    floor: '',
    entry_code: '',
    comment: '',
  };
  const before = await trial.well(endpoints.get_favourite_addresses, 'the kept addresses', who);
  for (const what of ['an address is kept', 'it is kept again']) {
    const after = await trial.well(addAddress, what, place);
    const ours = after?.favourite_addresses.filter(({ address_name }) => address_name === place.address_name);
    if (after) trial.expect(addAddress, `${what}: it is there once`, ours?.length === 1, '1', ours?.length);
    if (what !== 'an address is kept' && ours) {
      const address_ids = ours.map(({ _id }) => _id);
      const left = await trial.well(deleteAddress, 'it is deleted', { ...who, address_ids });
      trial.expect(
        deleteAddress,
        'the others stay',
        left?.favourite_addresses.length === before?.favourite_addresses.length,
        String(before?.favourite_addresses.length),
        left?.favourite_addresses.length,
      );
      await trial.well(deleteAddress, 'it is deleted again', { ...who, address_ids }, [1005]);
    }
  }
}

/** A picture of 240 by 240 points in one grey, as PNG. */
export function picture(): Blob {
  const chunk = (type: string, data: Uint8Array) => {
    const typed = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, sum]);
  };
  const size = 240;
  const head = Buffer.from([0, 0, 0, size, 0, 0, 0, size, 8, 0, 0, 0, 0]);
  const rows = Buffer.alloc(size * (size + 1), 128);
  for (let row = 0; row < size; row += 1) rows[row * (size + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Blob([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))], {
    type: 'image/png',
  });
}

async function parcel(trial: Trial, market: Market, who: Body): Promise<void> {
  const [lat, lng] = market.menu.store.location;
  const [from, to] = [market.place, { latitude: lat, longitude: lng }];
  const list = await trial.well(
    endpoints.get_vehicles_list,
    'what a trip costs',
    {
      ...who,
      city_id: market.cityId,
      delivery_type: DELIVERY_TYPE.courier,
      pickup_location: [from.latitude, from.longitude],
      destination_location: [lat, lng],
    },
    [558, 811, 813, 843, 966],
  );
  const vehicle = list?.admin_vehicles.find(({ why_not }) => why_not === null);
  const token = { ...who, cart_unique_token: ownToken() };
  if (!vehicle) return;
  const addresses = {
    pickup_addresses: [market.address('pickup', from)],
    destination_addresses: [{ ...market.address('destination', to), address: market.menu.store.address }],
  };
  await trial.well(endpoints.add_item_in_cart, 'a parcel', {
    ...token,
    delivery_type: DELIVERY_TYPE.courier,
    store_id: null,
    city_id: market.cityId,
    order_details: [],
    ...addresses,
  });
  const kept = await trial.well(endpoints.courier_image, 'a picture of it', token, [], { image: picture() });
  await trial.well(
    endpoints.get_courier_order_invoice,
    'what it costs',
    { ...token, city_id: market.cityId, vehicle_id: vehicle._id },
    [558, 560, 843, 966],
  );
  for (const what of ['the picture is taken away', 'it is taken away again'])
    await trial.well(endpoints.remove_courier_image, what, { ...token, image_id: kept?.images[0] ? kept.image_id : idOfNobody() });
  await trial.well(endpoints.clear_cart, 'the parcel is let go', { ...token, delivery_type: DELIVERY_TYPE.courier });
}

/** Cards are added where a sandbox stands in for their provider: nobody else tells a card to a program. */
async function cards(trial: Trial, who: Body): Promise<void> {
  await trial.well(endpoints.get_card_list, 'the cards', who);
  const asked = { ...who, payment_id: CARD_GATEWAY_ID };
  const secret = (await trial.well(endpoints.get_stripe_add_card_intent, 'the first step to a card', asked, [1014]))?.client_secret;
  const card = { type: REQUEST_TYPE, ...asked, card_expiry_date: '12/40' };
  await trial.refused(endpoints.add_card, 'a card that the provider never saw', { ...card, payment_method: 'pm_none' }, [1014, 1015]);
  const typed = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };
  const { status, json } = await trial.post(CARD_SANDBOX.confirmSetupIntent, { client_secret: secret ?? 'none', card: typed });
  const method = status === 200 ? (json as { intent?: { payment_method?: string } }).intent?.payment_method : undefined;
  if (method === undefined) return;
  const added = (await trial.well(endpoints.add_card, 'a card', { ...card, payment_method: method }))?.card;
  const again = (await trial.well(endpoints.add_card, 'it is added again', { ...card, payment_method: method }))?.card;
  if (added && again) trial.expect(endpoints.add_card, 'added twice it is one card', added._id === again._id, added._id, again._id);
  await trial.well(endpoints.select_card, 'it becomes the default', { ...who, card_id: added?._id });
  await trial.well(endpoints.delete_card, 'it is deleted', { ...who, card_id: added?._id });
  await trial.well(endpoints.delete_card, 'it is deleted again', { ...who, card_id: added?._id }, [1016, 1017]);
}

async function pastOrders(trial: Trial, who: Body): Promise<void> {
  await trial.well(endpoints.get_orders, 'the running orders', who);
  const past = (await trial.well(endpoints.order_history, 'the past orders', { ...who, start_date: '', end_date: '' }))?.order_list[0];
  await trial.refused(endpoints.order_history, 'one date without the other', { ...who, start_date: '2026-01-01', end_date: '' }, [539]);
  if (past) {
    const order = { ...who, order_id: past._id };
    await trial.well(endpoints.order_history_detail, 'a past order', order);
    await trial.well(endpoints.get_invoice, 'its invoice', order, [548]);
    await trial.well(endpoints.show_invoice, 'its invoice was seen', order, [548]);
  }
  const notTheirs = { ...who, order_id: idOfNobody() };
  await refuseAll(
    trial,
    [
      [endpoints.get_order_detail, [540, 652]],
      [endpoints.order_history_detail, [540]],
      [endpoints.get_invoice, [548]],
      [endpoints.show_invoice, [548]],
      [endpoints.get_provider_location, [652]],
      [endpoints.get_order_route, [652]],
      [endpoints.share_order, [652]],
      [endpoints.withdraw_shared_order, [652]],
    ],
    'an order that is not theirs',
    notTheirs,
  );
  await refuseAll(trial, [[endpoints.user_cancel_order, [652, 656]]], 'an order that is not theirs', {
    ...notTheirs,
    order_status: 1,
    cancel_reason: 'other',
  });
  await refuseAll(
    trial,
    [
      [endpoints.rating_to_store, [652, 1004]],
      [endpoints.rating_to_provider, [652, 1004]],
    ],
    'an order that is not theirs',
    { ...notTheirs, rating: 5, review: '' },
  );
  const wrong = { ...notTheirs, lines: [{ line: 0, quantity: 1, what: 'missing' }] };
  await refuseAll(trial, [[endpoints.report_order_problem, [652, 1004]]], 'an order that is not theirs', wrong);
  await refuseAll(trial, [[endpoints.order_problem_image, [652, 1004]]], 'an order that is not theirs', notTheirs);
}

/** What a customer may do without buying anything; all of it is as it was afterwards, and the basket is empty. */
export async function asCustomer(trial: Trial, market: Market, who: Body): Promise<void> {
  const basket = { ...who, cart_unique_token: ownToken() };
  const user = (await trial.well(endpoints.get_detail, 'who is signed in', who))?.user;
  await keepsThings(trial, market, who);
  const ways = await trial.well(
    endpoints.get_payment_gateway,
    'the ways to pay',
    { ...who, city_id: market.cityId, ...market.sentPlace },
    [811],
  );
  const uses = ways?.is_use_wallet ?? user?.is_use_wallet ?? true;
  for (const is_use_wallet of [!uses, uses])
    await trial.well(endpoints.change_user_wallet_status, 'whether the wallet pays', { ...who, is_use_wallet });
  await trial.well(endpoints.get_wallet_history, 'what the wallet saw', who);
  const preferences = await trial.well(endpoints.get_preferences, 'how to be written to', who);
  if (preferences)
    await trial.well(endpoints.change_preferences, 'it stays as it is', {
      ...who,
      language: preferences.language,
      wants_receipts: preferences.wants_receipts,
    });
  await trial.well(endpoints.get_sessions, 'where they are signed in', who);
  await trial.well(endpoints.end_session, 'a session that is not theirs', { ...who, session_id: idOfNobody() });
  await trial.well(endpoints.get_push_key, 'whether this device gets news', who);
  await trial.well(
    endpoints.subscribe_push,
    'news to this device',
    { ...who, endpoint: `https://fcm.googleapis.com/fcm/send/${ownToken()}`, ...PUSH_KEYS },
    [522],
  );
  await trial.well(endpoints.unsubscribe_push, 'no news to this device', who);
  await trial.well(endpoints.export_account, 'everything that is kept', who);
  await cards(trial, who);
  await pastOrders(trial, who);
  await parcel(trial, market, who);
  await trial.well(endpoints.get_payment, 'no payment under way', who);
  await trial.well(endpoints.give_up_payment, 'a payment that is not theirs', { ...who, order_payment_id: idOfNobody() });
  await trial.well(endpoints.withdraw_commands, 'a command that never came', {
    ...who,
    order_payment_id: idOfNobody(),
    idempotency_keys: [ownToken()],
  });
  const filled = await fillBasket(trial, market, basket);
  const order_payment_id = filled?.invoice.order_payment._id ?? idOfNobody();
  await trial.refused(
    endpoints.apply_promo_code,
    'a code that is none',
    { ...basket, promo_code_name: 'NO-SUCH-CODE', order_payment_id },
    [546, 551, 552, 553],
  );
  await trial.well(endpoints.apply_promo_code, 'no code', { ...basket, promo_code_name: '', order_payment_id });
  await emptyBasket(trial, basket, filled?.cartId ?? null);
}

export async function signOut(trial: Trial, market: Market, who: Body): Promise<void> {
  await trial.well(endpoints.logout, 'the session ends', { ...who, store_id: market.menu.store._id });
  await trial.refused(endpoints.get_detail, 'a session that has ended', who, [999]);
  await trial.refused(endpoints.get_orders, 'a session that has ended', who, [999]);
}
