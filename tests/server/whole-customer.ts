import sharp from 'sharp';
import { CARD_SANDBOX } from '#contract/card-sandbox.ts';
import { endpoints } from '#contract/endpoints.ts';
import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import { insertConfirmation } from '#server/repositories/email-confirmations.ts';
import { takeFromWallet, walletBalance } from '#server/repositories/wallet.ts';
import { hashSecret } from '#server/secrets/secrets.ts';
import { newId } from '#server/secrets/ids.ts';
import { confirmCard, createOrder, payByCard } from './card-shopper.ts';
import { CAFE_DE_LA_RADE, credentialsOf, fillBasket, mailsTo, registerCustomer } from './customer.ts';
import { bookParcel, payParcelInCash, postForm, WHOLE } from './parcel.ts';
import { askInvoice, BANGKOK, orderIt, payCash, paymentIn, slotAt, type Who, bring } from './orders.ts';
import { ACCEPTED, cardOnce, savedCard } from './saved-card.ts';
import { Browser } from './push-service.ts';
import type { TestServer } from './test-server.ts';

export const WHOLE_PASSWORD = 'everything of Zelie';
const SLOT = slotAt('2026-11-20T18:00:00Z', '19:00', '19:30');

/** Words that are this customer's alone, wherever they gave them: none may be found once the account is deleted. */
export const TRACES = ['Quartenoud', 'zelie.q', '766660', 'Chemin des Traces', 'Trace of', 'Mozilla/5.0 (Trace'] as const;

export type WholeCustomer = {
  readonly user: StoredUser;
  readonly who: Who;
  readonly orders: readonly string[];
  readonly secrets: readonly string[];
};

let made = 0;

async function complete(server: TestServer, who: Who, order: string): Promise<void> {
  await bring(server, who, order);
}

/** An order in a slot, with a promo, in cash. */
async function slotOrder(server: TestServer, who: Who): Promise<string> {
  await fillBasket(server, who, { storeId: BANGKOK });
  const payment = paymentIn(await askInvoice(server, who, SLOT));
  await server.expectSuccess(endpoints.apply_promo_code, { ...who, promo_code_name: 'BALADE10', order_payment_id: payment });
  const words = { delivery_note: 'Trace of a note', delivery_user_name: 'Zelie Quartenoud', delivery_user_phone: '766660001' };
  await payCash(server, who, payment, { ...SLOT, ...words });
  const { json } = await orderIt(server, who, payment, { ...SLOT, ...words });
  if (typeof json.order_id !== 'string') throw new Error(`no order in a slot: ${JSON.stringify(json)}`);
  return json.order_id;
}

/** Money that a card brings into the wallet. */
async function topUp(server: TestServer, who: Who): Promise<void> {
  const { json } = await server.post(endpoints.get_stripe_payment_intent_wallet.path, {
    ...who,
    payment_id: CARD_GATEWAY_ID,
    amount: 5,
    type: 7,
  });
  const confirmed = await server.post(CARD_SANDBOX.confirmPaymentIntent, { client_secret: json.client_secret });
  const { id } = confirmed.json.intent as { id: string };
  await server.expectSuccess(endpoints.add_wallet_amount, { ...who, payment_id: CARD_GATEWAY_ID, payment_intent_id: id });
}

async function cardOrder(server: TestServer, who: Who): Promise<string> {
  await server.expectSuccess(endpoints.change_user_wallet_status, { ...who, is_use_wallet: true });
  await fillBasket(server, who, { storeId: CAFE_DE_LA_RADE });
  const { order_payment: payment } = await server.expectSuccess(endpoints.get_order_cart_invoice, who);
  const shopper = { who, payment };
  await confirmCard(server, await payByCard(server, shopper));
  const { json } = await createOrder(server, shopper);
  if (typeof json.order_id !== 'string') throw new Error(`no order by card: ${JSON.stringify(json)}`);
  return json.order_id;
}

const someJpeg = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: { r: 90, g: 20, b: 200 } } })
    .jpeg()
    .toBuffer();

/** A parcel with a picture, in cash. */
async function parcelOrder(server: TestServer, who: Who): Promise<string> {
  const parcel = await bookParcel(server, who);
  await postForm(server, endpoints.courier_image.path, parcel, { image: await someJpeg() });
  await payParcelInCash(server, parcel);
  const { order_id: order } = await server.expectSuccess(endpoints.create_order, {
    ...parcel,
    ...WHOLE,
    delivery_note: 'Trace of a parcel',
  });
  return order;
}

/**
 * Somebody of whom everything is kept that can be: picture, language, device, favourites, cards, a basket, orders of every kind that are over,
 * with their ratings, link and e-mails, top-up, promo, slot. Their wallet has what completed orders brought.
 */
export async function wholeCustomer(server: TestServer): Promise<WholeCustomer> {
  made += 1;
  const device = `a browser that zelie.q${made} signs in with`;
  const user = await registerCustomer(server, {
    first_name: 'Zelie',
    last_name: 'Quartenoud',
    email: `Zelie.Q${made}@example.org`,
    phone: `766660${String(100 + made)}`,
    password: WHOLE_PASSWORD,
    device_token: device,
  });
  const who = credentialsOf(user);
  await server.expectSuccess(endpoints.subscribe_push, {
    ...who,
    endpoint: `https://fcm.googleapis.com/fcm/send/zelie.q${made}`,
    ...new Browser().keys,
  });
  await server.expectSuccess(endpoints.add_favourite_store, { ...who, store_id: CAFE_DE_LA_RADE });
  await server.expectSuccess(endpoints.add_favourite_address, {
    ...who,
    address_name: 'Trace of home',
    address: 'Chemin des Traces 1, 1205 Genève',
    latitude: 46.1972,
    longitude: 6.1413,
    floor: '3',
    entry_code: '4812',
    comment: 'Trace of a comment',
  });
  await postForm(server, endpoints.set_profile_picture.path, who, { image: await someJpeg() });
  await server.expectSuccess(endpoints.change_preferences, {
    ...who,
    language: 'en',
    wants_receipts: true,
    eats: { diets: ['vegan'], without: ['nuts'] },
  });
  const gone = await savedCard(server, who);
  await savedCard(server, who, ACCEPTED);
  await server.expectSuccess(endpoints.delete_card, { ...who, card_id: gone._id });
  await topUp(server, who);
  await cardOnce(server, who);
  const orders = [await slotOrder(server, who), await cardOrder(server, who), await parcelOrder(server, who)];
  const [slot = ''] = orders;
  const { share_token: shared } = await server.expectSuccess(endpoints.share_order, { ...who, order_id: slot });
  for (const order of orders) await complete(server, who, order);
  await server.expectSuccess(endpoints.rating_to_store, { ...who, order_id: slot, rating: 2, review: 'Trace of a review' });
  const { image_id } = (await postForm(server, endpoints.order_problem_image.path, { ...who, order_id: slot }, { image: await someJpeg() }))
    .json as { image_id: string };
  await server.expectSuccess(endpoints.report_order_problem, {
    ...who,
    order_id: slot,
    lines: [{ line: 0, quantity: 1, what: 'cold', money_back: false, image_id }],
    note: 'Trace of a problem',
  });
  await fillBasket(server, who);
  await server.expectSuccess(endpoints.send_email, { email: user.email });
  await server.expectSuccess(endpoints.send_partner_email, {
    ...who,
    name: 'Zelie',
    snames: 'Quartenoud',
    email: user.email,
    mobile: '76 666 00 01',
    address: 'Chemin des Traces 1',
    companyName: 'Trace of a store',
  });
  await server.expectSuccess(endpoints.forgot_password, { email: user.email, type: 7 });
  await insertConfirmation(server.open.database, {
    secretHash: hashSecret(`confirm ${user._id}`),
    customerId: user._id,
    emailFolded: user.email.toLowerCase(),
    expiresAt: server.services.now() + 3_600_000,
  });
  await mailsTo(server, user.email);
  return { user, who, orders, secrets: [user.server_token, device, shared, WHOLE_PASSWORD] };
}

/** Takes out what a wallet holds, as the house does by hand. */
export async function emptyWallet(server: TestServer, customerId: string): Promise<void> {
  const amount = await walletBalance(server.open.database, customerId);
  const createdAt = server.services.now();
  if (amount > 0)
    await takeFromWallet(
      server.open.database,
      { id: newId(createdAt), customerId, amount, cause: 'refund', actor: 'test', requestId: 'test', createdAt },
      'top_ups',
    );
}
