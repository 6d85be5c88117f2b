import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import { endpoints } from '#contract/endpoints.ts';
import { CARDS_MAXIMUM } from '#contract/limits.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { toMinor } from '#domain/money.ts';
import { cards } from '#server/database/schema/cards.ts';
import { keepHouse } from '#server/housekeeping.ts';
import { RETENTION } from '#server/retention.ts';
import { runErrands } from '#server/services/payment/run-errands.ts';
import { booksOf, cardShopper, confirmCard, createOrder, payByCard, sweep, WHOLE_ORDER, type Shopper } from '../card-shopper.ts';
import { fillBasket, newCustomer } from '../customer.ts';
import { ACCEPTED, addCardOf, cardOnce, CHALLENGE, confirmedCard, DECLINED, savedCard } from '../saved-card.ts';
import { describeServer, expectTrueBooks, NOON } from '../test-server.ts';
import { cancelOrder } from '../orders.ts';

const NOT_FOUND = { success: false, error_code: 1016 };

describeServer('a card that is used once', { rateLimitFactor: 100 }, (server) => {
  afterAll(() => expectTrueBooks(server));
  beforeEach(() => server.setNow(NOON));

  const newcomer = () => newCustomer(server);
  const listed = async (who: object, more: object = {}) => (await server.expectSuccess(endpoints.get_card_list, { ...who, ...more })).cards;
  /** Somebody without a saved card and with a priced basket, and a card of theirs that is not kept. */
  const shopperOnce = async (number?: string) => {
    const shopper = await cardShopper(server, { card: null });
    return { shopper, ...(await cardOnce(server, shopper.who, number)) };
  };
  const pay = (shopper: Shopper, card_id: string, more: object = {}) => payByCard(server, shopper, { ...WHOLE_ORDER, card_id, ...more });
  const houseKeptAfter = async (milliseconds: number) => {
    server.setNow(NOON + milliseconds);
    await keepHouse(server.services);
    await runErrands(server.services);
  };
  const isHere = async (id: string) => (await server.open.database.select().from(cards).where(eq(cards.id, id))).length === 1;
  const isAtProvider = async (method: string) => {
    const told = await server.services.payments?.provider.retrievePaymentMethod(method);
    return told?.ok === true && told.value.customer !== null;
  };

  test('is in no list, no default, and pays for nothing but orders; who knows it is told of it', async () => {
    const who = await newcomer();
    const { card, card_id } = await cardOnce(server, who, '5555555555554444');
    expect(card).toEqual({
      _id: card_id,
      last_four: '4444',
      card_type: 'mastercard',
      is_default: false,
      card_expiry_date: '04/29',
      is_kept: false,
    });
    expect([await listed(who), await listed(who, { card_id })]).toEqual([[], [card]]);
    for (const endpoint of [endpoints.select_card, endpoints.delete_card])
      expect(await server.answer(endpoint, { ...who, card_id })).toEqual(NOT_FOUND);
    for (const named of [{ card_id }, {}])
      expect(
        await server.answer(endpoints.get_stripe_payment_intent_wallet, { ...who, ...named, payment_id: CARD_GATEWAY_ID, amount: 5 }),
      ).toEqual(NOT_FOUND);
    const kept = await savedCard(server, who);
    expect(kept).toMatchObject({ is_default: true });
    expect([await listed(who), await listed(who, { card_id })]).toEqual([[kept], [kept, card]]);
    expect(await server.expectSuccess(endpoints.get_payment_gateway, { ...who, city_id: await cityOf(who) })).toMatchObject({
      takes_cards_once: true,
    });
  });

  const cityOf = async (who: object) => {
    await fillBasket(server, { ...who });
    return (await server.expectSuccess(endpoints.get_cart, who)).city_id;
  };

  test('is taken once however often it is sent, beside the saved card of the same number, which stays as it is', async () => {
    const who = await newcomer();
    const saved = await savedCard(server, who, ACCEPTED);
    const method = await confirmedCard(server, who, ACCEPTED, { exp_month: 11, exp_year: 2031 });
    const answers = await Promise.all(Array.from({ length: 4 }, () => addCardOf(server, who, method, { is_kept: false })));
    expect(new Set(answers.map(({ json }) => JSON.stringify(json.card))).size).toBe(1);
    expect(answers[0]?.json.card).toMatchObject({ is_kept: false, card_expiry_date: '11/31' });
    expect(await listed(who)).toEqual([saved]);
    await runErrands(server.services);
    expect(await isAtProvider(method)).toBe(true);
  });

  test('counts to how many cards somebody may have', async () => {
    const who = await newcomer();
    for (let index = 1; index < CARDS_MAXIMUM; index += 1) await cardOnce(server, who);
    const onTop = await confirmedCard(server, who);
    await cardOnce(server, who).catch(() => undefined);
    expect((await addCardOf(server, who, onTop, { is_kept: false })).json).toEqual({ success: false, error_code: 1014 });
  });

  test('pays for the order, and is then gone here and at the provider; what is asked again is answered again', async () => {
    const { shopper, card_id, method } = await shopperOnce();
    const paid = await pay(shopper, card_id, { idempotency_key: 'pressed-once-000001' });
    expect(paid.json).toMatchObject({ success: true, payment_method: method });
    await confirmCard(server, paid);
    expect([await isHere(card_id), await isAtProvider(method)]).toEqual([true, true]);
    const ordered = await createOrder(server, shopper);
    expect(ordered.json).toMatchObject({ success: true });
    expect([await isHere(card_id), await listed(shopper.who, { card_id })]).toEqual([false, []]);
    await runErrands(server.services);
    expect(await isAtProvider(method)).toBe(false);
    expect((await pay(shopper, card_id, { idempotency_key: 'pressed-once-000001' })).json).toMatchObject({ success: true });
    expect((await createOrder(server, shopper)).json.order_id).toBe(ordered.json.order_id);
    expect((await addCardOf(server, shopper.who, method, { is_kept: false })).json.success).toBe(false);
    expect((await booksOf(server, shopper)).map(({ status }) => status)).toEqual(['succeeded']);
  });

  test('is gone as well where nobody but the sweeper makes the order, and money still goes back to it', async () => {
    const { shopper, card_id, method } = await shopperOnce();
    await confirmCard(server, await pay(shopper, card_id));
    await sweep(server, 60);
    await runErrands(server.services);
    expect([await isHere(card_id), await isAtProvider(method)]).toEqual([false, false]);
    const [order] = (await server.expectSuccess(endpoints.get_orders, shopper.who)).order_list;
    await cancelOrder(server, shopper.who, order?._id ?? '', ORDER_STATUS.waitingForStore);
    await runErrands(server.services);
    const amount = toMinor(shopper.payment.user_pay_payment);
    expect((await booksOf(server, shopper))[0]?.rows.at(-1)).toEqual(['refund', amount]);
  });

  test('pays for one order alone: not while another payment is under way with it, and not afterwards', async () => {
    const who = await newcomer();
    const { card_id } = await cardOnce(server, who);
    const payments: Shopper[] = [];
    for (const keep_aside of [true, false]) {
      await fillBasket(server, who);
      const { order_payment: payment } = await server.expectSuccess(endpoints.get_order_cart_invoice, who);
      payments.push({ who, payment });
      if (keep_aside) await server.expectSuccess(endpoints.clear_cart, { ...who, keep_aside });
    }
    const [aside, open] = payments as [Shopper, Shopper];
    const paid = await pay(open, card_id);
    expect((await pay(aside, card_id)).json).toMatchObject(NOT_FOUND);
    // The same one may ask as often as it likes, and is given up for the other.
    expect((await pay(open, card_id)).json).toMatchObject({ success: true, client_secret: paid.json.client_secret });
    await server.expectSuccess(endpoints.give_up_payment, { ...who, order_payment_id: open.payment._id });
    const other = await pay(aside, card_id);
    expect(other.json).toMatchObject({ success: true });
    expect((await pay(open, card_id)).json).toMatchObject(NOT_FOUND);
    await server.expectSuccess(endpoints.give_up_payment, { ...who, order_payment_id: aside.payment._id });
    await confirmCard(server, await pay(open, card_id));
    expect((await createOrder(server, open)).json).toMatchObject({ success: true });
    expect((await pay(aside, card_id)).json).toMatchObject(NOT_FOUND);
  });

  test('is its customer’s alone', async () => {
    const { shopper: ada, card_id } = await shopperOnce();
    const eve = await cardShopper(server);
    expect((await pay(eve, card_id)).json).toMatchObject(NOT_FOUND);
    expect((await listed(eve.who, { card_id })).map(({ _id }) => _id)).not.toContain(card_id);
    expect((await pay(ada, card_id)).json).toMatchObject({ success: true });
  });

  test('that was declined may try again; a payment that nobody pays keeps it a few hours, and it goes with the house', async () => {
    const { shopper, card_id, method } = await shopperOnce(DECLINED);
    for (const key of ['pressed-first-00001', 'pressed-again-00001']) {
      const paid = await pay(shopper, card_id, { idempotency_key: key });
      expect(paid.json).toMatchObject({ success: true });
      await confirmCard(server, paid);
      await sweep(server);
      expect(await isHere(card_id)).toBe(true);
    }
    const { card_id: another } = await cardOnce(server, shopper.who);
    await confirmCard(server, await pay(shopper, another));
    expect((await createOrder(server, shopper)).json).toMatchObject({ success: true });
    await houseKeptAfter(RETENTION.cardOnce);
    expect([await isHere(card_id), await isAtProvider(method)]).toEqual([true, true]);
    await houseKeptAfter(RETENTION.cardOnce + 1);
    expect([await isHere(card_id), await isAtProvider(method)]).toEqual([false, false]);
  });

  test.each([
    ['the bank asks', CHALLENGE, WHOLE_ORDER, false],
    ['the card is authorised and the order not asked for', ACCEPTED, {}, true],
  ])('is not taken away while %s, however old it is', async (_says, number, more, confirms) => {
    const { shopper, card_id, method } = await shopperOnce(number);
    const paid = await payByCard(server, shopper, { ...more, card_id });
    if (confirms) {
      await confirmCard(server, paid);
      await sweep(server, 10);
    }
    await houseKeptAfter(2 * RETENTION.cardOnce);
    expect([await isHere(card_id), await isAtProvider(method)]).toEqual([true, true]);
    // The sweeper gives the payment up first.
    await sweep(server);
    expect(await isHere(card_id)).toBe(true);
    await houseKeptAfter(2 * RETENTION.cardOnce);
    expect([await isHere(card_id), await isAtProvider(method)]).toEqual([false, false]);
  });

  test('is told in a customer’s copy by a name of its own, and forgotten with the account', async () => {
    const who = await newcomer();
    const { method } = await cardOnce(server, who, ACCEPTED);
    const { account } = await server.expectSuccess(endpoints.export_account, who);
    expect(account).toMatchObject({ cards: [], cards_for_one_order: [{ last_four: '4242', expires: '04/29' }] });
    await server.expectSuccess(endpoints.delete_account, { ...who, password: 'secret-enough' });
    await runErrands(server.services);
    expect(await isAtProvider(method)).toBe(false);
  });
});
