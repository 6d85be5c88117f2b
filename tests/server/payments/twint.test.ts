import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CARD_SANDBOX, TWINT_PAGE, type TwintAnswer } from '#contract/card-sandbox.ts';
import { endpoints } from '#contract/endpoints.ts';
import { TWINT_GATEWAY_ID } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { toMinor } from '#domain/money.ts';
import { DEMO_CITY_ID } from '#server/demo/demo-content.ts';
import { balanceOfPayment } from '#server/repositories/ledger.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { runErrands } from '#server/services/payment/run-errands.ts';
import { askPayment, booksOf, cardShopper, createOrder, payByCard, sendEvents, sweep, WHOLE_ORDER, type Shopper } from '../card-shopper.ts';
import { mailsTo } from '../customer.ts';
import { type Answered, expectTrueBooks, NOON, testServer } from '../test-server.ts';

const WALLET = 300;
const SHOP = 'https://shop.example/checking?payment=';

describe.each(['pglite', 'postgres'] as const)('a payment by TWINT on %s', (kind) => {
  const server = testServer(kind, { mailbox: true });
  afterAll(() => expectTrueBooks(server, { quiet: true }));
  beforeEach(() => server.setNow(NOON));
  afterEach(() => expectTrueBooks(server));

  const pay = (shopper: Shopper, more: object = WHOLE_ORDER) => payByCard(server, shopper, { ...more, payment_id: TWINT_GATEWAY_ID });
  const secretOf = ({ json }: Answered) => String(json.client_secret);
  /** What the browser asks for with the secret: the page to be led to. */
  async function pageFor(paid: Answered, { payment }: Shopper): Promise<string> {
    const { json } = await server.post(CARD_SANDBOX.confirmTwint, { client_secret: secretOf(paid), return_url: SHOP + payment._id });
    return (json as { intent: { next_action: { redirect_to_url: { url: string } } } }).intent.next_action.redirect_to_url.url;
  }
  /** What the form on that page sends along; '' where there is none. */
  const tokenOn = async (page: string): Promise<string> =>
    /name="token" value="([^"]+)"/.exec((await server.app.inject(page)).body)?.[1] ?? '';
  /** The form is pressed. @returns the address that it leads back to */
  async function press(token: string, answer: TwintAnswer): Promise<string | undefined> {
    const sent = await server.app.inject({
      method: 'POST',
      url: TWINT_PAGE,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token, answer }).toString(),
    });
    return sent.headers.location;
  }
  const answerOn = async (page: string, answer: TwintAnswer) => press(await tokenOn(page), answer);
  const begin = async (more?: object, wallet = 0) => {
    const shopper = await cardShopper(server, { card: null, wallet });
    const paid = await pay(shopper, more);
    const rest = toMinor(shopper.payment.user_pay_payment) - wallet;
    return { ...shopper, paid, rest, page: await pageFor(paid, shopper) };
  };
  const giveUp = async ({ who, payment }: Shopper) =>
    (await server.expectSuccess(endpoints.give_up_payment, { ...who, order_payment_id: payment._id })).payment;
  const walletOf = ({ who }: Shopper) => walletBalance(server.open.database, who.user_id);
  const rows = async (shopper: Shopper) => (await booksOf(server, shopper)).map((one) => one.rows);
  const taken = (amount: number): [string, number][] => [
    ['authorisation', amount],
    ['capture', amount],
  ];

  test('is offered where one pays in francs', async () => {
    const { who } = await cardShopper(server, { card: null });
    const { json } = await server.post(endpoints.get_payment_gateway.path, { ...who, city_id: DEMO_CITY_ID });
    expect(json.payment_gateway).toContainEqual({ _id: TWINT_GATEWAY_ID, name: 'TWINT' });
  });

  test('pays what the wallet leaves: confirmed on its page, taken at once, ordered, and named wherever the order is told of', async () => {
    const mine = await begin(WHOLE_ORDER, WALLET);
    const parts = { wallet_payment: WALLET / 100, card_payment: mine.rest / 100, cash_payment: 0, paid_with: 'twint' };
    expect(mine.paid.json).toMatchObject({ success: true, payment_method: null, ...parts });
    expect(await askPayment(server, mine)).toMatchObject({ state: 'challenge', client_secret: secretOf(mine.paid), ...parts });
    const back = new URL(String(await answerOn(mine.page, 'accept')));
    expect([back.pathname, back.searchParams.get('payment'), back.searchParams.get('redirect_status')]).toEqual([
      '/checking',
      mine.payment._id,
      'succeeded',
    ]);
    const { order_id } = await askPayment(server, mine);
    expect(await rows(mine)).toEqual([taken(mine.rest)]);
    const { order } = await server.expectSuccess(endpoints.get_order_detail, { ...mine.who, order_id: order_id ?? '' });
    expect(order.payment_parts).toEqual(parts);
    expect(await balanceOfPayment(server.open.database, mine.payment._id, 'twint')).toBe(-mine.rest);
    const { user } = await server.expectSuccess(endpoints.get_detail, mine.who);
    expect((await mailsTo(server, user.email ?? ''))[0]?.words).toMatch(/Paid with TWINT/);
  });

  test('is ordered by the provider’s event, or by the sweeper, where nobody comes back', async () => {
    const byEvent = await begin();
    await answerOn(byEvent.page, 'accept');
    await sendEvents(server);
    const bySweeper = await begin();
    await answerOn(bySweeper.page, 'accept');
    await sweep(server, 11);
    for (const mine of [byEvent, bySweeper]) {
      const { order_list } = await server.expectSuccess(endpoints.get_orders, mine.who);
      expect(order_list).toHaveLength(1);
    }
  });

  test.each([
    ['refuse', 'payment_method_customer_decline'],
    ['expire', 'payment_intent_payment_attempt_expired'],
  ] as const)('takes nothing where its answer is %s, gives the wallet back, and can be paid anew', async (answer, code) => {
    const mine = await begin(WHOLE_ORDER, WALLET);
    expect(await answerOn(mine.page, answer)).toContain('redirect_status=failed');
    const told = await askPayment(server, mine);
    expect(told).toMatchObject({ state: 'open', decline_code: code });
    expect(told.is_refunded).toBeUndefined();
    expect([await rows(mine), await walletOf(mine)]).toEqual([[[]], WALLET]);
    const again = await pay(mine);
    await answerOn(await pageFor(again, mine), 'accept');
    expect(await askPayment(server, mine)).toMatchObject({ state: 'ordered' });
    expect(await rows(mine)).toEqual([[], taken(mine.rest)]);
  });

  test('is waited for where it answers late', async () => {
    const mine = await begin();
    expect(await answerOn(mine.page, 'late')).toContain('redirect_status=pending');
    expect(await askPayment(server, mine)).toMatchObject({ state: 'processing' });
    server.setNow(NOON + 6_000);
    expect(await askPayment(server, mine)).toMatchObject({ state: 'ordered' });
  });

  test('whose page is left open is asked for again under the same address, and ends after a quarter of an hour', async () => {
    const mine = await begin(WHOLE_ORDER, WALLET);
    expect(await pageFor(mine.paid, mine)).toBe(mine.page);
    const open = await tokenOn(mine.page);
    await sweep(server, 14 * 60);
    expect(await askPayment(server, mine)).toMatchObject({ state: 'challenge' });
    await sweep(server, 61);
    expect(await askPayment(server, mine)).toMatchObject({ state: 'open', reason: 'not_paid' });
    expect((await server.app.inject(mine.page)).body).toContain('This payment is over.');
    expect(await press(open, 'accept')).toContain('redirect_status=');
    expect([await rows(mine), await walletOf(mine)]).toEqual([[[]], WALLET]);
  });

  test('that comes to no order is given back within a minute, and its customer is told', async () => {
    // Whoever pays without saying what they want ordered has a minute for it.
    const mine = await begin({}, WALLET);
    await answerOn(mine.page, 'accept');
    expect(await askPayment(server, mine)).toMatchObject({ state: 'authorised' });
    await sweep(server, 60);
    expect(await askPayment(server, mine)).toMatchObject({ state: 'open', reason: 'not_paid', is_refunded: true });
    expect([await rows(mine), await walletOf(mine)]).toEqual([[[...taken(mine.rest), ['refund', mine.rest]]], WALLET]);
    expect((await createOrder(server, mine)).json).toMatchObject({ success: false, error_code: 549 });
    const again = await pay(mine);
    expect((await askPayment(server, mine)).is_refunded).toBeUndefined();
    await answerOn(await pageFor(again, mine), 'accept');
    expect(await askPayment(server, mine)).toMatchObject({ state: 'ordered' });
  });

  test('given up once it has paid is ordered all the same; before that nothing is taken', async () => {
    const [late, early] = [await begin(), await begin()];
    await answerOn(late.page, 'accept');
    expect(await giveUp(late)).toMatchObject({ state: 'ordered' });
    expect(await giveUp(early)).toMatchObject({ state: 'open' });
    expect(await answerOn(early.page, 'accept')).toBeUndefined();
    expect(await rows(early)).toEqual([[]]);
  });

  test('of an order that is cancelled goes back through TWINT', async () => {
    const mine = await begin();
    await answerOn(mine.page, 'accept');
    const { order_id } = await askPayment(server, mine);
    const cancelled = await server.post(endpoints.user_cancel_order.path, {
      ...mine.who,
      order_id,
      order_status: ORDER_STATUS.waitingForStore,
      cancel_reason: 'other',
    });
    expect(cancelled.json).toMatchObject({ success: true, parts_given_back: { card_payment: mine.rest / 100, paid_with: 'twint' } });
    await runErrands(server.services);
    expect(await rows(mine)).toEqual([[...taken(mine.rest), ['refund', mine.rest]]]);
    const { order } = await server.expectSuccess(endpoints.get_order_detail, { ...mine.who, order_id: order_id ?? '' });
    expect(order.money_back).toEqual([expect.objectContaining({ part: 'twint', amount: mine.rest / 100, state: 'done' })]);
    expect(await balanceOfPayment(server.open.database, mine.payment._id, 'twint')).toBe(0);
  });

  test('has a page that speaks both languages, and takes no other answer or address', async () => {
    const mine = await begin();
    const [english, french] = await Promise.all([server.app.inject(`${mine.page}&lang=en`), server.app.inject(`${mine.page}&lang=fr`)]);
    expect([english.body, french.body]).toEqual([
      expect.stringContaining('Confirm the payment'),
      expect.stringContaining('Confirmer le paiement'),
    ]);
    expect((await server.app.inject(`${TWINT_PAGE}?token=nobodys`)).statusCode).toBe(404);
    expect(await answerOn(mine.page, 'perhaps' as TwintAnswer)).toBeUndefined();
    for (const return_url of ['javascript:alert(1)', 'nowhere', null])
      expect((await server.post(CARD_SANDBOX.confirmTwint, { client_secret: secretOf(mine.paid), return_url })).status).toBe(400);
    expect(await giveUp(mine)).toMatchObject({ state: 'open' });
  });
});
