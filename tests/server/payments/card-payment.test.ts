import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { toMinor } from '#domain/money.ts';
import { cards } from '#server/database/schema/cards.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import {
  answerChallenge,
  askPayment,
  booksOf,
  cardShopper,
  confirmCard,
  createOrder,
  intentsOf,
  payByCard,
  saveCard,
  sendEvents,
  sweep,
  WHOLE_ORDER,
  type Shopper,
} from '../card-shopper.ts';
import { fillBasket, newCustomer } from '../customer.ts';
import { expectTrueBooks, NOON, testServer } from '../test-server.ts';
import { orderTold } from '../orders.ts';

describe.each(['pglite', 'postgres'] as const)('a payment by card on %s', (kind) => {
  const server = testServer(kind);
  beforeEach(() => server.setNow(NOON));
  afterEach(() => expectTrueBooks(server));

  const orderCount = async ({ who }: Shopper) => (await server.expectSuccess(endpoints.get_orders, who)).order_list.length;
  const basketOf = async ({ who }: Shopper) => (await server.expectSuccess(endpoints.get_cart, who)).total_item;

  test('is authorised at payment and confirmation, and taken when the order is made', async () => {
    const shopper = await cardShopper(server);
    const amount = toMinor(shopper.payment.user_pay_payment);
    const paid = await payByCard(server, shopper);
    expect(paid.json).toMatchObject({
      success: true,
      card_payment: shopper.payment.user_pay_payment,
      wallet_payment: 0,
      cash_payment: 0,
      payment_method: 'pm_card_visa',
      client_secret: expect.stringMatching(/^pi_\w+_secret_/),
    });
    expect(await askPayment(server, shopper)).toMatchObject({
      state: 'challenge',
      client_secret: paid.json.client_secret,
      expires_at: '2026-11-20T11:45:00.000Z',
    });
    expect((await createOrder(server, shopper)).json).toMatchObject({ success: false, error_code: 549, reason: 'not_paid' });
    expect((await confirmCard(server, paid)).json).toMatchObject({ intent: { status: 'requires_capture' } });
    expect(await booksOf(server, shopper)).toEqual([{ status: 'requires_capture', rows: [['authorisation', amount]] }]);
    const created = await createOrder(server, shopper);
    expect(created.json).toMatchObject({ success: true, message: 241 });
    expect(await booksOf(server, shopper)).toEqual([
      {
        status: 'succeeded',
        rows: [
          ['authorisation', amount],
          ['capture', amount],
        ],
      },
    ]);
    expect(await askPayment(server, shopper)).toMatchObject({
      state: 'ordered',
      order_id: created.json.order_id,
      unique_id: created.json.unique_id,
      card_payment: shopper.payment.user_pay_payment,
    });
    expect(await basketOf(shopper)).toBe(0);
  });

  test.each([
    ['the sweeper', (_shopper: Shopper) => sweep(server, 10)],
    ['the provider’s event', (_shopper: Shopper) => sendEvents(server)],
    [
      'the customer’s next page load',
      async (shopper: Shopper) => {
        await askPayment(server, shopper);
      },
    ],
    [
      'the invoice of another tab',
      async ({ who }: Shopper) => {
        expect(await server.answer(endpoints.get_order_cart_invoice, who)).toMatchObject({
          error_code: 535,
          reason: 'already_ordered',
        });
      },
    ],
    [
      'the next page load without an id',
      async ({ who }: Shopper) => {
        expect((await server.expectSuccess(endpoints.get_payment, who)).payment).toMatchObject({ state: 'ordered' });
      },
    ],
  ])('becomes its order by %s alone, exactly as it was sent with the payment', async (_name, bring) => {
    const shopper = await cardShopper(server);
    await confirmCard(server, await payByCard(server, shopper));
    await bring(shopper);
    expect(await orderCount(shopper)).toBe(1);
    const told = await askPayment(server, shopper);
    expect(told.state).toBe('ordered');
    const order = await orderTold(server, shopper.who, told.order_id ?? '');
    expect(order).toMatchObject({
      delivery_note: 'Ring twice',
      payment_parts: { card_payment: shopper.payment.user_pay_payment, cash_payment: 0, wallet_payment: 0 },
    });
    expect((await createOrder(server, shopper)).json).toMatchObject({ success: true, order_id: told.order_id });
    expect(await orderCount(shopper)).toBe(1);
  });

  test.each([
    ['declined', 'generic_decline'],
    ['insufficient_funds', 'insufficient_funds'],
  ] as const)('that is %s gives everything back at once, and can be tried again with another card', async (card, decline_code) => {
    const shopper = await cardShopper(server, { card, wallet: 500 });
    const paid = await payByCard(server, shopper);
    expect(paid.json).toMatchObject({ wallet_payment: 5 });
    expect(await walletBalance(server.open.database, shopper.who.user_id)).toBe(0);
    expect((await confirmCard(server, paid)).json).toMatchObject({ error: { decline_code } });
    expect(await askPayment(server, shopper)).toMatchObject({
      state: 'open',
      reason: 'not_paid',
      decline_code,
      client_secret: null,
      card_payment: 0,
    });
    expect(await walletBalance(server.open.database, shopper.who.user_id)).toBe(500);
    expect((await createOrder(server, shopper)).json).toMatchObject({ success: false, error_code: 549, reason: 'not_paid' });
    expect(await basketOf(shopper)).toBe(6);
    // The declined intent is ended: whoever kept its secret can do nothing with it any more.
    expect((await confirmCard(server, paid)).json).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } });
    await saveCard(server, shopper.who.user_id, 'accepted');
    const again = await payByCard(server, shopper);
    expect(again.json.client_secret).not.toBe(paid.json.client_secret);
    await confirmCard(server, again);
    expect((await createOrder(server, shopper)).json).toMatchObject({ success: true });
    expect((await intentsOf(server, shopper)).map(({ attempt, state }) => [attempt, state])).toEqual([
      [1, 'canceled'],
      [2, 'succeeded'],
    ]);
  });

  test('is given back as soon as an event tells that it was declined', async () => {
    const shopper = await cardShopper(server, { card: 'declined', wallet: 500 });
    await confirmCard(server, await payByCard(server, shopper));
    await sendEvents(server);
    expect(await walletBalance(server.open.database, shopper.who.user_id)).toBe(500);
    expect((await server.expectSuccess(endpoints.get_payment, shopper.who)).payment).toBeNull();
  });

  test('with a challenge passed becomes its order, with one failed gives everything back', async () => {
    const [passes, fails] = await Promise.all([
      cardShopper(server, { card: 'challenge' }),
      cardShopper(server, { card: 'challenge', wallet: 300 }),
    ]);
    const [one, two] = [await payByCard(server, passes), await payByCard(server, fails)];
    for (const paid of [one, two]) expect((await confirmCard(server, paid)).json).toMatchObject({ intent: { status: 'requires_action' } });
    expect(await askPayment(server, passes)).toMatchObject({
      state: 'challenge',
      client_secret: one.json.client_secret,
      payment_method: one.json.payment_method,
    });
    expect((await createOrder(server, passes)).json).toMatchObject({ error_code: 549, reason: 'not_paid' });
    await answerChallenge(server, one, 'pass');
    await answerChallenge(server, two, 'fail');
    expect((await createOrder(server, passes)).json).toMatchObject({ success: true });
    expect(await askPayment(server, fails)).toMatchObject({ state: 'open', decline_code: 'payment_intent_authentication_failure' });
    expect(await walletBalance(server.open.database, fails.who.user_id)).toBe(300);
  });

  test('with a challenge left open is held for fifteen minutes, then let go by the sweeper', async () => {
    const shopper = await cardShopper(server, { card: 'challenge', wallet: 300 });
    const paid = await payByCard(server, shopper);
    await confirmCard(server, paid);
    for (let minute = 1; minute < 15; minute += 1) await sweep(server, 60);
    expect(await askPayment(server, shopper)).toMatchObject({ state: 'challenge' });
    expect(await walletBalance(server.open.database, shopper.who.user_id)).toBe(0);
    await sweep(server, 60);
    expect(await walletBalance(server.open.database, shopper.who.user_id)).toBe(300);
    expect((await answerChallenge(server, paid, 'pass')).json).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } });
    expect(await askPayment(server, shopper)).toMatchObject({ state: 'open', reason: 'not_paid' });
    expect(await booksOf(server, shopper)).toEqual([{ status: 'canceled', rows: [] }]);
  });

  test('with a challenge can be given up, or paid in another way', async () => {
    const [gives, changes] = await Promise.all([cardShopper(server, { card: 'challenge' }), cardShopper(server, { card: 'challenge' })]);
    for (const shopper of [gives, changes]) await confirmCard(server, await payByCard(server, shopper));
    expect(
      (await server.expectSuccess(endpoints.give_up_payment, { ...gives.who, order_payment_id: gives.payment._id })).payment,
    ).toMatchObject({ state: 'open' });
    expect((await payByCard(server, changes, { payment_id: 'cash', is_payment_mode_cash: true })).json).toMatchObject({
      success: true,
      card_payment: 0,
      cash_payment: changes.payment.user_pay_payment,
    });
    expect((await createOrder(server, changes)).json).toMatchObject({ success: true });
    for (const shopper of [gives, changes]) expect(await booksOf(server, shopper)).toEqual([{ status: 'canceled', rows: [] }]);
    const done = await cardShopper(server);
    await confirmCard(server, await payByCard(server, done));
    expect(
      (await server.expectSuccess(endpoints.give_up_payment, { ...done.who, order_payment_id: done.payment._id })).payment,
    ).toMatchObject({ state: 'ordered' });
  });

  test('that its bank takes its time over is checked until the bank has answered', async () => {
    const shopper = await cardShopper(server, { card: 'processing' });
    await confirmCard(server, await payByCard(server, shopper));
    expect(await askPayment(server, shopper)).toMatchObject({ state: 'processing' });
    expect((await createOrder(server, shopper)).json).toMatchObject({ success: false, error_code: 651, reason: 'payment_checking' });
    expect(
      (await server.expectSuccess(endpoints.give_up_payment, { ...shopper.who, order_payment_id: shopper.payment._id })).payment,
    ).toMatchObject({ state: 'processing' });
    server.setNow(NOON + 6_000);
    await server.services.payments?.sandbox?.work(() => Promise.resolve(false));
    await sendEvents(server);
    expect(await askPayment(server, shopper)).toMatchObject({ state: 'ordered' });
  });

  test('is one payment and one order however often and from how many tabs it is asked', async () => {
    const shopper = await cardShopper(server, { wallet: 400 });
    const paid = await Promise.all(Array.from({ length: 6 }, () => payByCard(server, shopper)));
    expect(new Set(paid.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    const [first] = paid;
    if (!first) throw new Error('not paid');
    await Promise.all([confirmCard(server, first), confirmCard(server, first)]);
    const created = await Promise.all([
      ...Array.from({ length: 4 }, () => createOrder(server, shopper)),
      sendEvents(server),
      sweep(server, 10),
      askPayment(server, shopper),
    ]);
    const ids = new Set(
      created.flatMap((answered) => (answered && 'json' in answered && answered.json.success === true ? [answered.json.order_id] : [])),
    );
    await sweep(server, 10);
    const again = await createOrder(server, shopper);
    expect([...ids, again.json.order_id].every((id) => id === again.json.order_id)).toBe(true);
    expect(await orderCount(shopper)).toBe(1);
    expect((await payByCard(server, shopper)).json).toMatchObject({ success: true, client_secret: first.json.client_secret });
    expect((await booksOf(server, shopper)).map(({ rows }) => rows.map(([what]) => what))).toEqual([['authorisation', 'capture']]);
  });

  test('without the order’s fields waits a minute for the order, then is let go', async () => {
    const [waits, orders] = await Promise.all([cardShopper(server), cardShopper(server)]);
    for (const shopper of [waits, orders]) {
      await confirmCard(server, await payByCard(server, shopper, {}));
      expect(await askPayment(server, shopper)).toMatchObject({ state: 'authorised', expires_at: '2026-11-20T11:31:00.000Z' });
    }
    await sendEvents(server);
    await sweep(server, 59);
    expect(await askPayment(server, waits)).toMatchObject({ state: 'authorised' });
    expect((await createOrder(server, orders, WHOLE_ORDER)).json).toMatchObject({ success: true });
    await sweep(server, 1);
    expect((await booksOf(server, waits)).map(({ status }) => status)).toEqual(['canceled']);
    expect(await askPayment(server, waits)).toMatchObject({ state: 'open', reason: 'not_paid' });
    expect(await askPayment(server, orders)).toMatchObject({ state: 'ordered' });
  });

  test('goes on without its session, and in the language it was made in', async () => {
    const shopper = await cardShopper(server);
    await confirmCard(server, await payByCard(server, shopper));
    await server.post(endpoints.logout.path, shopper.who);
    await sweep(server, 10);
    expect((await booksOf(server, shopper)).map(({ status }) => status)).toEqual(['succeeded']);
  });

  test('needs a card: 1016 without one, with somebody else’s, or with one that the provider does not know', async () => {
    const shopper = await cardShopper(server, { card: null });
    const other = await cardShopper(server);
    expect((await payByCard(server, shopper)).json).toMatchObject({ success: false, error_code: 1016 });
    expect((await payByCard(server, shopper, { ...WHOLE_ORDER, card_id: other.payment._id })).json).toMatchObject({ error_code: 1016 });
    await server.open.database.insert(cards).values({
      id: 'c'.repeat(24),
      customerId: shopper.who.user_id,
      lastFour: '1111',
      brand: 'visa',
      paymentMethod: 'pm_gone',
      expires: '12/2030',
      isDefault: true,
      createdAt: NOON,
    });
    expect((await payByCard(server, shopper)).json).toMatchObject({ success: false, error_code: 1016 });
    expect(await askPayment(server, shopper)).toMatchObject({ state: 'open' });
  });

  test('is nobody else’s to see, to confirm, or to order', async () => {
    const shopper = await cardShopper(server, { card: 'challenge' });
    await payByCard(server, shopper);
    const thief = { who: await newCustomer(server), payment: shopper.payment };
    expect((await server.expectSuccess(endpoints.get_payment, { ...thief.who, order_payment_id: shopper.payment._id })).payment).toBeNull();
    expect(
      (await server.expectSuccess(endpoints.give_up_payment, { ...thief.who, order_payment_id: shopper.payment._id })).payment,
    ).toBeNull();
    expect((await payByCard(server, thief)).json).toMatchObject({ error_code: 548 });
    expect((await createOrder(server, thief)).json).toMatchObject({ error_code: 548 });
    expect(await askPayment(server, shopper)).toMatchObject({ state: 'challenge' });
  });

  test('lets nothing change its price while it is under way, and tells where to look', async () => {
    const shopper = await cardShopper(server, { card: 'challenge' });
    await payByCard(server, shopper);
    expect(await server.answer(endpoints.get_order_cart_invoice, shopper.who)).toMatchObject({
      error_code: 535,
      reason: 'payment_checking',
    });
    expect(
      await server.answer(endpoints.apply_promo_code, {
        ...shopper.who,
        promo_code_name: 'BALADE10',
        order_payment_id: shopper.payment._id,
      }),
    ).toMatchObject({ error_code: 535, reason: 'payment_checking' });
  });

  test('whose basket changed meanwhile is let go, and the changed basket stays', async () => {
    const shopper = await cardShopper(server, { wallet: 200 });
    await confirmCard(server, await payByCard(server, shopper));
    await fillBasket(server, shopper.who, { quantity: 7 });
    await sweep(server, 10);
    expect(await askPayment(server, shopper)).toMatchObject({ state: 'open', reason: 'cart_changed', decline_code: null });
    expect((await createOrder(server, shopper)).json).toMatchObject({ success: false, error_code: 651, reason: 'cart_changed' });
    expect((await booksOf(server, shopper)).map(({ status }) => status)).toEqual(['canceled']);
    expect([await walletBalance(server.open.database, shopper.who.user_id), await basketOf(shopper), await orderCount(shopper)]).toEqual([
      200, 7, 0,
    ]);
  });
});
