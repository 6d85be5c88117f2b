import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { CARD_SANDBOX, sandboxAnswer } from '#contract/card-sandbox.ts';
import { LANGUAGES } from '#contract/enumerations.ts';
import { sandboxLedger } from '#server/database/schema/sandbox.ts';
import type { CardProvider, ProviderResult } from '#server/payments/provider.ts';
import { refusalText } from '#src/payments/sandbox/words.ts';
import { type Answered, describeServer, NOON } from '../test-server.ts';

const value = <Value>(told: ProviderResult<Value>): Value => {
  if (!told.ok) throw new Error(JSON.stringify(told.failure));
  return told.value;
};

/** A refused card is told to its customer, in every language. */
const expectWords = ({ json }: Answered) => {
  const { error } = v.parse(sandboxAnswer, json);
  for (const language of LANGUAGES) expect(refusalText(language, error?.decline_code ?? error?.code ?? '')).not.toBeNull();
};

describeServer('the card sandbox', (server) => {
  let provider: CardProvider;
  beforeAll(async () => {
    if (!server.services.payments) throw new Error('no provider');
    provider = server.services.payments.provider;
  });

  let made = 0;
  const intentWith = async (paymentMethod: string, capture: 'manual' | 'automatic' = 'manual') =>
    value(
      await provider.createPaymentIntent(
        { amount: 4_210, currency: 'chf', customer: null, pays: { card: paymentMethod }, capture, metadata: { order_payment_id: 'p' } },
        `key-${(made += 1)}`,
      ),
    );
  const confirm = (client_secret: string) => server.post(CARD_SANDBOX.confirmPaymentIntent, { client_secret });
  const ledgerOf = async (id: string) =>
    (await server.open.database.select().from(sandboxLedger))
      .filter((row) => row.paymentIntent === id)
      .map(({ kind: what, amount }) => [what, amount]);

  test('a key means one request, however many ask at once', async () => {
    const asked = {
      amount: 500,
      currency: 'chf',
      customer: null,
      pays: { card: 'pm_card_visa' },
      capture: 'manual' as const,
      metadata: {},
    };
    const answers = await Promise.all(Array.from({ length: 6 }, () => provider.createPaymentIntent(asked, 'one-key')));
    expect(new Set(answers.map((told) => value(told).id)).size).toBe(1);
  });

  test.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
  ])('%s is declined, and nothing is authorised', async (card, code, decline_code) => {
    const intent = await intentWith(card);
    const answered = await confirm(intent.clientSecret);
    expect([answered.status, answered.json]).toMatchObject([
      200,
      { error: { type: 'card_error', code, decline_code }, intent: { status: 'requires_payment_method' } },
    ]);
    expect(value(await provider.retrievePaymentIntent(intent.id))).toMatchObject({
      status: 'requires_payment_method',
      declineCode: decline_code,
    });
    expectWords(answered);
    expect(await ledgerOf(intent.id)).toEqual([]);
  });

  test('a challenge is passed, failed, or left open and cancelled', async () => {
    const [passed, failed, left] = await Promise.all([
      intentWith('pm_card_authenticationRequired'),
      intentWith('pm_card_authenticationRequired'),
      intentWith('pm_card_authenticationRequired'),
    ]);
    for (const { clientSecret } of [passed, failed, left])
      expect((await confirm(clientSecret)).json).toMatchObject({ intent: { status: 'requires_action' } });
    const answer = (client_secret: string, outcome: string) => server.post(CARD_SANDBOX.answerChallenge, { client_secret, outcome });
    expect((await answer(passed.clientSecret, 'pass')).json).toMatchObject({ intent: { status: 'requires_capture' } });
    const refused = await answer(failed.clientSecret, 'fail');
    expect(refused.json).toMatchObject({
      error: { code: 'payment_intent_authentication_failure' },
      intent: { status: 'requires_payment_method' },
    });
    expectWords(refused);
    expect((await answer(passed.clientSecret, 'fail')).json).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } });
    expect(value(await provider.cancelPaymentIntent(left.id, 'cancel-left'))).toMatchObject({ status: 'canceled' });
    expect(await confirm(left.clientSecret)).toMatchObject({ status: 200, json: { error: { code: 'payment_intent_unexpected_state' } } });
    expect(await confirm('pi_0_secret_0')).toMatchObject({ status: 404, json: { intent: null, error: { code: 'resource_missing' } } });
    expect(value(await provider.cancelPaymentIntent(passed.id, 'cancel-passed'))).toMatchObject({ status: 'canceled' });
    expect(await ledgerOf(passed.id)).toEqual([
      ['authorisation', 4_210],
      ['release', 4_210],
    ]);
  });

  test('keeps a typed card for its customer, without its number; every test number does what it should', async () => {
    const customer = value(await provider.createCustomer({ customerId: 'c1' }, 'customer-1'));
    const keep = async (number: string, more = {}) => {
      const setup = value(
        await provider.createSetupIntent({ customer: customer.id, metadata: {} }, `setup-${number}-${JSON.stringify(more)}`),
      );
      return server.post(CARD_SANDBOX.confirmSetupIntent, {
        client_secret: setup.clientSecret,
        card: { number, exp_month: 12, exp_year: 2030, cvc: '123', ...more },
      });
    };
    const outcomes: [string, string, string][] = [
      ['4242 4242 4242 4242', 'visa', 'requires_capture'],
      ['5555555555554444', 'mastercard', 'requires_capture'],
      ['4000000000000002', 'visa', 'requires_payment_method'],
      ['4000000000009995', 'visa', 'requires_payment_method'],
      ['4000002500003155', 'visa', 'requires_action'],
      ['4000008260003178', 'visa', 'requires_action'],
      ['4000000000000259', 'visa', 'requires_capture'],
      ['4000000000000085', 'visa', 'processing'],
    ];
    for (const [number, brand, status] of outcomes) {
      const kept = await keep(number);
      const { payment_method: id } = kept.json.intent as { payment_method: string };
      expect(value(await provider.retrievePaymentMethod(id))).toEqual({
        id,
        customer: customer.id,
        brand,
        lastFour: number.slice(-4),
        expiryMonth: 12,
        expiryYear: 2030,
        fingerprint: expect.any(String),
      });
      const intent = value(
        await provider.createPaymentIntent(
          { amount: 100, currency: 'chf', customer: customer.id, pays: { card: id }, capture: 'manual', metadata: {} },
          `pay-${number}`,
        ),
      );
      expect((await confirm(intent.clientSecret)).json).toMatchObject({ intent: { status } });
      expect(
        await provider.createPaymentIntent(
          { amount: 100, currency: 'chf', customer: 'cus_other', pays: { card: id }, capture: 'manual', metadata: {} },
          `steal-${number}`,
        ),
      ).toMatchObject({ ok: false, failure: { kind: 'refused' } });
      expect(value(await provider.detachPaymentMethod(id, `detach-${number}`)).customer).toBeNull();
      expect(
        await provider.createPaymentIntent(
          { amount: 100, currency: 'chf', customer: customer.id, pays: { card: id }, capture: 'manual', metadata: {} },
          `again-${number}`,
        ),
      ).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    }
    const refused: [Awaited<ReturnType<typeof keep>>, string][] = [
      [await keep('4242424242424241'), 'incorrect_number'],
      [await keep('4242424242424242', { exp_year: 2026, exp_month: 10 }), 'expired_card'],
      [await keep('4242424242424242', { cvc: '12' }), 'incorrect_cvc'],
    ];
    for (const [answered, code] of refused) {
      expect([answered.status, answered.json]).toMatchObject([200, { error: { type: 'card_error', code } }]);
      expectWords(answered);
    }
    expect((await keep('4242424242424242', { exp_year: 2026, exp_month: 11 })).json).toMatchObject({ error: null });
  });

  test('the processing card is answered later, by its bank’s own time; its events come signed, in order, until they are taken', async () => {
    const { sandbox } = server.services.payments ?? {};
    if (!sandbox) throw new Error('no sandbox');
    const customer = value(await provider.createCustomer({ customerId: 'c2' }, 'customer-2'));
    const setup = value(await provider.createSetupIntent({ customer: customer.id, metadata: {} }, 'setup-processing'));
    const kept = await server.post(CARD_SANDBOX.confirmSetupIntent, {
      client_secret: setup.clientSecret,
      card: { number: '4000000000000085', exp_month: 12, exp_year: 2030, cvc: '123' },
    });
    const { payment_method: paymentMethod } = kept.json.intent as { payment_method: string };
    for (const seconds of [50, 60]) {
      server.setNow(NOON + seconds * 1_000);
      while ((await sandbox.work(() => Promise.resolve(true))) > 0);
    }
    const intent = value(
      await provider.createPaymentIntent(
        { amount: 100, currency: 'chf', customer: customer.id, pays: { card: paymentMethod }, capture: 'manual', metadata: {} },
        'pay-processing',
      ),
    );
    await confirm(intent.clientSecret);
    expect(await provider.cancelPaymentIntent(intent.id, 'cancel-processing')).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    server.setNow(NOON + 66_000);
    const seen: string[] = [];
    expect(
      await sandbox.work(({ type }) => {
        seen.push(type);
        return Promise.resolve(false);
      }),
    ).toBe(0);
    expect(seen).toEqual(['payment_intent.processing']);
    server.setNow(NOON + 120_000);
    const events: string[] = [];
    await sandbox.work(({ type, body, signature }) => {
      events.push(type);
      expect(provider.readEvent(body, signature, server.services.now())?.object).toMatchObject({ kind: 'payment_intent', id: intent.id });
      expect(provider.readEvent(body.replace(intent.id, 'pi_other'), signature, server.services.now())).toBeNull();
      expect(provider.readEvent(body, signature, server.services.now() + 301_000)).toBeNull();
      return Promise.resolve(true);
    });
    expect(events).toEqual(['payment_intent.processing', 'payment_intent.amount_capturable_updated']);
    expect(value(await provider.retrievePaymentIntent(intent.id)).status).toBe('requires_capture');
    server.setNow(NOON);
  });
});
