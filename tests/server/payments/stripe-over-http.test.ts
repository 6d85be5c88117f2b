import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CARD_SANDBOX } from '#contract/card-sandbox.ts';
import { endpoints } from '#contract/endpoints.ts';
import { APPLE_PAY_GATEWAY_ID, TWINT_GATEWAY_ID } from '#contract/enumerations.ts';
import { DEMO_CITY_ID } from '#server/demo/demo-content.ts';
import type { CardSandbox } from '#server/payments/sandbox/sandbox.ts';
import type { CardProvider } from '#server/payments/provider.ts';
import { createStripeProvider } from '#server/payments/stripe-provider.ts';
import { askPayment, cardShopper, createOrder, payByCard } from '../card-shopper.ts';
import { startTestServer, testServer, type TestServer, quietApp } from '../test-server.ts';
import { isReal, openStripe } from './stripe-target.ts';

/** What Stripe's own test mode does not do, or nothing tells of. */
const standInTest = test.skipIf(isReal);

describe('cards that are Stripe’s', () => {
  const server = testServer('postgres');
  let sandbox: CardSandbox;
  let stripe: Awaited<ReturnType<typeof openStripe>>;
  let provider: CardProvider;
  let shop: FastifyInstance;
  let there: TestServer;

  beforeAll(async () => {
    const found = server.services.payments?.sandbox;
    if (!found) throw new Error('no sandbox');
    sandbox = found;
    stripe = await openStripe(sandbox);
    provider = createStripeProvider(stripe.settings);
    const services = {
      ...server.services,
      payments: {
        provider,
        publishableKey: 'pk_test_shown',
        sandbox: null,
        sheets: ['apple_pay', 'google_pay'] as const,
      },
    };
    shop = await quietApp(services);
    const post: TestServer['post'] = async (path, body) => {
      const answered = await shop.inject({ method: 'POST', url: path, payload: body as object });
      return { status: answered.statusCode, headers: answered.headers, json: answered.json<Record<string, unknown>>() };
    };
    const expectSuccess: TestServer['expectSuccess'] = async (endpoint, body) => {
      const { json } = await post(endpoint.path, body);
      if (json.success !== true) throw new Error(JSON.stringify(json));
      return json as never;
    };
    there = { ...server, app: shop, services, post, expectSuccess };
  });
  afterAll(async () => {
    await shop.close();
    await stripe.close();
  });

  test('are authorised, taken and told of by the same code over HTTP', async () => {
    const shopper = await cardShopper(there);
    const gateway = await there.post(endpoints.get_payment_gateway.path, { ...shopper.who, city_id: DEMO_CITY_ID });
    expect(gateway.json).toMatchObject({
      publishable_key: 'pk_test_shown',
      payment_gateway: [{ name: 'Card' }, { name: 'TWINT' }, { name: 'Apple Pay' }, { name: 'Google Pay' }],
    });
    const paid = await payByCard(there, shopper);
    expect(paid.json).toMatchObject({ success: true });
    const client_secret = String(paid.json.client_secret);
    await stripe.confirm(client_secret);
    expect((await createOrder(there, shopper)).json).toMatchObject({ success: true });
    const taken = Math.round(shopper.payment.user_pay_payment * 100);
    expect(await provider.retrievePaymentIntent(client_secret.split('_secret_')[0] ?? '')).toMatchObject({
      value: { status: 'succeeded', received: taken },
    });
  });

  standInTest('and Apple Pay: asked for as a card, by the payment method that its sheet made, and taken with the order', async () => {
    const shopper = await cardShopper(there, { card: null });
    stripe.asked.length = 0;
    const paid = await payByCard(there, shopper, { payment_id: APPLE_PAY_GATEWAY_ID, payment_method: 'pm_card_visa' });
    const amount = String(Math.round(shopper.payment.user_pay_payment * 100));
    expect(stripe.asked).toEqual([
      {
        path: '/v1/payment_intents',
        form: {
          amount,
          currency: 'chf',
          'allowed_payment_method_types[0]': 'card',
          payment_method: 'pm_card_visa',
          capture_method: 'manual',
          'metadata[order_payment_id]': shopper.payment._id,
          'metadata[attempt]': '1',
        },
      },
    ]);
    const client_secret = String(paid.json.client_secret);
    await sandbox.browser.confirmPaymentIntent({ client_secret });
    expect((await createOrder(there, shopper)).json).toMatchObject({ success: true });
    expect(stripe.asked.at(-1)).toEqual({
      path: `/v1/payment_intents/${client_secret.split('_secret_')[0]}/capture`,
      form: { amount_to_capture: amount },
    });
  });

  standInTest('and TWINT: asked for by its type, taken when it is confirmed, refunded by the same call', async () => {
    const shopper = await cardShopper(there, { card: null });
    stripe.asked.length = 0;
    const paid = await payByCard(there, shopper, { payment_id: TWINT_GATEWAY_ID });
    const amount = String(Math.round(shopper.payment.user_pay_payment * 100));
    expect(stripe.asked).toEqual([
      {
        path: '/v1/payment_intents',
        form: {
          amount,
          currency: 'chf',
          'allowed_payment_method_types[0]': 'twint',
          'payment_method_data[type]': 'twint',
          capture_method: 'automatic',
          'metadata[order_payment_id]': shopper.payment._id,
          'metadata[attempt]': '1',
        },
      },
    ]);
    const client_secret = String(paid.json.client_secret);
    await sandbox.browser.confirmTwint({ client_secret, return_url: 'https://shop.example/checking' });
    await sandbox.browser.answerTwint({ client_secret, answer: 'accept' });
    expect(await askPayment(there, shopper)).toMatchObject({ state: 'authorised', paid_with: 'twint' });
    server.setNow(server.services.now() + 60_000);
    expect(await askPayment(there, shopper)).toMatchObject({ state: 'open', is_refunded: true });
    expect(stripe.asked.at(-1)).toEqual({
      path: '/v1/refunds',
      form: {
        payment_intent: client_secret.split('_secret_')[0],
        amount,
        'metadata[order_payment_id]': shopper.payment._id,
      },
    });
  });

  standInTest('and a top-up by TWINT: asked for by its type, and cancelled where its customer says no', async () => {
    const { who } = await cardShopper(there, { card: null });
    const topUp = () =>
      there.post(endpoints.get_stripe_payment_intent_wallet.path, { ...who, payment_id: TWINT_GATEWAY_ID, amount: 30, type: 7 });
    const add = (intent: string) =>
      there.post(endpoints.add_wallet_amount.path, { ...who, payment_id: TWINT_GATEWAY_ID, payment_intent_id: intent });
    for (const answer of ['accept', 'refuse'] as const) {
      stripe.asked.length = 0;
      const client_secret = String((await topUp()).json.client_secret);
      expect(stripe.asked).toEqual([
        {
          path: '/v1/payment_intents',
          form: {
            amount: '3000',
            currency: 'chf',
            'allowed_payment_method_types[0]': 'twint',
            'payment_method_data[type]': 'twint',
            capture_method: 'automatic',
            'metadata[kind]': 'top_up',
            'metadata[top_up_id]': expect.stringMatching(/^[0-9a-f]{24}$/) as string,
          },
        },
      ]);
      await sandbox.browser.confirmTwint({ client_secret, return_url: 'https://shop.example/payments' });
      await sandbox.browser.answerTwint({ client_secret, answer });
      const intent = client_secret.split('_secret_')[0] ?? '';
      const { json } = await add(intent);
      if (answer === 'accept') expect(json).toMatchObject({ success: true, wallet: 30 });
      else {
        expect(json).toEqual({ success: false, error_code: 536 });
        expect(stripe.asked.at(-1)?.path).toBe(`/v1/payment_intents/${intent}/cancel`);
      }
    }
  });

  test('wait while Stripe is out of reach, or does not know the key', async () => {
    const shopper = await cardShopper(there);
    const nowhere = { host: '127.0.0.1', port: 9, protocol: 'http' } as const;
    for (const wrong of [{ address: nowhere }, { secretKey: 'sk_test_wrong' }])
      expect(await createStripeProvider({ ...stripe.settings, ...wrong }).retrievePaymentIntent('pi_1')).toEqual({
        ok: false,
        failure: { kind: 'unknown' },
      });
    const paid = await payByCard(there, shopper);
    expect(await askPayment(there, shopper)).toMatchObject({ state: 'challenge', client_secret: paid.json.client_secret });
    // A server whose provider is another one leaves the payment as it is.
    expect(await askPayment(server, shopper)).toMatchObject({ state: 'checking' });
  });

  standInTest('are the only ones shown and charged: what the sandbox knows is not Stripe’s', async () => {
    const shopper = await cardShopper(server);
    const cardsAt = async (where: TestServer) => (await where.expectSuccess(endpoints.get_card_list, shopper.who)).cards;
    const [known] = await cardsAt(server);
    expect(known).toMatchObject({ last_four: '4242' });
    expect(await cardsAt(there)).toEqual([]);
    expect((await payByCard(there, shopper)).json).toMatchObject({ success: false, error_code: 1016 });
    expect((await there.post(endpoints.select_card.path, { ...shopper.who, card_id: known?._id })).json).toMatchObject({
      success: false,
      error_code: 1016,
    });
    expect(await cardsAt(server)).toHaveLength(1);
  });

  test('let pages load Stripe.js and what it opens alone, and take the sandbox’s paths away', async () => {
    const policyOf = async (app: FastifyInstance) => String((await app.inject('/healthz')).headers['content-security-policy']);
    expect(await policyOf(shop)).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(await policyOf(shop)).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://pay.google.com;',
    );
    expect(await policyOf(server.app)).not.toContain('stripe');
    for (const path of Object.values(CARD_SANDBOX)) expect((await there.post(path, { client_secret: 'x' })).status).toBe(404);
  });

  test('without any provider there is no card gateway, no events’ door and no sandbox', async () => {
    const bare = await startTestServer('postgres', { cards: null });
    const shopper = await cardShopper(bare);
    expect(await bare.answer(endpoints.get_payment_gateway, { ...shopper.who, city_id: DEMO_CITY_ID })).toMatchObject({
      payment_gateway: [],
      publishable_key: null,
    });
    expect((await payByCard(bare, shopper)).json).toMatchObject({ success: false, error_code: 651, reason: 'payment_method_unavailable' });
    for (const path of ['/api/payments/events', ...Object.values(CARD_SANDBOX)]) expect((await bare.post(path, {})).status).toBe(404);
    await bare.close();
  });
});
