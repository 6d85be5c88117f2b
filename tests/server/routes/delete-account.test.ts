import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { CARD_SANDBOX } from '#contract/card-sandbox.ts';
import { endpoints } from '#contract/endpoints.ts';
import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import { cards } from '#server/database/schema/cards.ts';
import { carts } from '#server/database/schema/carts.ts';
import { customers } from '#server/database/schema/customers.ts';
import { errands } from '#server/database/schema/errands.ts';
import { ledgerTransfers } from '#server/database/schema/ledger.ts';
import { orderPayments, orders } from '#server/database/schema/orders.ts';
import { findCustomer } from '#server/repositories/customers.ts';
import { insertSession } from '#server/repositories/sessions.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { payOrderPayment } from '#server/routes/api/user/pay-order-payment.ts';
import { beginTopUp } from '#server/services/payment/top-ups/begin-top-up.ts';
import { keepHouse } from '#server/housekeeping.ts';
import { runErrands } from '#server/services/payment/run-errands.ts';
import { hashSecret } from '#server/secrets/secrets.ts';
import { GONE, LEFT } from '#tests/project/gone-with-account.ts';
import { auditLedger } from '../audit-ledger.ts';
import { auditRatings } from '../audit-ratings.ts';
import { cardShopper, payByCard } from '../card-shopper.ts';
import { credentialsOf, fillBasket, mailsTo, registerCustomer, topUpWallet } from '../customer.ts';
import { describeServer, expectTrueBooks, NOON, startTestServer, rowsOf } from '../test-server.ts';
import { bookParcel, invoiceBody, orderParcel } from '../parcel.ts';
import { askInvoice, completedOrder, orderInCash, payCash, paymentIn, type Who, bring } from '../orders.ts';
import { readNews } from '../news-reader.ts';
import { ACCEPTED, savedCard } from '../saved-card.ts';
import { emptyWallet, TRACES, WHOLE_PASSWORD, wholeCustomer } from '../whole-customer.ts';

const PASSWORD = 'nothing of me stays';

describeServer('deleting an account', { rateLimitFactor: 100 }, (server, kind) => {
  afterEach(() => server.setNow(NOON));
  afterAll(async () => {
    await expectTrueBooks(server);
    expect(await auditRatings(server.open.database)).toEqual([]);
  });

  const customer = () => registerCustomer(server, { password: PASSWORD });
  const remove = async (who: Who, password = PASSWORD, more: { readonly wallet_given_up?: number } = {}) =>
    await server.answer(endpoints.delete_account, { ...who, password, ...more });
  const ended = { success: false, error_code: 999 };
  const isThere = async (who: Who) => (await server.answer(endpoints.get_detail, who)).success === true;
  /** The rows of a table, of a customer or of what was theirs. */
  const rowsIn = async (table: string, ids: Readonly<Record<string, readonly string[]>>): Promise<Record<string, unknown>[]> => {
    const rows = await rowsOf<{ row: Record<string, unknown> }>(
      server.open.database,
      sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`,
    );
    return rows.map(({ row }) => row).filter((row) => Object.entries(ids).some(([column, mine]) => mine.includes(String(row[column]))));
  };
  const theirs = async (user: StoredUser) => {
    const { database } = server.open;
    const of = async (table: typeof orders | typeof carts) =>
      (await database.select({ id: table.id }).from(table).where(eq(table.customerId, user._id))).map(({ id }) => id);
    const cartIds = await of(carts);
    const payments = (await database.select().from(orderPayments)).filter(({ cartId }) => cartIds.includes(cartId));
    return {
      customer_id: [user._id],
      order_id: await of(orders),
      cart_id: cartIds,
      order_payment_id: payments.map(({ id }) => id),
      recipient: [user.email, user.email.toLowerCase()],
      email_folded: [user.email.toLowerCase()],
    };
  };
  const everything = async (): Promise<string> => {
    const tables = await rowsOf<{ table_name: string }>(
      server.open.database,
      sql`select table_name from information_schema.tables where table_schema = 'public'`,
    );
    const texts: string[] = [];
    for (const { table_name: table } of tables) {
      const found = await rowsOf<{ text: string }>(
        server.open.database,
        sql`select coalesce(string_agg(to_jsonb(t)::text, ' '), '') as text from ${sql.identifier(table)} t`,
      );
      texts.push(found[0]?.text.toLowerCase() ?? '');
    }
    return texts.join(' ');
  };

  test('takes everything personal out of every table, and the books stay', async () => {
    const { user, who } = await wholeCustomer(server);
    await emptyWallet(server, user._id);
    const ids = await theirs(user);
    const whose = { id: [user._id] };
    const before = await everything();
    for (const trace of TRACES.slice(0, -1)) expect(before).toContain(trace.toLowerCase());
    const GONE_BEFORE = new Set(['order_shares']);
    for (const table of GONE) expect([table, (await rowsIn(table, ids)).length > 0]).toEqual([table, !GONE_BEFORE.has(table)]);
    const ledger = await server.open.database.select().from(ledgerTransfers).where(eq(ledgerTransfers.customerId, user._id));
    const sold = (await server.open.database.select().from(orders).where(eq(orders.customerId, user._id))).map(({ id, total, status }) => [
      id,
      total,
      status,
    ]);

    expect(await remove(who, WHOLE_PASSWORD)).toEqual({ success: true });

    const after = await everything();
    for (const trace of TRACES) expect([trace, after.includes(trace.toLowerCase())]).toEqual([trace, false]);
    for (const table of GONE) expect([table, await rowsIn(table, ids)]).toEqual([table, []]);
    for (const [table, columns] of Object.entries(LEFT)) {
      const rows = await rowsIn(table, table === 'customers' ? whose : table === 'carts' ? { ...ids, id: ids.cart_id } : ids);
      expect([table, rows.length > 0]).toEqual([table, true]);
      for (const row of rows)
        for (const [column] of Object.entries(columns).filter(([, left]) => left === 'emptied'))
          expect([
            table,
            column,
            ['', null, false, '[]'].includes(
              typeof row[column] === 'object' && row[column] ? JSON.stringify(row[column]) : (row[column] as never),
            ),
          ]).toEqual([table, column, true]);
    }
    expect(await server.open.database.select().from(ledgerTransfers).where(eq(ledgerTransfers.customerId, user._id))).toEqual(ledger);
    expect(
      (await server.open.database.select().from(orders).where(eq(orders.customerId, user._id))).map(({ id, total, status }) => [
        id,
        total,
        status,
      ]),
    ).toEqual(sold);
    expect(await auditLedger(server.open.database)).toEqual([]);
  });

  test('ends every session and stream, tells the card provider to forget, and the e-mail may sign up anew', async () => {
    const user = await customer();
    const who = credentialsOf(user);
    const other = credentialsOf((await server.expectSuccess(endpoints.login, { email: user.email, password: PASSWORD })).user);
    await savedCard(server, who, ACCEPTED);
    const [card] = await server.open.database.select().from(cards).where(eq(cards.customerId, user._id));
    const news = await readNews(await server.app.listen({ port: 0, host: '127.0.0.1' }), other);
    expect((await news.next())?.event).toBe('ready');
    expect(await remove(who)).toEqual({ success: true });
    expect(await news.next()).toMatchObject({ event: 'end', data: { reason: 'signed_out' } });
    expect(await remove(who)).toEqual(ended);
    expect([await isThere(who), await isThere(other)]).toEqual([false, false]);
    const [errand] = await server.open.database.select().from(errands).where(eq(errands.customerId, user._id));
    expect(errand).toMatchObject({ kind: 'forget_card', subject: card?.paymentMethod, state: 'due' });
    expect(await runErrands(server.services)).toBeGreaterThan(0);
    expect(await server.refusal(endpoints.login, { email: user.email, password: PASSWORD })).toBe(512);
    await server.expectSuccess(endpoints.forgot_password, { email: `${user._id}@deleted.invalid`, type: 7 });
    expect(await mailsTo(server, `${user._id}@deleted.invalid`)).toEqual([]);
    const { user: anew } = await server.expectSuccess(endpoints.register, {
      first_name: 'Ada',
      last_name: 'Anew',
      email: user.email,
      password: PASSWORD,
      country_phone_code: '+41',
      phone: user.phone,
    });
    expect(anew._id).not.toBe(user._id);
    expect(await server.expectSuccess(endpoints.get_orders, credentialsOf(anew))).toMatchObject({ order_list: [] });
  });

  test('needs the password, whose tries are those of signing in', async () => {
    const strict = await startTestServer(kind, { rateLimitFactor: 1 });
    const user = await registerCustomer(strict, { password: PASSWORD });
    const wrong = () => strict.answer(endpoints.delete_account, { ...credentialsOf(user), password: 'not mine' });
    const codes: unknown[] = [];
    for (let turn = 0; turn < 11; turn += 1) codes.push((await wrong()).error_code);
    expect(codes).toEqual([...Array<number>(10).fill(512), 511]);
    expect(await strict.refusal(endpoints.delete_account, { ...credentialsOf(user), password: PASSWORD })).toBe(511);
    expect(await strict.refusal(endpoints.login, { email: user.email, password: PASSWORD })).toBe(511);
    expect((await strict.answer(endpoints.get_detail, credentialsOf(user))).success).toBe(true);
    await strict.close();
  });

  describe('is refused with the reason, and nothing changes,', () => {
    const refusedFor = async (user: StoredUser, reason: string, told = {}, more: { readonly wallet_given_up?: number } = {}) => {
      const before = await rowsIn('customers', { id: [user._id] });
      expect(await remove(credentialsOf(user), PASSWORD, more)).toEqual({ success: false, error_code: 1004, reason, ...told });
      expect(await rowsIn('customers', { id: [user._id] })).toEqual(before);
      expect(await isThere(credentialsOf(user))).toBe(true);
    };

    test('while an order or a parcel runs', async () => {
      const [store, courier] = [await customer(), await customer()];
      const order = await orderInCash(server, credentialsOf(store));
      await refusedFor(store, 'orders_running');
      await orderParcel(server, credentialsOf(courier));
      await refusedFor(courier, 'orders_running');
      await bring(server, credentialsOf(store), order);
      await emptyWallet(server, store._id);
      expect(await remove(credentialsOf(store))).toEqual({ success: true });
    });

    test('while a payment is under way', async () => {
      const cash = await customer();
      await fillBasket(server, credentialsOf(cash));
      await payCash(server, credentialsOf(cash), paymentIn(await askInvoice(server, credentialsOf(cash))));
      await refusedFor(cash, 'payments_running');
      const shopper = await cardShopper(server, { card: 'challenge', wallet: 250 });
      await payByCard(server, shopper);
      const refused = await server.post(endpoints.delete_account.path, { ...shopper.who, password: 'secret-enough' });
      expect(refused.json).toEqual({ success: false, error_code: 1004, reason: 'payments_running' });
    });

    test('while a top-up is under way, and while the wallet holds money', async () => {
      const user = await customer();
      const who = credentialsOf(user);
      await savedCard(server, who, ACCEPTED);
      const begun = await server.post(endpoints.get_stripe_payment_intent_wallet.path, {
        ...who,
        payment_id: CARD_GATEWAY_ID,
        amount: 20,
        type: 7,
      });
      await refusedFor(user, 'top_ups_running');
      const { json } = await server.post(CARD_SANDBOX.confirmPaymentIntent, { client_secret: begun.json.client_secret });
      await server.expectSuccess(endpoints.add_wallet_amount, {
        ...who,
        payment_id: CARD_GATEWAY_ID,
        payment_intent_id: (json.intent as { id: string }).id,
      });
      await refusedFor(user, 'wallet_not_empty', { wallet: 20, wallet_currency_code: 'CHF' });
      await topUpWallet(server, user._id, 1, NOON);
      expect(await walletBalance(server.open.database, user._id)).toBe(2_001);
    });

    test('while the wallet holds another amount than the one that was given up', async () => {
      const user = await customer();
      const told = (wallet: number) => ({ wallet, wallet_currency_code: 'CHF' });
      await topUpWallet(server, user._id, 3_620, NOON);
      for (const wallet_given_up of [36.19, 36.21, 0, -36.2]) await refusedFor(user, 'wallet_not_empty', told(36.2), { wallet_given_up });
      await topUpWallet(server, user._id, 5, NOON);
      await refusedFor(user, 'wallet_not_empty', told(36.25), { wallet_given_up: 36.2 });
      await emptyWallet(server, user._id);
      await refusedFor(user, 'wallet_not_empty', told(0), { wallet_given_up: 36.25 });
      expect(await givenUpBy(user)).toEqual([]);
      expect(await remove(credentialsOf(user))).toEqual({ success: true });
    });
  });

  const givenUpBy = async (user: StoredUser) =>
    (await server.open.database.select().from(ledgerTransfers).where(eq(ledgerTransfers.customerId, user._id)))
      .filter(({ toAccount }) => toAccount === 'given_up')
      .map(({ fromAccount, amount, cause, actor }) => ({ fromAccount, amount, cause, actor }));

  test('what is left in the wallet may be given up, to the centime that was told, and the books say so', async () => {
    for (const left of [5, 3_620]) {
      const user = await customer();
      await topUpWallet(server, user._id, left, NOON);
      const told = await remove(credentialsOf(user));
      expect(told).toMatchObject({ error_code: 1004, wallet: left / 100 });
      expect(await remove(credentialsOf(user), PASSWORD, { wallet_given_up: told.wallet as number })).toEqual({ success: true });
      expect(await isThere(credentialsOf(user))).toBe(false);
      expect(await givenUpBy(user)).toEqual([{ fromAccount: 'wallet', amount: left, cause: 'given up', actor: 'customer' }]);
      expect(await walletBalance(server.open.database, user._id)).toBe(0);
    }
    expect(await auditLedger(server.open.database)).toEqual([]);
  });

  test('what was only looked at does not hold it up: a basket, a priced parcel, a past order', async () => {
    const user = await customer();
    const who = credentialsOf(user);
    await completedOrder(server, who);
    await emptyWallet(server, user._id);
    await fillBasket(server, who);
    await askInvoice(server, who);
    await bookParcel(server, who);
    expect(await remove(who)).toEqual({ success: true });
  });

  test('who referred others gets no reward any more, and their code is nobody’s', async () => {
    const referrer = await customer();
    const friend = await registerCustomer(server, { password: PASSWORD, referral_code: referrer.referral_code });
    expect(await remove(credentialsOf(referrer))).toEqual({ success: true });
    await completedOrder(server, credentialsOf(friend));
    expect(await walletBalance(server.open.database, referrer._id)).toBe(0);
    expect(await server.refusal(endpoints.register, { ...(await anybody()), referral_code: referrer.referral_code })).toBe(531);
  });
  const anybody = async () => ({
    first_name: 'Ada',
    last_name: 'Test',
    email: 'somebody.else@example.org',
    password: PASSWORD,
    country_phone_code: '+41',
    phone: '789990001',
  });

  test('a call that was let in before pays nothing and begins no top-up afterwards', async () => {
    const [user, sender] = [await customer(), await customer()];
    const who = credentialsOf(user);
    const card = await savedCard(server, who, ACCEPTED);
    const [row] = await server.open.database.select().from(cards).where(eq(cards.id, card._id));
    await fillBasket(server, who);
    const basket = paymentIn(await askInvoice(server, who));
    const parcel = await bookParcel(server, credentialsOf(sender));
    const { order_payment: priced } = await server.expectSuccess(endpoints.get_courier_order_invoice, invoiceBody(parcel));
    const calls = [await letIn(user), await letIn(sender)] as const;
    for (const one of [user, sender]) expect(await remove(credentialsOf(one))).toEqual({ success: true });
    for (const [call, order_payment_id] of [
      [calls[0], basket],
      [calls[1], priced._id],
    ] as const)
      expect(
        await payOrderPayment.handle({ order_payment_id, payment_id: 'cash', is_payment_mode_cash: true } as never, call),
      ).toMatchObject({ success: false, code: 999 });
    const { provider } = server.services.payments ?? {};
    if (!provider || !row) throw new Error('no card');
    expect(await beginTopUp(calls[0], provider, { key: 'late', amount: 500, paying: row })).toBeNull();
    expect(await rowsIn('top_ups', { customer_id: [user._id] })).toEqual([]);
  });
  /** A call of somebody's, as it is once the door has let it in. */
  const letIn = async ({ _id }: StoredUser): Promise<CustomerCall> => {
    const found = await findCustomer(server.open.database, _id);
    if (!found) throw new Error('nobody');
    return {
      ...server.services,
      customer: found,
      tokenHash: null,
      guestHash: null,
      language: 'en',
      address: '127.0.0.1',
      network: '127.0.0.1',
      requestId: 'late',
      userAgent: '',
      note: () => undefined,
    };
  };

  test('what a call under way wrote afterwards is of no use, and goes with the next round of housekeeping', async () => {
    const user = await customer();
    expect(await remove(credentialsOf(user))).toEqual({ success: true });
    const { database } = server.open;
    await insertSession(database, { tokenHash: hashSecret('late'), customerId: user._id, browser: 'Firefox', system: 'Linux', now: NOON });
    expect(await isThere({ user_id: user._id, server_token: 'late' })).toBe(false);
    expect(await rowsIn('sessions', { customer_id: [user._id] })).toHaveLength(1);
    await keepHouse(server.services);
    expect(await rowsIn('sessions', { customer_id: [user._id] })).toEqual([]);
    const [row] = await database.select().from(customers).where(eq(customers.id, user._id));
    expect(row?.deletedAt).toBe(NOON);
  });
});
