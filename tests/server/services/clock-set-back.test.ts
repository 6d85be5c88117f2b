import { afterEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { CASH_PAYMENT_ID } from '#contract/enumerations.ts';
import { errands } from '#server/database/schema/errands.ts';
import { mails } from '#server/database/schema/mails.ts';
import { topUps } from '#server/database/schema/top-ups.ts';
import { takeErrand } from '#server/repositories/errands.ts';
import { takeMail } from '#server/repositories/mails.ts';
import { takeLooks } from '#server/repositories/order-payments.ts';
import { takeTopUp } from '#server/repositories/top-ups.ts';
import { endStalePayments } from '#server/services/payment/end-stale-payments.ts';
import { cardShopper, payByCard } from '../card-shopper.ts';
import { registerCustomer } from '../customer.ts';
import { DATABASES, NOON, startTestServer, type TestServer } from '../test-server.ts';

const AHEAD = 6 * 3_600_000;
const ID = 'f'.repeat(24);

describe.each(DATABASES)('a clock that was six hours ahead and is right again, on %s', (kind) => {
  let server: TestServer;
  afterEach(() => server.close());

  test('limits on calls end as soon as they would have', async () => {
    server = await startTestServer(kind, { rateLimitFactor: 1 });
    const subscribe = () => server.post(endpoints.send_email.path, { email: 'nobody' });
    server.setNow(NOON + AHEAD);
    let refused = false;
    while (!refused) refused = (await subscribe()).status === 429;
    server.setNow(NOON);
    expect((await subscribe()).status).not.toBe(429);
  });

  test('payments, errands, top-ups and e-mails do not wait until it has caught up', async () => {
    server = await startTestServer(kind);
    server.setNow(NOON + AHEAD);
    expect((await payByCard(server, await cardShopper(server))).json).toMatchObject({ success: true });
    const { _id: customerId } = await registerCustomer(server);
    const at = { attempts: 0, dueAt: NOON + AHEAD, createdAt: NOON + AHEAD };
    const { database } = server.open;
    await database
      .insert(errands)
      .values({ id: ID, key: 'k', kind: 'forget_card', state: 'due', customerId, subject: 'pm', actor: 'a', requestId: 'r', ...at });
    await database
      .insert(topUps)
      .values({ id: ID, customerId, key: 'k', amount: 100, paymentMethod: 'pm', lastFour: '4242', state: 'asked', ...at });
    await database.insert(mails).values({
      id: ID,
      kind: 'account_changed',
      state: 'ready',
      recipient: 'a@example.org',
      language: 'en',
      subject: '',
      words: '',
      ...at,
    });
    server.setNow(NOON);
    const waits = { first: 15_000, longest: 60_000 };
    const takeAll = () =>
      Promise.all([
        takeLooks(database, NOON, NOON + 5_000),
        takeErrand(database, NOON, waits).then((errand) => (errand ? [errand] : [])),
        takeTopUp(database, NOON, waits).then((topUp) => (topUp ? [topUp] : [])),
        takeMail(database, 'ready', NOON, NOON + 5_000).then((mail) => (mail ? [mail] : [])),
      ]);
    expect((await takeAll()).map((rows) => rows.length)).toEqual([1, 1, 1, 1]);
    // Whoever took them puts them off from now on.
    expect((await takeAll()).map((rows) => rows.length)).toEqual([0, 0, 0, 0]);
  });

  test('a wallet’s money for an order that never came is given back', async () => {
    server = await startTestServer(kind);
    const shopper = await cardShopper(server, { card: null, wallet: 100_000 });
    server.setNow(NOON + AHEAD);
    const { who, payment } = shopper;
    const paid = await server.post(endpoints.pay_order_payment.path, {
      ...who,
      order_payment_id: payment._id,
      payment_id: CASH_PAYMENT_ID,
      user_pay_payment: payment.user_pay_payment,
    });
    expect(paid.json).toMatchObject({ success: true, cash_payment: 0 });
    server.setNow(NOON);
    expect(await endStalePayments(server.services)).toBe(1);
  });
});
