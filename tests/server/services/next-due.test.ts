import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { errands } from '#server/database/schema/errands.ts';
import { mails } from '#server/database/schema/mails.ts';
import { orderPayments, orders } from '#server/database/schema/orders.ts';
import { pushNews, pushSubscriptions } from '#server/database/schema/push.ts';
import { topUps } from '#server/database/schema/top-ups.ts';
import { nextDue } from '#server/repositories/next-due.ts';
import { hashSecret } from '#server/secrets/secrets.ts';
import { fillBasket, newCustomer } from '../customer.ts';
import { askInvoice, orderInCash, payCash, paymentIn } from '../orders.ts';
import { DATABASES, NOON, startTestServer, type TestServer } from '../test-server.ts';

const PAYMENTS_WAIT = 60_000;
const ID = 'f'.repeat(24);

describe.each(DATABASES)('when the next piece of work is due, on %s', (kind) => {
  let server: TestServer;
  afterEach(() => server.close());

  test('is the first of payments, orders, errands, top-ups, e-mails and notifications, of which what is due already is none', async () => {
    server = await startTestServer(kind);
    server.setNow(NOON);
    const { database } = server.open;
    const next = () => nextDue(database, NOON, PAYMENTS_WAIT);
    const who = await newCustomer(server);
    const order = await orderInCash(server, who);
    await database.delete(mails);
    await database.update(orders).set({ nextMoveAt: null });
    await database.update(orderPayments).set({ lookAt: null });
    expect(await next()).toBe(null);

    const row = (seconds: number) => ({ id: ID, attempts: 0, createdAt: NOON, dueAt: NOON + seconds * 1_000 });
    const customerId = who.user_id;
    await fillBasket(server, who);
    await payCash(server, who, paymentIn(await askInvoice(server, who)));
    expect(await next()).toBe(NOON + PAYMENTS_WAIT);
    await database
      .update(orders)
      .set({ nextMoveAt: NOON + 50_000 })
      .where(eq(orders.id, order));
    expect(await next()).toBe(NOON + 50_000);
    await database
      .insert(errands)
      .values({ ...row(40), key: 'k', kind: 'forget_card', state: 'due', customerId, subject: 'pm', actor: 'a', requestId: 'r' });
    expect(await next()).toBe(NOON + 40_000);
    await database
      .insert(topUps)
      .values({ ...row(30), customerId, key: 'k', amount: 1, paymentMethod: 'pm', lastFour: '42', state: 'asked' });
    expect(await next()).toBe(NOON + 30_000);
    const letter = { kind: 'account_changed', recipient: 'a@example.org', language: 'en', subject: '', words: '' } as const;
    await database.insert(mails).values({ ...row(20), ...letter, state: 'ready' });
    expect(await next()).toBe(NOON + 20_000);
    const device = {
      endpoint: 'https://push.example.org',
      p256dh: 'p',
      auth: 'a',
      language: 'en',
      sessionHash: hashSecret(who.server_token),
    } as const;
    await database.insert(pushSubscriptions).values({ id: ID, customerId, createdAt: NOON, ...device });
    await database.insert(pushNews).values({ ...row(10), subscriptionId: ID, orderId: order, news: 'accepted' });
    expect(await next()).toBe(NOON + 10_000);
    await database.update(orderPayments).set({ lookAt: NOON + 5_000 });
    expect(await next()).toBe(NOON + 5_000);
    await database.update(orderPayments).set({ lookAt: NOON });
    expect(await next()).toBe(NOON + 10_000);
    await database.update(errands).set({ dueAt: NOON - 1 });
    await database.update(mails).set({ state: 'failed' });
    await database.delete(pushNews);
    expect(await next()).toBe(NOON + 30_000);
  });
});
