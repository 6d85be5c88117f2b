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
