import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { endpoints } from '#contract/endpoints.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { pushNews, pushSubscriptions } from '#server/database/schema/push.ts';
import { sendPush } from '#server/services/orders/send-push.ts';
import { credentialsOf, newCustomer, registerCustomer } from '../customer.ts';
import { cardShopper, confirmCard, createOrder, payByCard } from '../card-shopper.ts';
import { DATABASES, NOON, startTestServer, type TestServer } from '../test-server.ts';
import { Browser, startPushService } from '../push-service.ts';
import { moveIt, orderInCash, type Who } from '../orders.ts';

const { storeAccepted, preparing, ready, startedDelivery, arrivedAtDestination, delivered, completed } = ORDER_STATUS;
const { storeCancelled, cancelledByCustomer } = ORDER_STATUS;
const MINUTE = 60_000;
type Order = Who & { readonly order_id: string };

describe.each(DATABASES)('news of orders on phones (%s)', (kind) => {
  let server: TestServer;
  let service: Awaited<ReturnType<typeof startPushService>>;
  beforeAll(async () => {
    service = await startPushService();
    server = await startTestServer(kind, { push: { keys: null, contact: 'mailto:help@storefront.test', services: [service.origin] } });
  });
  afterEach(async () => {
    service.pushed.splice(0);
    service.answer(201);
    server.setNow(NOON);
    await server.open.database.delete(pushNews);
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });

  let devices = 0;
  /** A device of a customer's that gets news. */
  async function device(who: Who, headers: Record<string, string> = {}) {
    devices += 1;
    const browser = new Browser();
    const endpoint = `${service.origin}/device-${devices}`;
    const { json } = await server.post(endpoints.subscribe_push.path, { ...who, endpoint, ...browser.keys }, headers);
    expect(json).toMatchObject({ success: true });
    const told = () => service.pushed.filter(({ path }) => endpoint.endsWith(path)).map(({ body }) => browser.read(body));
    return { endpoint, told };
  }
  async function cashOrder(who: Who): Promise<Order> {
    return { ...who, order_id: await orderInCash(server, who) };
  }
  async function move(order: Order, ...statuses: readonly number[]) {
    for (const to of statuses) {
      await moveIt(server, order, order.order_id, to);
      await sendPush(server.services).catch(() => undefined);
    }
  }
  const customer = (more: Record<string, unknown> = {}) => newCustomer(server, more);
  const waiting = () => server.open.database.select().from(pushNews);
  const kept = ({ endpoint }: { readonly endpoint: string }) =>
    server.open.database.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));

  test('each stage is told once, by the store’s name and the stage alone, and takes the place of the one before', async () => {
    const who = await customer();
    const phone = await device(who);
    const order = await cashOrder(who);
    await move(order, storeAccepted, preparing, ready, startedDelivery, arrivedAtDestination, delivered, completed);
    expect(phone.told().map(({ body }) => body)).toEqual(['Order accepted', 'On its way', 'The courier is at your door', 'Delivered']);
    expect(phone.told()[0]).toEqual({
      title: 'Café de la Rade',
      body: 'Order accepted',
      tag: order.order_id,
      path: `/delivery-coming?order_id=${order.order_id}`,
      language: 'en',
      running: 1,
    });
    expect(new Set(phone.told().map(({ tag }) => tag)).size).toBe(1);
    expect(phone.told().at(-1)?.running).toBe(1);
    await sendPush(server.services);
    expect([phone.told().length, await waiting()]).toEqual([4, []]);
  });

  test('it is sent as the protocol has it: sealed for its browser, signed by the server, in the place of what waits', async () => {
    const who = await customer();
    const phone = await device(who);
    const order = await cashOrder(who);
    await move(order, storeAccepted);
    const { public_key: key } = await server.expectSuccess(endpoints.get_push_key, who);
    expect(service.pushed[0]?.sender).toMatchObject({ key, claims: { aud: service.origin, sub: 'mailto:help@storefront.test' } });
    expect(service.pushed[0]?.headers).toMatchObject({
      ttl: '3600',
      urgency: 'high',
      topic: order.order_id,
      'content-encoding': 'aes128gcm',
    });
    expect(service.pushed[0]?.body.includes('Rade')).toBe(false);
    expect(phone.told()).toHaveLength(1);
  });

  test('every device of a customer’s is told, in their language, and nobody else’s', async () => {
    const [who, other] = [await customer(), await customer()];
    const [phone, theirs] = [await device(who), await device(other)];
    await server.expectSuccess(endpoints.change_preferences, { ...who, language: 'fr' });
    await move(await cashOrder(who), storeAccepted);
    expect(phone.told().map(({ body }) => body)).toEqual(['Commande acceptée']);
    expect(theirs.told()).toEqual([]);
  });

  test('who said no language is told in the one that they asked in', async () => {
    const who = await customer();
    const phone = await device(who, { 'accept-language': 'fr' });
    await move(await cashOrder(who), storeAccepted);
    expect(phone.told().map(({ body }) => body)).toEqual(['Commande acceptée']);
  });

  test('an order that is cancelled says that money comes back where some does; who cancels it is told nothing', async () => {
    const shopper = await cardShopper(server, { card: 'accepted' });
    const phone = await device(shopper.who as Who);
    await confirmCard(server, await payByCard(server, shopper, { is_payment_mode_cash: false }));
    const { json } = await createOrder(server, shopper);
    await move({ ...(shopper.who as Who), order_id: json.order_id as string }, storeCancelled);
    expect(phone.told().map(({ body }) => body)).toEqual(['Order cancelled. Your money is on its way back.']);
    const who = await customer();
    const cash = await device(who);
    await move(await cashOrder(who), storeCancelled);
    await move(await cashOrder(who), cancelledByCustomer);
    expect(cash.told().map(({ body }) => body)).toEqual(['Order cancelled']);
  });

  test.each([404, 410])('a device whose push service answers %i is forgotten', async (status) => {
    const who = await customer();
    const phone = await device(who);
    service.answer(status);
    const order = await cashOrder(who);
    await move(order, storeAccepted);
    expect([await kept(phone), await waiting()]).toEqual([[], []]);
    await move(order, startedDelivery);
    expect(phone.told()).toHaveLength(1);
    expect(await server.expectSuccess(endpoints.get_push_key, who)).toMatchObject({ is_subscribed: false });
  });

  test('what a push service does not take is tried again, then given up; newer news take its place', async () => {
    const who = await customer();
    const phone = await device(who);
    const order = await cashOrder(who);
    service.answer(500, 201);
    await move(order, storeAccepted);
    await sendPush(server.services);
    expect(phone.told()).toHaveLength(1);
    server.setNow(NOON + MINUTE / 2);
    await sendPush(server.services);
    expect([phone.told().length, await waiting()]).toEqual([2, []]);

    service.answer(503);
    await move(order, startedDelivery);
    await move(order, arrivedAtDestination);
    expect(await waiting()).toMatchObject([{ news: 'on_doorstep' }]);
    for (let minutes = 1; minutes <= 50; minutes += 1) {
      server.setNow(NOON + minutes * MINUTE);
      await sendPush(server.services).catch(() => undefined);
    }
    expect([phone.told().length, await waiting()]).toEqual([2 + 1 + 5, []]);
    expect(await kept(phone)).toHaveLength(1);
  });

  test('news that are an hour old are none', async () => {
    const who = await customer();
    const phone = await device(who);
    service.answer(503);
    await move(await cashOrder(who), storeAccepted);
    service.answer(201);
    server.setNow(NOON + 61 * MINUTE);
    await sendPush(server.services);
    expect([phone.told().length, await waiting()]).toEqual([1, []]);
  });

  test('a device is listed, ended by its customer alone, and ends with its session', async () => {
    const user = await registerCustomer(server, { password: 'a word to sign in' });
    const [who, stranger] = [credentialsOf(user), await customer()];
    const other = credentialsOf((await server.expectSuccess(endpoints.login, { email: user.email, password: 'a word to sign in' })).user);
    const [phone, tablet] = [await device(who), await device(other)];
    const { sessions } = await server.expectSuccess(endpoints.get_sessions, who);
    expect(sessions.map(({ gets_news }) => gets_news)).toEqual([true, true]);
    const [mine, theirs] = sessions;
    await server.expectSuccess(endpoints.unsubscribe_push, { ...stranger, session_id: theirs?._id });
    expect(await kept(tablet)).toHaveLength(1);
    const left = await server.expectSuccess(endpoints.unsubscribe_push, { ...who, session_id: theirs?._id });
    expect(left.sessions.map(({ _id, gets_news }) => [_id, gets_news])).toEqual([
      [mine?._id, true],
      [theirs?._id, false],
    ]);
    await server.expectSuccess(endpoints.logout, who);
    expect([await kept(phone), await kept(tablet)]).toEqual([[], []]);
  });

  test('a browser that another customer signs in with is theirs', async () => {
    const [first, second] = [await customer(), await customer()];
    const browser = new Browser();
    const endpoint = `${service.origin}/shared`;
    for (const who of [first, second]) await server.expectSuccess(endpoints.subscribe_push, { ...who, endpoint, ...browser.keys });
    expect(await kept({ endpoint })).toMatchObject([{ customerId: second.user_id }]);
    expect(await server.expectSuccess(endpoints.get_push_key, first)).toMatchObject({ is_subscribed: false });
  });

  test.each([
    'https://example.org/push',
    'http://fcm.googleapis.com/send',
    'https://fcm.googleapis.com:8443/send',
    'https://fcm.googleapis.com.example.org/send',
    'https://user@fcm.googleapis.com/send',
    'http://127.0.0.1:1/',
    'file:///etc/passwd',
    'not an address',
  ])('an address that is no push service’s is refused: %s', async (endpoint) => {
    const who = await customer();
    const { json } = await server.post(endpoints.subscribe_push.path, { ...who, endpoint, ...new Browser().keys });
    expect(json).toMatchObject({ success: false, error_code: 522 });
  });

  test('keys that are none hurt nobody else’s news', async () => {
    const who = await customer();
    await server.expectSuccess(endpoints.subscribe_push, { ...who, endpoint: `${service.origin}/broken`, p256dh: 'none', auth: 'none' });
    const order = await cashOrder(who);
    const [other] = [await customer()];
    const phone = await device(other);
    const theirs = await cashOrder(other);
    await move(order, storeAccepted);
    await move(theirs, storeAccepted);
    expect(phone.told()).toHaveLength(1);
  });
});
