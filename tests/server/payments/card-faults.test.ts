import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { deliverEvent } from '#server/http/deliver-event.ts';
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
  type Shopper,
} from '../card-shopper.ts';
import { fillBasket } from '../customer.ts';
import { faultyTransport, type Fault } from '../faulty-transport.ts';
import { DATABASES, expectTrueBooks, NOON, testServer } from '../test-server.ts';
import { orderTold } from '../orders.ts';

const CREATE = /^POST \/v1\/payment_intents$/;
const RETRIEVE = /^GET \/v1\/payment_intents/;
const CAPTURE = /capture$/;
const CANCEL = /cancel$/;
const FAULTS: Fault[] = ['request lost', 'answer lost', 'server error'];

describe.each(DATABASES)('a provider that fails on %s', (kind) => {
  const line = faultyTransport();
  const server = testServer(kind, { through: line.through });
  beforeEach(() => server.setNow(NOON));
  afterEach(async () => {
    line.heal();
    await expectTrueBooks(server);
  });

  const orderCount = async ({ who }: Shopper) => (await server.expectSuccess(endpoints.get_orders, who)).order_list.length;
  const basketOf = async ({ who }: Shopper) => (await server.expectSuccess(endpoints.get_cart, who)).total_item;
  const walletOf = ({ who }: Shopper) => walletBalance(server.open.database, who.user_id);

  test.each(FAULTS)('at making the intent (%s): checked, then found again by the same key', async (fault) => {
    const shopper = await cardShopper(server, { wallet: 300 });
    line.lose(fault, CREATE);
    expect((await payByCard(server, shopper)).json).toMatchObject({ success: false, error_code: 651, reason: 'payment_checking' });
    line.lose('request lost', CREATE);
    expect(await askPayment(server, shopper)).toMatchObject({ state: 'checking', client_secret: null });
    const paid = await payByCard(server, shopper);
    expect(paid.json).toMatchObject({ success: true, wallet_payment: 3 });
    expect(new Set(line.asked.filter(({ key }) => key?.startsWith(shopper.payment._id)).map(({ key }) => key))).toEqual(
      new Set([`${shopper.payment._id}:1:create`]),
    );
    await confirmCard(server, paid);
    expect((await createOrder(server, shopper)).json).toMatchObject({ success: true });
    expect((await booksOf(server, shopper)).map(({ status }) => status)).toEqual(['succeeded']);
  });

  test('at making the intent, with nobody coming back: everything is given back after a minute', async () => {
    const shopper = await cardShopper(server, { wallet: 300 });
    line.lose('answer lost', CREATE, { always: true });
    await payByCard(server, shopper);
    await sweep(server, 59);
    expect(await walletOf(shopper)).toBe(0);
    await sweep(server, 10);
    expect(await walletOf(shopper)).toBe(300);
    expect(await askPayment(server, shopper)).toMatchObject({ state: 'open', reason: 'not_paid' });
  });

  test('at being asked what is true: nobody knows, nothing moves, and the next look finds out', async () => {
    const shopper = await cardShopper(server);
    await confirmCard(server, await payByCard(server, shopper));
    line.lose('request lost', RETRIEVE, { always: true });
    expect((await createOrder(server, shopper)).json).toMatchObject({ success: false, error_code: 651, reason: 'payment_checking' });
    expect(await askPayment(server, shopper)).toMatchObject({ state: 'checking' });
    expect(await server.answer(endpoints.get_order_cart_invoice, shopper.who)).toMatchObject({
      error_code: 535,
      reason: 'payment_checking',
    });
    line.heal();
    await sweep(server, 10);
    expect([await orderCount(shopper), await basketOf(shopper)]).toEqual([1, 0]);
  });

  test.each(FAULTS)('at taking the money (%s): checked, and taken once whoever asks again', async (fault) => {
    const shopper = await cardShopper(server);
    await confirmCard(server, await payByCard(server, shopper));
    line.lose(fault, CAPTURE);
    expect((await createOrder(server, shopper)).json).toMatchObject({ success: false, error_code: 651, reason: 'payment_checking' });
    expect(await orderCount(shopper)).toBe(0);
    line.lose('request lost', CAPTURE);
    expect(await askPayment(server, shopper)).toMatchObject({ state: 'checking' });
    server.setNow(NOON + 3_600_000);
    await sweep(server, 10);
    expect(await orderCount(shopper)).toBe(1);
    const order = await orderTold(server, shopper.who, (await askPayment(server, shopper)).order_id ?? '');
    // The order is of the moment at which it was decided on, not of the one at which the provider answered at last.
    expect(order.date_time[0]?.date).toBe(new Date(NOON).toISOString());
    expect((await booksOf(server, shopper)).map(({ rows }) => rows.map(([what]) => what))).toEqual([['authorisation', 'capture']]);
  });

  test('at taking the money: a look that names no payment brings on this one too, beside the next that waits for its bank', async () => {
    const first = await cardShopper(server);
    await confirmCard(server, await payByCard(server, first));
    line.lose('answer lost', CAPTURE);
    await createOrder(server, first);
    server.setNow(NOON + 1_000);
    await saveCard(server, first.who.user_id, 'challenge');
    await fillBasket(server, first.who);
    const { order_payment: payment } = await server.expectSuccess(endpoints.get_order_cart_invoice, first.who);
    await confirmCard(server, await payByCard(server, { ...first, payment }));
    const { payment: told } = await server.expectSuccess(endpoints.get_payment, first.who);
    expect(told).toMatchObject({ order_payment_id: payment._id, state: 'challenge' });
    expect(await orderCount(first)).toBe(1);
  });

  test('at taking the money: what the customer puts in a basket meanwhile is neither lost nor sold with it', async () => {
    const shopper = await cardShopper(server);
    await confirmCard(server, await payByCard(server, shopper));
    line.lose('request lost', CAPTURE);
    await createOrder(server, shopper);
    expect(await basketOf(shopper)).toBe(0);
    await fillBasket(server, shopper.who, { quantity: 2 });
    await sweep(server, 10);
    expect([await orderCount(shopper), await basketOf(shopper)]).toEqual([1, 2]);
  });

  test.each([
    ['is as it was', null, 6],
    ['is put aside where another was begun', 2, 2],
  ] as const)(
    'that gives its authorisation up before the money is taken: nothing is charged, and the basket %s',
    async (_name, begun, basket) => {
      const shopper = await cardShopper(server, { wallet: 300 });
      await confirmCard(server, await payByCard(server, shopper));
      line.lose('request lost', CAPTURE);
      await createOrder(server, shopper);
      const [intent] = await intentsOf(server, shopper);
      await server.services.payments?.provider.cancelPaymentIntent(intent?.providerId ?? '', `bank-${intent?.providerId}`);
      if (begun !== null) await fillBasket(server, shopper.who, { quantity: begun });
      await sweep(server, 10);
      expect(await askPayment(server, shopper)).toMatchObject({ state: 'open', reason: 'not_paid' });
      expect([await orderCount(shopper), await basketOf(shopper), await walletOf(shopper)]).toEqual([0, basket, 300]);
      expect((await server.expectSuccess(endpoints.get_parked_carts, shopper.who)).carts.map(({ total_item }) => total_item)).toEqual(
        begun === null ? [] : [6],
      );
    },
  );

  test.each(FAULTS)('at letting the card go (%s): what is held stays held until that is certain', async (fault) => {
    const shopper = await cardShopper(server, { card: 'declined', wallet: 300 });
    await confirmCard(server, await payByCard(server, shopper));
    line.lose(fault, CANCEL);
    expect(await askPayment(server, shopper)).toMatchObject({ state: 'checking' });
    expect(await walletOf(shopper)).toBe(0);
    expect((await payByCard(server, shopper, { payment_id: 'cash' })).json).toMatchObject({
      success: true,
      cash_payment: expect.any(Number),
      card_payment: 0,
    });
    expect((await booksOf(server, shopper)).map(({ status }) => status)).toEqual(['canceled']);
  });

  test('while the bank still thinks: a card that cannot be let go yet is let go once it is authorised', async () => {
    const shopper = await cardShopper(server, { card: 'processing', wallet: 300 });
    const paid = await payByCard(server, shopper);
    line.lose('request lost', RETRIEVE, { always: true });
    await confirmCard(server, paid);
    expect(
      (await server.expectSuccess(endpoints.give_up_payment, { ...shopper.who, order_payment_id: shopper.payment._id })).payment,
    ).toMatchObject({ state: 'checking' });
    line.heal();
    await sweep(server, 1);
    expect(await walletOf(shopper)).toBe(0);
    await sweep(server, 10);
    expect(await walletOf(shopper)).toBe(300);
    expect(await askPayment(server, shopper)).toMatchObject({ state: 'open', reason: 'not_paid' });
    expect(await booksOf(server, shopper)).toMatchObject([
      {
        status: 'canceled',
        rows: [
          ['authorisation', expect.any(Number)],
          ['release', expect.any(Number)],
        ],
      },
    ]);
  });

  test('for a quarter of an hour: the challenge’s holds end as soon as it answers again', async () => {
    const shopper = await cardShopper(server, { card: 'challenge', wallet: 300 });
    await confirmCard(server, await payByCard(server, shopper));
    line.lose('request lost', /./, { always: true });
    await sweep(server, 15 * 60);
    expect(await askPayment(server, shopper)).toMatchObject({ state: 'checking' });
    line.heal();
    await sweep(server, 10);
    expect(await askPayment(server, shopper)).toMatchObject({ state: 'open', reason: 'not_paid' });
    expect(await walletOf(shopper)).toBe(300);
  });

  test('sends events late, twice and in any order: each tells once, and no state goes back', async () => {
    const shopper = await cardShopper(server, { card: 'challenge' });
    const paid = await payByCard(server, shopper);
    await confirmCard(server, paid);
    await answerChallenge(server, paid, 'pass');
    const { sandbox } = server.services.payments ?? {};
    const events =
      (await sandbox?.eventsAfter())?.filter(
        ({ object }) => (object.metadata as Record<string, string>).order_payment_id === shopper.payment._id,
      ) ?? [];
    expect(events.map(({ type }) => type)).toEqual(['payment_intent.requires_action', 'payment_intent.amount_capturable_updated']);
    for (const event of [...events.toReversed(), ...events]) {
      const signed = sandbox?.sign(event);
      if (signed) expect(await deliverEvent(server.app, signed)).toBe(true);
    }
    expect(await orderCount(shopper)).toBe(1);
    const asked = line.asked.length;
    await sendEvents(server);
    await sendEvents(server);
    expect(line.asked.slice(asked).filter(({ path }) => path.includes(String(paid.json.client_secret).split('_secret')[0] ?? ''))).toEqual(
      [],
    );
    expect((await intentsOf(server, shopper)).map(({ state }) => state)).toEqual(['succeeded']);
  });

  test('sends an event while it can’t be asked: it is to come again, and then counts', async () => {
    const shopper = await cardShopper(server);
    await confirmCard(server, await payByCard(server, shopper));
    const { sandbox } = server.services.payments ?? {};
    const event = (await sandbox?.eventsAfter())?.find(
      ({ object }) => (object.metadata as Record<string, string>).order_payment_id === shopper.payment._id,
    );
    if (!sandbox || !event) throw new Error('no event');
    line.lose('request lost', RETRIEVE);
    expect(await deliverEvent(server.app, sandbox.sign(event))).toBe(false);
    expect(await orderCount(shopper)).toBe(0);
    expect(await deliverEvent(server.app, sandbox.sign(event))).toBe(true);
    expect(await orderCount(shopper)).toBe(1);
  });

  test('is not believed in what others say in its name', async () => {
    const shopper = await cardShopper(server, { card: 'challenge' });
    const paid = await payByCard(server, shopper);
    const { sandbox } = server.services.payments ?? {};
    const body = JSON.stringify({
      id: 'evt_forged',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: {
        object: { id: String(paid.json.client_secret).split('_secret')[0], object: 'payment_intent', status: 'succeeded', metadata: {} },
      },
    });
    for (const signature of ['', 't=1,v1=00', `t=${Math.floor(NOON / 1_000)},v1=${'0'.repeat(64)}`])
      expect(await deliverEvent(server.app, { body, signature })).toBe(false);
    const old = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: sandbox?.webhookSecret ?? '',
      timestamp: Math.floor(NOON / 1_000) - 301,
    });
    expect(await deliverEvent(server.app, { body, signature: old })).toBe(false);
    // Even one that is signed only makes us look.
    const signed = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: sandbox?.webhookSecret ?? '',
      timestamp: Math.floor(NOON / 1_000),
    });
    expect(await deliverEvent(server.app, { body, signature: signed })).toBe(true);
    expect(await askPayment(server, shopper)).toMatchObject({ state: 'challenge' });
    for (const payload of ['{', '', 'null'])
      expect(
        (
          await server.app.inject({
            method: 'POST',
            url: '/api/payments/events',
            headers: { 'content-type': 'application/json', 'stripe-signature': 'x' },
            payload,
          })
        ).statusCode,
      ).toBe(400);
  });
});
