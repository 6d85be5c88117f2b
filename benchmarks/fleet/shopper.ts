import { setTimeout as pause } from 'node:timers/promises';
import { CARD_SANDBOX } from '#contract/card-sandbox.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { CARD_GATEWAY_ID, CASH_PAYMENT_ID } from '#contract/enumerations.ts';
import { OPERATOR } from '#contract/operator.ts';
import { isTerminal } from '#domain/orders/progress.ts';
import type { Balancer, Json } from './balancer.ts';
import { LOCAL_KEY } from './built-servers.ts';

const AROUND = { latitude: 46.1969, longitude: 6.1428 };
const DESTINATION = {
  address_type: 'destination',
  address: 'Rue de Carouge 12, 1205 Genève',
  post_code: '1205',
  city: 'Genève',
  location: [AROUND.latitude, AROUND.longitude],
};
const WHOLE_ORDER = {
  is_user_pick_up_order: false,
  is_schedule_order: false,
  order_start_at: 0,
  delivery_user_name: 'Ada Fleet',
  delivery_user_phone: '781000001',
  destination_addresses: [DESTINATION],
};
const PASSWORD = 'secret-enough';
/** Open round the clock, so that a run at any hour sells the same. */
const SELLER = 'Snack 24';
/** A wallet is filled with so much, and again when less than that is left, major units. */
const FILLED_WITH = 900;
const FILLED_BELOW = 100;
/** A payment that was begun is an order within so long, milliseconds. */
const PLACED_WITHIN = 60_000;
const BETWEEN_LOOKS = 1_000;

/** Who moves orders on: the demo's clockwork, or a store whose part is played, of which each order is collected. */
export type MovedBy = 'clockwork' | 'store';
/** What the store does with an order that is collected, in its order. */
const BY_THE_STORE = ['accept', 'ready', 'complete'] as const;

const WAYS = ['cash', 'card', 'wallet'] as const;
export type Way = (typeof WAYS)[number];

/** What is sold, and where. */
export type Offer = { readonly storeId: string; readonly itemId: string; readonly category: string };

/** What all shoppers saw together. */
export type Seen = {
  /** The orders that were acknowledged, with how each was paid. */
  readonly orders: Map<string, Way>;
  /** Orders that were followed until they had ended. */
  ended: number;
  /** Answers that said that a session is over. */
  loggedOut: number;
  /** What somebody had been told and then was not shown. */
  readonly notShown: string[];
};

export const nothingSeen = (): Seen => ({ orders: new Map(), ended: 0, loggedOut: 0, notShown: [] });

type Ask = Balancer['ask'];

const success = async (ask: Ask, { path }: Pick<Endpoint, 'path'>, body: object): Promise<Json> => {
  const json = await ask(path, body);
  if (json.success !== true) throw new Error(`${path} answered ${JSON.stringify(json).slice(0, 300)}`);
  return json;
};

/** Finds what can be ordered without a choice, at any hour. */
export async function findOffer(ask: Ask): Promise<Offer> {
  const { deliveries } = await success(ask, endpoints.get_delivery_list_for_nearest_city, AROUND);
  for (const { _id: category } of deliveries as { _id: string }[]) {
    const listed = await ask(endpoints.get_store_list_nearest_city.path, { ...AROUND, store_delivery_id: category });
    const store = ((listed.stores ?? []) as { _id: string; name: string }[]).find(({ name }) => name === SELLER);
    if (!store) continue;
    const menu = await success(ask, endpoints.user_get_store_product_item_list, { store_id: store._id });
    const item = (menu.products as { items: { _id: string; specifications: unknown[]; is_item_in_stock: boolean }[] }[])
      .flatMap(({ items }) => items)
      .find(({ specifications, is_item_in_stock: isThere }) => isThere && specifications.length === 0);
    if (item) return { storeId: store._id, itemId: item._id, category };
  }
  throw new Error(`${SELLER} sells nothing here`);
}

/** A customer who signs up, then buys and follows what they bought, again and again. */
export class Shopper {
  readonly #balancer: Balancer;
  readonly #offer: Offer;
  readonly #seen: Seen;
  readonly #way: Way;
  readonly #email: string;
  readonly #phone: string;
  readonly #between: number;
  readonly #movedBy: MovedBy;
  #who: Json = {};

  constructor(
    balancer: Balancer,
    {
      offer,
      seen,
      number,
      run,
      between,
      movedBy,
    }: { offer: Offer; seen: Seen; number: number; run: string; between: number; movedBy: MovedBy },
  ) {
    this.#balancer = balancer;
    this.#offer = offer;
    this.#seen = seen;
    this.#way = WAYS[number % WAYS.length] ?? 'cash';
    this.#email = `fleet-${run}-${number}@example.org`;
    this.#phone = `76${String(number).padStart(7, '0')}`;
    this.#between = between;
    this.#movedBy = movedBy;
  }

  async #said(endpoint: Pick<Endpoint, 'path'>, body: object = {}): Promise<Json> {
    const json = await this.#balancer.ask(endpoint.path, { ...this.#who, ...body });
    if (json.error_code === 999 || json.error_code === 2000) this.#seen.loggedOut += 1;
    return json;
  }

  async #done(endpoint: Pick<Endpoint, 'path'>, body: object = {}): Promise<Json> {
    const json = await this.#said(endpoint, body);
    if (json.success !== true)
      throw new Error(`${this.#email} (${this.#way}): ${endpoint.path} answered ${JSON.stringify(json).slice(0, 300)}`);
    return json;
  }

  /** Signs up, saves a card and fills the wallet where that is how they pay, then signs in anew. */
  async signUp(): Promise<void> {
    const name = { first_name: 'Ada', last_name: 'Fleet' };
    await this.#done(endpoints.register, { ...name, email: this.#email, password: PASSWORD, phone: this.#phone });
    const { user } = (await this.#done(endpoints.login, { email: this.#email, password: PASSWORD })) as {
      user: { _id: string; server_token: string };
    };
    this.#who = { user_id: user._id, server_token: user.server_token };
    await this.#done(endpoints.change_user_wallet_status, { is_use_wallet: this.#way === 'wallet' });
    if (this.#way !== 'cash') await this.#saveCard();
    if (this.#way === 'wallet') await this.#fillWallet();
  }

  async #saveCard(): Promise<void> {
    const { client_secret } = await this.#done(endpoints.get_stripe_add_card_intent, { payment_id: CARD_GATEWAY_ID });
    const card = { number: '4242424242424242', exp_month: 4, exp_year: 2039, cvc: '123' };
    const { intent } = await this.#balancer.ask(CARD_SANDBOX.confirmSetupIntent, { client_secret, card });
    const { payment_method } = intent as { payment_method: string };
    await this.#done(endpoints.add_card, { type: 7, payment_id: CARD_GATEWAY_ID, card_expiry_date: '04/39', payment_method });
  }

  async #fillWallet(): Promise<void> {
    const asked = { payment_id: CARD_GATEWAY_ID, amount: FILLED_WITH, top_up_key: `${this.#email} ${Date.now()}` };
    const { client_secret } = await this.#done(endpoints.get_stripe_payment_intent_wallet, asked);
    const { intent } = await this.#balancer.ask(CARD_SANDBOX.confirmPaymentIntent, { client_secret });
    const { id } = intent as { id: string };
    await this.#done(endpoints.add_wallet_amount, { payment_id: CARD_GATEWAY_ID, payment_intent_id: id });
  }

  /** Looks around, orders, follows the order until it is over and finds it among those that are past. */
  async buy(): Promise<void> {
    await this.#done(endpoints.get_store_list_nearest_city, { ...AROUND, store_delivery_id: this.#offer.category });
    await this.#pause();
    await this.#done(endpoints.add_item_in_cart, {
      store_id: this.#offer.storeId,
      order_details: [{ items: [{ item_id: this.#offer.itemId, quantity: 2 }] }],
      destination_addresses: [DESTINATION],
    });
    await this.#pause();
    const { order_payment: payment } = (await this.#done(endpoints.get_order_cart_invoice, this.#wanted)) as {
      order_payment: { _id: string; user_pay_payment: number };
    };
    await this.#pause();
    const orderId = await this.#pay(payment._id);
    this.#seen.orders.set(orderId, this.#way);
    if (this.#way === 'wallet') await this.#lookAtWallet(orderId);
    await this.#follow(orderId);
  }

  get #wanted(): object {
    return { ...WHOLE_ORDER, is_user_pick_up_order: this.#movedBy === 'store' };
  }

  #pause(): Promise<void> {
    return this.#between > 0 ? pause(this.#between * (0.5 + Math.random())) : Promise.resolve();
  }

  /** Pays and asks for the order until there is one. @returns its id */
  async #pay(paymentId: string): Promise<string> {
    const payment_id = this.#way === 'cash' ? CASH_PAYMENT_ID : CARD_GATEWAY_ID;
    const paid = await this.#said(endpoints.pay_order_payment, {
      ...this.#wanted,
      order_payment_id: paymentId,
      payment_id,
      is_payment_mode_cash: this.#way === 'cash',
    });
    if (typeof paid.client_secret === 'string')
      await this.#balancer.ask(CARD_SANDBOX.confirmPaymentIntent, { client_secret: paid.client_secret });
    const until = Date.now() + PLACED_WITHIN;
    let said: Json = paid;
    while (Date.now() < until) {
      const made = await this.#said(endpoints.create_order, { ...this.#wanted, order_payment_id: paymentId });
      if (made.success === true) return made.order_id as string;
      said = made;
      const { payment } = (await this.#done(endpoints.get_payment, { order_payment_id: paymentId })) as {
        payment: { state: string; order_id: string | null } | null;
      };
      if (payment?.order_id) return payment.order_id;
      await pause(BETWEEN_LOOKS / 4);
    }
    throw new Error(
      `${this.#email} (${this.#way}): no order of ${paymentId}, ${JSON.stringify(paid).slice(0, 200)}, ${JSON.stringify(said).slice(0, 200)}`,
    );
  }

  /** What a wallet paid is in its history at once, whichever server is asked. */
  async #lookAtWallet(orderId: string): Promise<void> {
    const { wallet, movements } = (await this.#done(endpoints.get_wallet_history)) as {
      wallet: number;
      movements: { order: { _id: string } | null }[];
    };
    if (!movements.some(({ order }) => order?._id === orderId)) this.#seen.notShown.push(`the wallet’s part of ${orderId}`);
    if (wallet < FILLED_BELOW) await this.#fillWallet();
  }

  async #follow(orderId: string): Promise<void> {
    for (let step = 0; ; step += 1) {
      const { order } = (await this.#done(endpoints.get_order_detail, { order_id: orderId })) as {
        order: { order_status: number; unique_id: number };
      };
      if (isTerminal(order.order_status)) break;
      await this.#done(endpoints.get_orders);
      await (this.#movedBy === 'store' ? this.#move(order.unique_id, BY_THE_STORE[step]) : pause(BETWEEN_LOOKS));
    }
    const { order_list } = (await this.#done(endpoints.order_history)) as { order_list: { _id: string }[] };
    if (order_list.every(({ _id }) => _id !== orderId)) this.#seen.notShown.push(`the past order ${orderId}`);
    this.#seen.ended += 1;
  }

  async #move(number: number, action: (typeof BY_THE_STORE)[number] | undefined): Promise<void> {
    if (action === undefined) throw new Error(`the order ${number} was completed and has not ended`);
    await this.#balancer.ask(`${OPERATOR.move}?key=${LOCAL_KEY}`, { number, action });
    await this.#pause();
  }
}
