import { eq } from 'drizzle-orm';
import { CARD_SANDBOX } from '#contract/card-sandbox.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import type { Payment } from '#contract/entities/payment.ts';
import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import { cards } from '#server/database/schema/cards.ts';
import { sandboxCustomers, sandboxLedger, sandboxPaymentIntents, sandboxPaymentMethods } from '#server/database/schema/sandbox.ts';
import { cardIntents } from '#server/database/schema/payments.ts';
import { deliverEvent } from '#server/http/deliver-event.ts';
import type { TestCase } from '#server/database/card-test-case.ts';
import { noteProviderCustomer } from '#server/repositories/provider-customers.ts';
import { newId } from '#server/secrets/ids.ts';
import { settleDueCardPayments } from '#server/services/payment/settle-due-card-payments.ts';
import { fillBasket, newCustomer, RUE_DE_CAROUGE, topUpWallet } from './customer.ts';
import type { Answered, TestServer } from './test-server.ts';
import { type Who } from './orders.ts';
export type Shopper = { readonly who: Who; readonly payment: OrderPayment };

const BUILT_IN: Partial<Record<TestCase, string>> = {
  accepted: 'pm_card_visa',
  declined: 'pm_card_chargeDeclined',
  insufficient_funds: 'pm_card_chargeDeclinedInsufficientFunds',
  challenge: 'pm_card_authenticationRequired',
};

export async function saveCard(server: TestServer, customerId: string, testCase: TestCase): Promise<void> {
  const createdAt = server.services.now();
  let paymentMethod = BUILT_IN[testCase];
  if (!paymentMethod) {
    paymentMethod = `pm_card_${testCase}`;
    // One that is not built in belongs to a customer of the provider's.
    await server.open.database.insert(sandboxPaymentMethods).values({
      id: `${paymentMethod}_${customerId}`,
      customer: `cus_${customerId}`,
      testCase,
      brand: 'visa',
      lastFour: '0000',
      expiryMonth: 12,
      expiryYear: 2030,
      createdAt,
    });
    paymentMethod = `${paymentMethod}_${customerId}`;
    await noteProviderCustomer(server.open.database, { customerId, provider: 'sandbox', providerId: `cus_${customerId}`, createdAt });
  }
  await server.open.database.update(cards).set({ isDefault: false }).where(eq(cards.customerId, customerId));
  await server.open.database.insert(cards).values({
    id: newId(createdAt),
    customerId,
    lastFour: '4242',
    brand: 'visa',
    provider: server.services.payments?.provider.name ?? 'sandbox',
    paymentMethod,
    expires: '12/2030',
    isDefault: true,
    createdAt,
  });
}

/** Gives a customer a card of this kind that is not kept. @returns its id */
export async function saveCardOnce(server: TestServer, customerId: string, testCase: TestCase): Promise<string> {
  const { database } = server.open;
  const createdAt = server.services.now();
  const [id, customer, paymentMethod] = [newId(createdAt), `cus_${customerId}`, `pm_once_${customerId}`];
  await database.insert(sandboxCustomers).values({ id: customer, metadata: {}, createdAt });
  await noteProviderCustomer(database, { customerId, provider: 'sandbox', providerId: customer, createdAt });
  const shown = { brand: 'visa', lastFour: '1111' };
  await database
    .insert(sandboxPaymentMethods)
    .values({ ...shown, id: paymentMethod, customer, testCase, expiryMonth: 12, expiryYear: 2030, createdAt });
  await database.insert(cards).values({
    ...shown,
    id,
    customerId,
    provider: 'sandbox',
    paymentMethod,
    expires: '12/2030',
    isDefault: false,
    isKept: false,
    createdAt,
  });
  return id;
}

export async function cardShopper(
  server: TestServer,
  { card = 'accepted', wallet = 0, storeId, when = {} }: { card?: TestCase | null; wallet?: number; storeId?: string; when?: object } = {},
): Promise<Shopper> {
  const who = await newCustomer(server);
  const createdAt = server.services.now();
  if (wallet > 0) await topUpWallet(server, who.user_id, wallet, createdAt);
  if (card) await saveCard(server, who.user_id, card);
  await fillBasket(server, who, storeId === undefined ? {} : { storeId, quantity: 10 });
  const { order_payment: payment } = await server.expectSuccess(endpoints.get_order_cart_invoice, { ...who, ...when });
  return { who, payment };
}

/** Everything of the order, as the storefront sends it with the payment. */
export const WHOLE_ORDER = {
  is_user_pick_up_order: false,
  is_schedule_order: false,
  order_start_at: 0,
  delivery_user_name: 'Ada Test',
  delivery_user_phone: '781000001',
  delivery_note: 'Ring twice',
  destination_addresses: [RUE_DE_CAROUGE],
};

export const payByCard = (server: TestServer, { who, payment }: Shopper, more: object = WHOLE_ORDER): Promise<Answered> =>
  server.post(endpoints.pay_order_payment.path, {
    ...who,
    order_payment_id: payment._id,
    payment_id: CARD_GATEWAY_ID,
    user_pay_payment: payment.user_pay_payment,
    ...more,
  });
export const createOrder = (server: TestServer, { who, payment }: Shopper, more: object = {}): Promise<Answered> =>
  server.post(endpoints.create_order.path, { ...who, order_payment_id: payment._id, ...more });
/** What the browser does with the client secret of a pay answer. */
export const confirmCard = (server: TestServer, paid: Answered): Promise<Answered> =>
  server.post(CARD_SANDBOX.confirmPaymentIntent, { client_secret: paid.json.client_secret });
/** Somebody's order that their card paid, and their wallet. */
export async function orderByCard(
  server: TestServer,
  options: Parameters<typeof cardShopper>[1] = {},
): Promise<Shopper & { order_id: string }> {
  const shopper = await cardShopper(server, options);
  await confirmCard(server, await payByCard(server, shopper));
  const { json } = await createOrder(server, shopper);
  return { ...shopper, order_id: json.order_id as string };
}
export const answerChallenge = (server: TestServer, paid: Answered, outcome: 'pass' | 'fail'): Promise<Answered> =>
  server.post(CARD_SANDBOX.answerChallenge, { client_secret: paid.json.client_secret, outcome });
export async function askPayment(server: TestServer, { who, payment }: Shopper): Promise<Payment> {
  const { payment: told } = await server.expectSuccess(endpoints.get_payment, { ...who, order_payment_id: payment._id });
  if (!told) throw new Error('The payment is not told of');
  return told;
}

/** Sends every event that was not sent yet, whatever its time. */
export async function sendEvents(server: TestServer): Promise<void> {
  const { sandbox } = server.services.payments ?? {};
  if (!sandbox) throw new Error('no sandbox');
  for (const event of await sandbox.eventsAfter()) await deliverEvent(server.app, sandbox.sign(event));
}

/** Lets the sweeper look, once what it waits for has passed. */
export async function sweep(server: TestServer, seconds = 0): Promise<void> {
  server.setNow(server.services.now() + seconds * 1_000);
  await settleDueCardPayments(server.services);
}

/** What the provider's books say of a payment's attempts, oldest first: what was authorised, let go, taken, given back. */
export async function booksOf(server: TestServer, { payment }: Shopper): Promise<{ status: string; rows: [string, number][] }[]> {
  const { database } = server.open;
  const intents = (await database.select().from(sandboxPaymentIntents))
    .filter(({ metadata }) => metadata.order_payment_id === payment._id)
    .toSorted((a, b) => Number(a.metadata.attempt) - Number(b.metadata.attempt));
  const rows = await database.select().from(sandboxLedger);
  return intents.map(({ id, status }) => ({
    status,
    rows: rows.filter((row) => row.paymentIntent === id).map(({ kind, amount }): [string, number] => [kind, amount]),
  }));
}

export const intentsOf = async (server: TestServer, { payment }: Shopper) =>
  (await server.open.database.select().from(cardIntents).where(eq(cardIntents.orderPaymentId, payment._id))).toSorted(
    (a, b) => a.attempt - b.attempt,
  );
