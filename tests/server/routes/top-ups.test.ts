import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { CARD_SANDBOX, type TwintAnswer } from '#contract/card-sandbox.ts';
import { APPLE_PAY_GATEWAY_ID, CARD_GATEWAY_ID, CASH_PAYMENT_ID, GOOGLE_PAY_GATEWAY_ID, TWINT_GATEWAY_ID } from '#contract/enumerations.ts';
import { endpoints } from '#contract/endpoints.ts';
import { sandboxLedger } from '#server/database/schema/sandbox.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { settleTopUpOfIntent, settleTopUps, TOP_UP_OPEN_FOR } from '#server/services/payment/top-ups/settle-top-up.ts';
import { credentialsOf, DEMO_PASSWORD, newCustomer } from '../customer.ts';
import { sendEvents } from '../card-shopper.ts';
import { faultyTransport } from '../faulty-transport.ts';
import { ACCEPTED, CHALLENGE, DECLINED, PROCESSING, savedCard } from '../saved-card.ts';
import { DATABASES, expectTrueBooks, NOON, testServer } from '../test-server.ts';
import { type Who } from '../orders.ts';
const event = { actor: 'provider', requestId: 'evt', at: NOON } as const;

describe.each(DATABASES)('topping a wallet up on %s', (kind) => {
  const way = faultyTransport();
  const server = testServer(kind, { through: way.through });
  afterEach(() => {
    way.heal();
    server.setNow(NOON);
  });
  afterAll(() => expectTrueBooks(server, { quiet: true }));

  const holder = async (number = ACCEPTED): Promise<Who> => {
    const who = await newCustomer(server);
    await savedCard(server, who, number);
    return who;
  };
  const begin = (who: Who, amount: number, more = {}) =>
    server.post(endpoints.get_stripe_payment_intent_wallet.path, { ...who, payment_id: CARD_GATEWAY_ID, amount, type: 7, ...more });
  const confirm = async (client_secret: unknown) => {
    const { json } = await server.post(CARD_SANDBOX.confirmPaymentIntent, { client_secret });
    const { intent, error } = json as { intent: { id: string } | null; error: unknown };
    if (!intent) throw new Error(JSON.stringify(error));
    return intent.id;
  };
  const add = (who: Who, payment_intent_id: string, more = {}) =>
    server.post(endpoints.add_wallet_amount.path, { ...who, payment_id: CARD_GATEWAY_ID, payment_intent_id, ...more });
  const wallet = ({ user_id }: Who) => walletBalance(server.open.database, user_id);
  const capturesOf = async (intent: string) =>
    (await server.open.database.select().from(sandboxLedger))
      .filter((row) => row.paymentIntent === intent && row.kind === 'capture')
      .map(({ amount }) => amount);
  const confirmed = async (who: Who, amount: number) => confirm((await begin(who, amount)).json.client_secret);

  test('of more than two decimals are refused, and a sum that a computer rounded is none', async () => {
    const who = await holder();
    for (const amount of [10.001, 19.999, 25.555]) {
      const { status, json } = await begin(who, amount);
      expect([status, json.issues]).toEqual([400, [{ path: 'amount', message: 'more than two decimals' }]]);
    }
    const intent = await confirmed(who, 10.1 + 20.2);
    expect((await add(who, intent)).json).toMatchObject({ success: true, wallet: 30.3 });
  });

  test('credits what the card paid, once, however many calls and events tell of it at once', async () => {
    const who = await holder();
    const begun = await begin(who, 25.5);
    expect(begun.json).toMatchObject({ success: true, last_four: '4242' });
    const intent = await confirm(begun.json.client_secret);
    expect(await wallet(who)).toBe(0);
    const answers = await Promise.all([
      add(who, intent),
      settleTopUpOfIntent(server.services, intent, event),
      add(who, intent, { wallet: 9_999 }),
      settleTopUpOfIntent(server.services, intent, event),
      add(who, intent),
    ]);
    expect(answers.map((answered) => (typeof answered === 'string' ? answered : (answered as { json: object }).json))).toMatchObject([
      { success: true, message: 114, wallet: 25.5 },
      'credited',
      { wallet: 25.5 },
      'credited',
      { wallet: 25.5 },
    ]);
    expect(await wallet(who)).toBe(2_550);
    expect(await capturesOf(intent)).toEqual([2_550]);
  });

  test('needs only the event, or only the sweeper, when the tab was closed', async () => {
    const who = await holder();
    await confirmed(who, 10);
    await Promise.all([sendEvents(server), sendEvents(server)]);
    expect(await wallet(who)).toBe(1_000);
    await confirmed(who, 7);
    expect(await settleTopUps(server.services)).toBe(0);
    server.setNow(NOON + 60_000);
    expect((await Promise.all([settleTopUps(server.services), settleTopUps(server.services)])).reduce((sum, seen) => sum + seen, 0)).toBe(
      1,
    );
    expect(await wallet(who)).toBe(1_700);
  });

  test('credits nothing before the card has paid: 549, and afterwards the truth', async () => {
    const who = await holder(CHALLENGE);
    const { json } = await begin(who, 30);
    const intent = await confirm(json.client_secret);
    expect((await add(who, intent)).json).toMatchObject({ success: false, error_code: 549, reason: 'not_paid' });
    await server.post(CARD_SANDBOX.answerChallenge, { client_secret: json.client_secret, outcome: 'pass' });
    expect((await add(who, intent)).json).toMatchObject({ success: true, wallet: 30 });
  });

  test('credits nothing of a declined card, and the bank that takes its time once it has answered', async () => {
    const declined = await holder(DECLINED);
    const refused = await confirmed(declined, 30);
    expect((await add(declined, refused)).json).toMatchObject({ success: false, error_code: 549 });
    expect(await wallet(declined)).toBe(0);
    const slow = await holder(PROCESSING);
    const intent = await confirmed(slow, 30);
    expect((await add(slow, intent)).json).toMatchObject({ success: false, error_code: 549, reason: 'payment_checking' });
    server.setNow(NOON + 10_000);
    expect((await add(slow, intent)).json).toMatchObject({ success: true, wallet: 30 });
  });

  test('answers the same intent for the same key, also where the first answer was lost', async () => {
    const who = await holder();
    way.lose('answer lost', /POST .*payment_intents/);
    const lost = await begin(who, 12, { top_up_key: 'one' });
    expect(lost.json).toEqual({ success: false, error_code: 536 });
    const answers = await Promise.all(Array.from({ length: 4 }, () => begin(who, 12, { top_up_key: 'one' })));
    expect(new Set(answers.map(({ json }) => json.client_secret)).size).toBe(1);
    expect((await begin(who, 13, { top_up_key: 'one' })).json).toEqual({ success: false, error_code: 536 });
    const intent = await confirm(answers[0]?.json.client_secret);
    way.lose('answer lost', /GET .*payment_intents/);
    expect((await add(who, intent)).json).toMatchObject({ success: false, error_code: 549, reason: 'payment_checking' });
    expect((await add(who, intent)).json).toMatchObject({ success: true, wallet: 12 });
    expect((await begin(who, 12, { top_up_key: 'one' })).json).toEqual({ success: false, error_code: 536 });
    expect(await wallet(who)).toBe(1_200);
  });

  test('goes to its owner: somebody else’s intent is none', async () => {
    const [ada, eve] = [await holder(), await holder()];
    const intent = await confirmed(ada, 40);
    expect((await add(eve, intent)).json).toEqual({ success: false, error_code: 536 });
    expect((await add(eve, 'pi_nobody')).json).toEqual({ success: false, error_code: 536 });
    expect([await wallet(ada), await wallet(eve)]).toEqual([0, 0]);
    await add(ada, intent);
    expect([await wallet(ada), await wallet(eve)]).toEqual([4_000, 0]);
  });

  test('is refused below the minimum, above the maximum, without a card, and for who may not pay', async () => {
    const who = await holder();
    for (const amount of [0, -5, 0.99]) expect((await begin(who, amount)).json).toEqual({ success: false, error_code: 560 });
    expect((await begin(who, 1)).json).toMatchObject({ success: true });
    expect((await begin(who, 999.01)).json).toEqual({ success: false, error_code: 536 });
    expect((await begin(who, 10, { card_id: 'f'.repeat(24) })).json).toEqual({ success: false, error_code: 1016 });
    expect((await begin(await newCustomer(server), 10)).json).toEqual({ success: false, error_code: 1016 });
    const { user: mei } = await server.expectSuccess(endpoints.login, { email: 'mei@example.org', password: DEMO_PASSWORD });
    expect((await begin(credentialsOf(mei), 10)).json).toMatchObject({ success: false, error_code: 536, reason: 'customer_not_approved' });
  });

  test('that nobody confirms lapses after an hour, and can’t be paid any more', async () => {
    const who = await holder();
    const { json } = await begin(who, 15);
    server.setNow(NOON + TOP_UP_OPEN_FOR);
    await settleTopUps(server.services);
    const { json: late } = await server.post(CARD_SANDBOX.confirmPaymentIntent, { client_secret: json.client_secret });
    expect(late).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } });
    expect(await wallet(who)).toBe(0);
  });

  const twintPage = async (who: Who, amount: number, more = {}) => {
    const begun = await begin(who, amount, { payment_id: TWINT_GATEWAY_ID, ...more });
    expect(begun.json).toMatchObject({ success: true, payment_method: null, last_four: null });
    const client_secret = String(begun.json.client_secret);
    await server.post(CARD_SANDBOX.confirmTwint, { client_secret, return_url: 'https://shop.example/payments' });
    return { client_secret, intent: client_secret.split('_secret_')[0] ?? '' };
  };
  const answerTwint = (client_secret: string, answer: TwintAnswer) =>
    server.services.payments?.sandbox?.browser.answerTwint({ client_secret, answer });
  const stranger = () => newCustomer(server);

  test('by TWINT needs no card, and is credited once by call, event and sweeper, with its name among the movements', async () => {
    const who = await stranger();
    const { client_secret, intent } = await twintPage(who, 30);
    expect((await add(who, intent)).json).toMatchObject({ success: false, error_code: 549, reason: 'not_paid' });
    await answerTwint(client_secret, 'accept');
    await Promise.all([add(who, intent), sendEvents(server), settleTopUps(server.services), add(who, intent)]);
    expect([await wallet(who), await capturesOf(intent)]).toEqual([3_000, [3_000]]);
    const { movements } = await server.expectSuccess(endpoints.get_wallet_history, who);
    expect(movements).toMatchObject([{ kind: 'top_up', amount: 30, last_four: null, paid_with: 'twint' }]);
  });

  test('by TWINT is credited by the event, or the sweeper, where nobody comes back, also after an answer that comes late', async () => {
    const [byEvent, bySweeper] = [await stranger(), await stranger()];
    await answerTwint((await twintPage(byEvent, 10)).client_secret, 'accept');
    await sendEvents(server);
    expect(await wallet(byEvent)).toBe(1_000);
    const { client_secret, intent } = await twintPage(bySweeper, 7);
    await answerTwint(client_secret, 'late');
    expect((await add(bySweeper, intent)).json).toMatchObject({ success: false, error_code: 549, reason: 'payment_checking' });
    server.setNow(NOON + 60_000);
    await settleTopUps(server.services);
    expect(await wallet(bySweeper)).toBe(700);
  });

  test.each(['refuse', 'expire'] as const)('by TWINT is over where its answer is %s: nothing is taken, then or later', async (no) => {
    const who = await stranger();
    const { client_secret, intent } = await twintPage(who, 12, { top_up_key: `twint ${no}` });
    await answerTwint(client_secret, no);
    way.lose('answer lost', /POST .*cancel/);
    expect((await add(who, intent)).json).toMatchObject({ success: false, error_code: 549, reason: 'payment_checking' });
    expect((await add(who, intent)).json).toEqual({ success: false, error_code: 536 });
    const { json } = await server.post(CARD_SANDBOX.confirmTwint, { client_secret, return_url: 'https://shop.example/payments' });
    expect(json).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } });
    expect([await wallet(who), await capturesOf(intent)]).toEqual([0, []]);
    await answerTwint((await twintPage(who, 12, { top_up_key: `twint ${no} again` })).client_secret, 'accept');
    await sendEvents(server);
    expect(await wallet(who)).toBe(1_200);
  });

  test('by TWINT that is left open lapses after an hour, and its page takes nothing any more', async () => {
    const who = await stranger();
    const { client_secret, intent } = await twintPage(who, 15);
    server.setNow(NOON + TOP_UP_OPEN_FOR);
    await settleTopUps(server.services);
    await answerTwint(client_secret, 'accept');
    expect([await wallet(who), await capturesOf(intent)]).toEqual([0, []]);
  });

  test.each([APPLE_PAY_GATEWAY_ID, GOOGLE_PAY_GATEWAY_ID])(
    'on a payment sheet needs what was approved on it, and is credited once, as a card’s (%s)',
    async (payment_id) => {
      const who = await stranger();
      for (const payment_method of [undefined, null, 'twint', 'pm_'])
        expect((await begin(who, 25, { payment_id, payment_method })).json).toEqual({ success: false, error_code: 1016 });
      const asked = { payment_id, payment_method: 'pm_card_visa', top_up_key: 'on a sheet' };
      const { json } = await begin(who, 25, asked);
      expect(json).toMatchObject({ success: true, payment_method: 'pm_card_visa' });
      expect((await begin(who, 25, asked)).json).toEqual(json);
      expect((await begin(who, 25, { ...asked, payment_method: 'pm_card_mastercard' })).json).toEqual({ success: false, error_code: 536 });
      const intent = await confirm(json.client_secret);
      await Promise.all([add(who, intent), sendEvents(server), settleTopUps(server.services), add(who, intent)]);
      expect([await wallet(who), await capturesOf(intent)]).toEqual([2_500, [2_500]]);
      const { movements } = await server.expectSuccess(endpoints.get_wallet_history, who);
      expect(movements).toMatchObject([{ kind: 'top_up', amount: 25, last_four: null }]);
      const { payments } = server.services;
      const taken = payments?.sheets;
      Object.assign(payments ?? {}, { sheets: [] });
      expect((await begin(who, 25, { ...asked, top_up_key: 'none taken' })).json).toEqual({ success: false, error_code: 536 });
      Object.assign(payments ?? {}, { sheets: taken });
    },
  );

  test('in cash is none', async () => {
    expect((await begin(await stranger(), 10, { payment_id: CASH_PAYMENT_ID })).json).toEqual({ success: false, error_code: 536 });
  });

  test('works with the demo customers’ cards', async () => {
    const { user } = await server.expectSuccess(endpoints.login, { email: 'lea@example.org', password: DEMO_PASSWORD });
    const lea = credentialsOf(user);
    expect((await add(lea, await confirmed(lea, 20))).json).toMatchObject({ success: true, wallet: 32.5 });
  });
});
