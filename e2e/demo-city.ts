import type { APIRequestContext } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import * as v from 'valibot';
import type { AnswerOf, Endpoint, RequestOf } from '../contract/endpoint.ts';
import { CARD_SANDBOX, sandboxAnswer } from '../contract/card-sandbox.ts';
import { endpoints } from '../contract/endpoints.ts';
import type { CurrentLocation } from '../contract/entities/address.ts';
import type { StoredUser } from '../contract/entities/user.ts';
import { CARD_GATEWAY_ID, CASH_PAYMENT_ID, ORDER_TYPE, ROLE } from '../contract/enumerations.ts';
import { OPERATOR, operatorAnswer } from '../contract/operator.ts';
import { storePath } from '../domain/slug.ts';

/** Arranges things through the server's own calls, before somebody acts in the page. */
export async function call<E extends Endpoint>(api: APIRequestContext, endpoint: E, request: RequestOf<E>): Promise<AnswerOf<E>> {
  const response = await api.fetch(endpoint.path, { method: endpoint.method, ...(endpoint.method === 'POST' ? { data: request } : {}) });
  const answer = (await response.json()) as AnswerOf<E> & { success: boolean; error_code?: number };
  if (!answer.success) throw new Error(`${endpoint.name} was refused with ${answer.error_code ?? response.status()}`);
  return answer;
}

export const DEMO_PASSWORD = 'balade2026';
export const AROUND_CAROUGE = { latitude: 46.1972, longitude: 6.1413 };

/** Rue de Carouge 12, as the browser keeps it. */
export const CAROUGE: CurrentLocation = {
  ...AROUND_CAROUGE,
  address: 'Rue de Carouge 12, 1205 Genève',
  city1: 'Genève',
  city2: 'Genève',
  city3: '',
  country: 'Switzerland',
  country_code: 'CH',
  country_code_2: 'CHE',
  city_code: '1205',
};

let lastNumber = 0;
/** Eight digits that no other customer of the server has: the millisecond, or what comes after the last one. */
function newNumber(): number {
  lastNumber = Math.max(lastNumber + 1, Date.now() % 80_000_000);
  return 10_000_000 + lastNumber;
}

export const somebodyNew = () => ({
  first_name: 'Zoé',
  last_name: 'Test',
  email: `zoe.${randomBytes(6).toString('hex')}@example.org`,
  password: 'a lake in June',
  country_phone_code: '+41',
  phone: `7${newNumber()}`,
});

export const newCustomer = async (api: APIRequestContext, who = somebodyNew()): Promise<StoredUser> =>
  (await call(api, endpoints.register, who)).user;

export const signedIn = async (api: APIRequestContext, email: string, password: string): Promise<StoredUser> =>
  (await call(api, endpoints.login, { email, password })).user;

export const demoCustomer = (api: APIRequestContext, email: string): Promise<StoredUser> => signedIn(api, email, DEMO_PASSWORD);

/** Ends a session on the server, as from another device; the page that has it is told nothing. */
export const endSession = async (api: APIRequestContext, { _id, server_token }: StoredUser): Promise<void> =>
  void (await call(api, endpoints.logout, { store_id: _id, user_id: _id, server_token }));

export async function saveCard(api: APIRequestContext, { _id, server_token }: StoredUser, number: string): Promise<void> {
  const who = { user_id: _id, server_token, payment_id: CARD_GATEWAY_ID };
  const { client_secret } = await call(api, endpoints.get_stripe_add_card_intent, who);
  const kept = await api.post(CARD_SANDBOX.confirmSetupIntent, {
    data: { client_secret, card: { number, exp_month: 12, exp_year: 2030, cvc: '123' } },
  });
  const { intent } = v.parse(sandboxAnswer, await kept.json());
  await call(api, endpoints.add_card, { ...who, type: 7, payment_method: intent?.payment_method ?? '' });
}

export const keepStore = async (api: APIRequestContext, { _id, server_token }: StoredUser, storeId: string): Promise<string[]> =>
  (await call(api, endpoints.add_favourite_store, { user_id: _id, server_token, store_id: storeId })).favourite_stores;

export const saveAddress = async (
  api: APIRequestContext,
  { _id, server_token }: StoredUser,
  place: {
    readonly address_name: string;
    readonly address: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly floor?: string;
    readonly entry_code?: string;
    readonly comment?: string;
  },
): Promise<void> => void (await call(api, endpoints.add_favourite_address, { user_id: _id, server_token, ...place }));

/** Brings money into a customer's wallet, in major units, from a card of theirs. */
export async function topUp(api: APIRequestContext, { _id, server_token }: StoredUser, amount: number): Promise<void> {
  const who = { user_id: _id, server_token, payment_id: CARD_GATEWAY_ID };
  const { client_secret } = await call(api, endpoints.get_stripe_payment_intent_wallet, { ...who, amount, type: 7 });
  const confirmed = await api.post(CARD_SANDBOX.confirmPaymentIntent, { data: { client_secret } });
  const { intent } = (await confirmed.json()) as { intent: { id: string } };
  void (await call(api, endpoints.add_wallet_amount, { ...who, payment_intent_id: intent.id }));
}

export const switchWallet = async (api: APIRequestContext, { _id, server_token }: StoredUser, isUsed: boolean): Promise<void> =>
  void (await call(api, endpoints.change_user_wallet_status, { user_id: _id, server_token, is_use_wallet: isUsed }));

export const newCartToken = (): string => randomBytes(16).toString('hex');

/** The stores of a category, as Rue de Carouge 12 is told of them. */
const storesOf = async (api: APIRequestContext, categoryId: string) =>
  (await call(api, endpoints.get_store_list_nearest_city, { store_delivery_id: categoryId, ...AROUND_CAROUGE })).stores;

/** A store of the demo city with its menu, by its name. @throws Error when there is none */
export async function storeNamed(api: APIRequestContext, name: string) {
  const city = await call(api, endpoints.get_delivery_list_for_nearest_city, { ...AROUND_CAROUGE, delivery_type: 1 });
  for (const category of city.deliveries) {
    const stores = await storesOf(api, category._id);
    const store = stores.find((one) => one.name === name);
    if (!store) continue;
    const menu = await call(api, endpoints.user_get_store_product_item_list, { store_id: store._id, ...AROUND_CAROUGE });
    return {
      id: store._id,
      categoryId: category._id,
      path: storePath({ city: 'geneve', category: category.delivery_name, name, id: store._id }),
      items: menu.products.flatMap(({ items }) => items),
    };
  }
  throw new Error(`the demo city has no store ${name}`);
}

export type Holder = { readonly cart_unique_token: string; readonly user_id?: string; readonly server_token?: string };
export const holderOf = (user: StoredUser): Holder => ({
  cart_unique_token: newCartToken(),
  user_id: user._id,
  server_token: user.server_token,
});

/** Makes a basket what it is to be: so many of one item of a store, with the choice that the menu makes itself. */
export async function fillBasket(
  api: APIRequestContext,
  holder: Holder,
  store: Awaited<ReturnType<typeof storeNamed>>,
  itemName: string,
  quantity: number,
) {
  const item = store.items.find(({ name }) => name === itemName);
  if (!item) throw new Error(`there is no ${itemName} on the menu`);
  const now = await call(api, endpoints.get_cart, { ...holder });
  return call(api, endpoints.add_item_in_cart, {
    ...holder,
    user_type: ROLE.user,
    cart_id: now.cart_id,
    cart_version: now.cart_id ? now.cart_version : null,
    store_id: store.id,
    order_details: [
      {
        items: [
          {
            item_id: item._id,
            quantity,
            note_for_item: '',
            specifications: item.specifications
              .map(({ unique_id, list }) => ({
                unique_id,
                list: list.filter((option) => option.is_default_selected).map((option) => ({ unique_id: option.unique_id })),
              }))
              .filter(({ list }) => list.length > 0),
          },
        ],
      },
    ],
    destination_addresses: now.cart_id
      ? []
      : [
          {
            address_type: 'destination',
            address: CAROUGE.address,
            post_code: CAROUGE.city_code,
            city: CAROUGE.city1,
            location: [CAROUGE.latitude, CAROUGE.longitude],
          },
        ],
  });
}

/** Pays what is in a customer's basket: in cash, or by their saved card, which then waits to be confirmed. */
async function pay(api: APIRequestContext, holder: Holder, paymentId: string, key?: string) {
  const fulfilment = { is_user_pick_up_order: false, is_schedule_order: false, order_start_at: 0 };
  const contact = { delivery_user_name: 'Zoé Test', delivery_user_phone: '791234567', delivery_note: '' };
  const { order_payment } = await call(api, endpoints.get_order_cart_invoice, {
    ...holder,
    ...fulfilment,
    order_type: ORDER_TYPE,
    is_web: true,
  });
  const ordered = { ...holder, ...fulfilment, ...contact, order_payment_id: order_payment._id };
  await call(api, endpoints.pay_order_payment, {
    ...ordered,
    payment_id: paymentId,
    is_payment_mode_cash: paymentId === CASH_PAYMENT_ID,
    user_pay_payment: order_payment.user_pay_payment,
    ...(key === undefined ? {} : { idempotency_key: key }),
  });
  return ordered;
}

export const placeOrder = async (api: APIRequestContext, holder: Holder): Promise<string> =>
  (await call(api, endpoints.create_order, await pay(api, holder, CASH_PAYMENT_ID))).order_id;

/** Begins to pay what is in a customer's basket by their default card, and leaves it there. */
export async function leaveUnconfirmed(
  api: APIRequestContext,
  holder: Holder,
): Promise<{ readonly paymentId: string; readonly key: string }> {
  const key = crypto.randomUUID();
  const { order_payment_id: paymentId } = await pay(api, holder, CARD_GATEWAY_ID, key);
  return { paymentId, key };
}

export async function completeOrder(api: APIRequestContext, holder: Holder, orderId: string): Promise<void> {
  const { order } = await call(api, endpoints.get_order_detail, { ...holder, order_id: orderId });
  const move = async () => {
    const moved = await api.post(OPERATOR.move, { data: { number: order.unique_id, action: 'move' } });
    return v.parse(operatorAnswer, await moved.json());
  };
  for (let answer = await move(); 'status' in answer && answer.status !== 'completed';) answer = await move();
}

/** A customer whose one order of a store has come: as many of one dish, with the choice that its menu makes itself. */
export async function customerWhoOrdered(api: APIRequestContext, storeName: string, dish: string, quantity = 1) {
  const user = await newCustomer(api);
  const holder = holderOf(user);
  await fillBasket(api, holder, await storeNamed(api, storeName), dish, quantity);
  const orderId = await placeOrder(api, holder);
  await completeOrder(api, holder, orderId);
  return { user, holder, orderId };
}

export async function sendPicture(request: APIRequestContext, { _id, server_token: token }: StoredUser): Promise<void> {
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a06040' } })
    .png()
    .toBuffer();
  await request.post(endpoints.set_profile_picture.path, {
    multipart: { user_id: _id, server_token: token, image: { name: 'me.png', mimeType: 'image/png', buffer } },
  });
}
