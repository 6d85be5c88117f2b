import type { PaymentRequestOptions, StripeElements } from '@stripe/stripe-js';
import { describe, expect, test } from 'vitest';
import type { SheetApproval, StripeLike } from '#src/payments/card-provider.ts';
import { APPLE_PAY_GATEWAY_ID } from '#contract/enumerations.ts';
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

describe('a payment sheet', () => {
  const SHOP = { country: 'CH', currency: 'CHF', name: 'Shop' };
  type Listener = (approval: SheetApproval) => void;
  /** A device with Apple Pay, and what becomes of its sheet. */
  function device(script: object = {}) {
    const told: unknown[] = [];
    const heard = new Map<string, Listener>();
    const asked: unknown[] = [];
    const request = (options: PaymentRequestOptions) => {
      const isApple = options.disableWallets?.includes('googlePay');
      if (isApple) asked.push(options);
      return {
        canMakePayment: () => Promise.resolve(isApple ? { applePay: true } : null),
        update: (change: object) => told.push(change),
        show: () => told.push('show'),
        abort: () => told.push('abort'),
        isShowing: () => true,
        on: (type: string, listener: Listener) => {
          if (isApple) heard.set(type, listener);
        },
      };
    };
    const door = provider({ paymentRequest: request, ...script });
    const complete = (status: string) => told.push(status);
    const approve = (id = 'pm_1') => heard.get('paymentmethod')?.({ paymentMethod: { id }, complete });
    const close = () => heard.get('cancel')?.({ paymentMethod: { id: '' }, complete });
    return { door, told, asked, approve, close };
  }
  const open = ({ door }: ReturnType<typeof device>, left = signal) =>
    door.openSheet({ paymentId: APPLE_PAY_GATEWAY_ID, amount: 4_150 }, left);

  test('is one that the device has, asked for without the browser’s own cards and the provider’s', async () => {
    const { door, asked } = device();
    expect(await door.sheetsHere(SHOP)).toEqual(['apple_pay']);
    expect(asked).toEqual([
      {
        country: 'CH',
        currency: 'chf',
        total: { label: 'Shop', amount: 0, pending: true },
        disableWallets: ['googlePay', 'link', 'browserCard'],
      },
    ]);
    const broken = { paymentRequest: () => ({ on: () => undefined, canMakePayment: () => Promise.reject(new Error('broken')) }) };
    expect(await provider(broken).sheetsHere(SHOP)).toEqual([]);
    expect(await providerOver(() => Promise.reject(new Error('no script'))).sheetsHere(SHOP)).toEqual([]);
  });

  test('opens with the amount; approved, it gives what pays, closed, nothing is charged', async () => {
    const mine = device();
    await mine.door.sheetsHere(SHOP);
    const approved = open(mine);
    mine.approve();
    expect(await approved).toEqual({ ok: true, value: 'pm_1' });
    expect(mine.told).toEqual([{ total: { label: 'Shop', amount: 4_150 } }, 'show']);
    const closed = open(mine);
    mine.close();
    expect(await closed).toEqual({ ok: false, failure: { kind: 'declined', decline: { message: null, code: null } } });
  });

  test('that was not asked for before, or does not open, is not reached', async () => {
    const unreachable = { ok: false, failure: { kind: 'unreachable' } };
    expect(await open(device())).toEqual(unreachable);
    const broken = device();
    await broken.door.sheetsHere(SHOP);
    broken.told.push = () => {
      throw new Error('no press');
    };
    expect(await open(broken)).toEqual(unreachable);
  });

  test('goes with the page that waits for it, unless it is approved', async () => {
    const mine = device();
    await mine.door.sheetsHere(SHOP);
    const left = new AbortController();
    void open(mine, left.signal);
    left.abort();
    expect(mine.told.at(-1)).toBe('abort');
  });

  test.each([
    ['requires_capture', 'success', { ok: true, value: 'authorised' }],
    ['processing', 'success', { ok: true, value: 'processing' }],
    [null, 'fail', { ok: false, failure: { kind: 'declined' } }],
  ])('is told how the payment went: %s', async (status, ends, outcome) => {
    const asked: unknown[] = [];
    const mine = device({
      confirmCardPayment: (...words: unknown[]) => {
        asked.push(words);
        return Promise.resolve(
          status ? { paymentIntent: { status } } : { error: { type: 'card_error', code: 'card_declined', message: 'No.' } },
        );
      },
    });
    await mine.door.sheetsHere(SHOP);
    void open(mine);
    mine.approve();
    expect(await mine.door.confirmPayment(toConfirm, signal)).toMatchObject(outcome);
    expect(asked).toEqual([['pi_secret', { payment_method: 'pm_1' }, { handleActions: false }]]);
    expect(mine.told.at(-1)).toBe(ends);
    mine.door.endSheet();
    expect(mine.told.filter((word) => word === 'success' || word === 'fail')).toHaveLength(1);
  });

  test('closes before the bank asks', async () => {
    const mine = device({
      confirmCardPayment: (_secret: string, _data: object, options?: object) => {
        if (options) return Promise.resolve({ paymentIntent: { status: 'requires_action' } });
        mine.told.push('bank');
        return Promise.resolve({ paymentIntent: { status: 'requires_capture' } });
      },
    });
    await mine.door.sheetsHere(SHOP);
    void open(mine);
    mine.approve();
    expect(await mine.door.confirmPayment(toConfirm, signal)).toEqual({ ok: true, value: 'authorised' });
    expect(mine.told.slice(-2)).toEqual(['success', 'bank']);
  });

  test('says that it failed where nothing is confirmed, or confirming breaks', async () => {
    const mine = device({ confirmCardPayment: () => Promise.reject(new Error('broken')) });
    await mine.door.sheetsHere(SHOP);
    for (const ends of [() => Promise.resolve(mine.door.endSheet()), () => mine.door.confirmPayment(toConfirm, signal)]) {
      void open(mine);
      mine.approve();
      await ends();
      expect(mine.told.at(-1)).toBe('fail');
    }
  });
});
