import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CardProvider, PaymentIntent, ProviderResult } from '#server/payments/provider.ts';
import { createStripeProvider } from '#server/payments/stripe-provider.ts';
import { testServer } from '../test-server.ts';
import { isReal, openStripe } from './stripe-target.ts';

const value = <Value>(told: ProviderResult<Value>): Value => {
  if (!told.ok) throw new Error(JSON.stringify(told.failure));
  return told.value;
};

const REFUSED = { ok: false, failure: { kind: 'refused' } };

describe(`Stripe’s adapter, asking ${isReal ? 'Stripe itself' : 'its stand-in'}`, () => {
  const server = testServer('postgres');
  let stripe: Awaited<ReturnType<typeof openStripe>>;
  let provider: CardProvider;

  beforeAll(async () => {
    const sandbox = server.services.payments?.sandbox;
    if (!sandbox) throw new Error('no sandbox');
    stripe = await openStripe(sandbox);
    provider = createStripeProvider(stripe.settings);
  });
  afterAll(() => stripe.close());

  // Stripe keeps keys for a day: each run has its own.
  const run = randomUUID();
  const key = (name: string) => `${run}:${name}`;
  const asking = (card: string, more: Partial<Parameters<CardProvider['createPaymentIntent']>[0]> = {}) => ({
    amount: 4_210,
    currency: 'chf',
    customer: null,
    pays: { card },
    capture: 'manual' as const,
    metadata: { order_payment_id: run },
    ...more,
  });
  const confirmed = async (card: string, name: string): Promise<PaymentIntent> => {
    const { id, clientSecret } = value(await provider.createPaymentIntent(asking(card), key(name)));
    await stripe.confirm(clientSecret);
    return value(await provider.retrievePaymentIntent(id));
  };

  test('authorises, takes the money at capture, and gives back what was taken, once', async () => {
    const intent = value(await provider.createPaymentIntent(asking('pm_card_visa'), key('create')));
    const made = { status: 'requires_confirmation', amount: 4_210, received: 0, currency: 'chf', declineCode: null, customer: null };
    expect(intent).toMatchObject({ ...made, metadata: { order_payment_id: run } });
    await stripe.confirm(intent.clientSecret);
    expect(value(await provider.retrievePaymentIntent(intent.id))).toMatchObject({ status: 'requires_capture', received: 0 });
    for (const _again of [1, 2])
      expect(value(await provider.capturePaymentIntent(intent.id, 4_210, key('capture')))).toMatchObject({
        status: 'succeeded',
        received: 4_210,
      });
    expect(await provider.capturePaymentIntent(intent.id, 4_210, key('capture more'))).toMatchObject(REFUSED);
    expect(await provider.cancelPaymentIntent(intent.id, key('cancel'))).toMatchObject(REFUSED);
    const refund = { paymentIntent: intent.id, amount: 4_000, metadata: { errand: run } };
    const given = value(await provider.refund(refund, key('refund')));
    expect(given).toMatchObject({ amount: 4_000, metadata: { errand: run } });
    expect(['succeeded', 'pending']).toContain(given.status);
    expect(value(await provider.refund(refund, key('refund'))).id).toBe(given.id);
    expect(await provider.refund({ ...refund, amount: 211 }, key('refund more'))).toMatchObject(REFUSED);
    expect(value(await provider.listRefunds(intent.id)).map(({ id, amount }) => [id, amount])).toEqual([[given.id, 4_000]]);
  });

  test('lets go of what was authorised, and of what nobody confirmed', async () => {
    const held = await confirmed('pm_card_visa', 'held');
    const open = value(await provider.createPaymentIntent(asking('pm_card_visa'), key('open')));
    for (const { id } of [held, open]) {
      expect(value(await provider.cancelPaymentIntent(id, key(`cancel ${id}`)))).toMatchObject({ status: 'canceled', received: 0 });
      expect(await provider.capturePaymentIntent(id, 4_210, key(`capture ${id}`))).toMatchObject(REFUSED);
    }
  });

  test.each([
    ['pm_card_chargeDeclined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
  ])('tells why %s is declined', async (card, declineCode) => {
    expect(await confirmed(card, card)).toMatchObject({ status: 'requires_payment_method', declineCode, received: 0 });
  });

  test('leaves a challenge to the customer', async () => {
    expect(await confirmed('pm_card_authenticationRequired', 'challenge')).toMatchObject({ status: 'requires_action' });
  });

  test('asks once with a key: the same again makes nothing, another is refused', async () => {
    const again = () => provider.createPaymentIntent(asking('pm_card_visa'), key('once'));
    expect(value(await again()).id).toBe(value(await again()).id);
    expect(await provider.createPaymentIntent(asking('pm_card_visa', { amount: 501 }), key('once'))).toMatchObject(REFUSED);
  });

  test('keeps a card for its customer, who pays with it until it is given up', async () => {
    const customer = value(await provider.createCustomer({ customerId: run }, key('customer'))).id;
    const setup = value(await provider.createSetupIntent({ customer, metadata: {} }, key('setup')));
    await stripe.keepVisa(setup);
    const { status, paymentMethod } = value(await provider.retrieveSetupIntent(setup.id));
    expect(status).toBe('succeeded');
    const card = paymentMethod ?? '';
    expect(value(await provider.retrievePaymentMethod(card))).toMatchObject({ customer, brand: 'visa', lastFour: '4242' });
    const pay = (name: string) => provider.createPaymentIntent(asking(card, { customer, capture: 'automatic' }), key(name));
    const intent = value(await pay('kept'));
    await stripe.confirm(intent.clientSecret);
    expect(value(await provider.retrievePaymentIntent(intent.id))).toMatchObject({ status: 'succeeded', received: 4_210, customer });
    expect(value(await provider.detachPaymentMethod(card, key('detach'))).customer).toBeNull();
    expect(await pay('detached')).toMatchObject(REFUSED);
  });

  test('knows nothing of what is not there', async () => {
    expect(await provider.retrievePaymentIntent('pi_unknown')).toMatchObject({ ok: false, failure: { code: 'resource_missing' } });
  });
});
