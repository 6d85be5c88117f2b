import type { StripeElements } from '@stripe/stripe-js';
import { describe, expect, test } from 'vitest';
import type { StripeLike } from '#src/payments/card-provider.ts';
import { providerOver } from '#src/payments/provider-over.ts';

const unexpected = (status: string) => ({
  error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: '', payment_intent: { status } },
});
const provider = (script: object) => providerOver(() => Promise.resolve(script as StripeLike));
const { signal } = new AbortController();
const toConfirm = { clientSecret: 'pi_secret', paymentMethod: 'pm_1' };

describe('a payment that is confirmed once more', () => {
  test.each([
    ['requires_capture', { ok: true, value: 'authorised' }],
    ['succeeded', { ok: true, value: 'authorised' }],
    ['processing', { ok: true, value: 'processing' }],
    ['canceled', { ok: false, failure: { kind: 'unknown' } }],
  ])('stands as the provider says: %s', async (status, outcome) => {
    expect(await provider({ confirmCardPayment: () => Promise.resolve(unexpected(status)) }).confirmPayment(toConfirm, signal)).toEqual(
      outcome,
    );
  });
  test('is not known where the provider says nothing of it', async () => {
    const {
      error: { payment_intent: _, ...error },
    } = unexpected('');
    expect(await provider({ confirmCardPayment: () => Promise.resolve({ error }) }).confirmPayment(toConfirm, signal)).toEqual({
      ok: false,
      failure: { kind: 'unknown' },
    });
  });
});

describe('a payment that a page of the provider’s confirms', () => {
  const twint = { clientSecret: 'pi_secret', paymentMethod: null, elsewhere: 'twint', returnTo: 'https://shop.example/checking' } as const;
  const PAGE = 'https://provider.example/page';
  const open = { status: 'requires_action', next_action: { type: 'redirect_to_url', redirect_to_url: { url: PAGE } } };
  async function confirmed(known: object, asked: object = {}) {
    const [told, led]: [unknown[], string[]] = [[], []];
    const script = {
      retrievePaymentIntent: () => Promise.resolve(known),
      confirmTwintPayment: (...words: unknown[]) => {
        told.push(words);
        return Promise.resolve(asked);
      },
    };
    const leave = (page: string) => {
      led.push(page);
      return Promise.resolve();
    };
    const outcome = await providerOver(() => Promise.resolve(script as unknown as StripeLike), leave).confirmPayment(
      twint,
      new AbortController().signal,
    );
    return { outcome, told, led };
  }
  const unknown = { ok: false, failure: { kind: 'unknown' } };

  test('is led there with the address that leads back, and not known once this page is shown again', async () => {
    expect(await confirmed({ paymentIntent: { status: 'requires_confirmation' } }, { paymentIntent: open })).toEqual({
      outcome: unknown,
      told: [['pi_secret', { return_url: 'https://shop.example/checking' }, { handleActions: false }]],
      led: [PAGE],
    });
  });
  test('whose page is open is led there again, and asked for nothing', async () => {
    expect(await confirmed({ paymentIntent: open })).toEqual({ outcome: unknown, told: [], led: [PAGE] });
  });
  test.each([
    ['succeeded', { ok: true, value: 'authorised' }],
    ['processing', { ok: true, value: 'processing' }],
    ['requires_payment_method', unknown],
    ['canceled', unknown],
  ])('and is %s is not confirmed once more', async (status, outcome) => {
    expect(await confirmed({ paymentIntent: { status } })).toEqual({ outcome, told: [], led: [] });
  });
  test('is not led anywhere where the provider says no', async () => {
    const error = { type: 'invalid_request_error', code: 'payment_method_not_available', message: 'No.' };
    expect(await confirmed({ paymentIntent: { status: 'requires_confirmation' } }, { error })).toMatchObject({
      outcome: { ok: false, failure: { kind: 'declined', decline: { message: 'No.', code: 'payment_method_not_available' } } },
      led: [],
    });
  });
});

describe('a card that is kept', () => {
  const fields = { getElement: () => ({}) } as unknown as StripeElements;
  const keep = (script: object) => {
    const door = provider(script);
    door.readFrom(fields);
    return door.keepCard('seti_secret', 'Léa');
  };
  const typed = (card: object | undefined) => () => Promise.resolve({ paymentMethod: { id: 'pm_typed', card } });
  const confirmed: unknown[] = [];
  const confirmCardSetup = (...asked: unknown[]) => {
    confirmed.push(asked);
    return Promise.resolve({ setupIntent: { status: 'succeeded', payment_method: 'pm_kept' } });
  };
  test('is told with month and year, and confirmed by the name that it was typed under', async () => {
    expect(await keep({ createPaymentMethod: typed({ exp_month: 4, exp_year: 2030 }), confirmCardSetup })).toEqual({
      ok: true,
      value: { paymentMethod: 'pm_kept', expiry: '04/30' },
    });
    expect(confirmed).toEqual([['seti_secret', { payment_method: 'pm_typed' }]]);
    expect(await keep({ createPaymentMethod: typed(undefined), confirmCardSetup })).toMatchObject({ value: { expiry: null } });
  });
  test('is none where the provider does not read it', async () => {
    const error = { type: 'validation_error', code: 'incomplete_number', message: 'Your card number is incomplete.' };
    expect(await keep({ createPaymentMethod: () => Promise.resolve({ error }) })).toEqual({
      ok: false,
      failure: { kind: 'declined', decline: { message: error.message, code: error.code } },
    });
  });
});
