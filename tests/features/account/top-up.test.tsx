import { expect, test, vi } from 'vitest';
import { APPLE_PAY_GATEWAY_ID, CARD_GATEWAY_ID, TWINT_GATEWAY_ID } from '#contract/enumerations.ts';
import { PAYMENT_METHODS } from '#contract/payment-methods.ts';
import { methodsForTopUp } from '#domain/payment/methods.ts';
import { TopUpForm } from '#src/features/account/top-up/TopUpForm.tsx';
import { draw } from '../stage/draw.tsx';

const cards = [{ is: 'listed', cards: [], meant: null, failure: null, decline: null, news: null }, () => undefined];
const offer = {
  is_cash_payment_mode: true,
  payment_gateway: PAYMENT_METHODS.flatMap(({ id, gateway }) => (gateway === null ? [] : [{ _id: id, name: gateway }])),
};
const form = (typed: string, { methods = methodsForTopUp(offer, []), paymentId = CARD_GATEWAY_ID, onMethod = () => undefined } = {}) => (
  <TopUpForm
    id="top-up"
    view={{ is: 'filling', amount: null, elsewhere: null, sheet: null, problem: null, decline: null, failure: null, credited: null }}
    typed={typed}
    onTyped={() => undefined}
    onGive={() => undefined}
    balance={1_250}
    currency="CHF"
    methods={methods}
    paymentId={paymentId}
    onMethod={onMethod}
    cards={cards as never}
    chosen={null}
    onCard={() => undefined}
    holder="Léa Bonnard"
  />
);

test('what the wallet will hold is what it holds now and what is added', async () => {
  expect((await draw(form('50.00'))).shown()).toContain('Current balance CHF 12.50New balance CHF 62.50');
  expect((await draw(form(''))).shown()).toContain('Current balance CHF 12.50New balance CHF 12.50');
});

test('what the device has stands first, and says so', async () => {
  const { shown } = await draw(form('50.00', { methods: methodsForTopUp(offer, ['apple_pay']), paymentId: APPLE_PAY_GATEWAY_ID }));
  const text = shown().join(' ');
  expect(text).toMatch(/Apple Pay Confirmed on this device.*Card .*TWINT/);
  expect(text).not.toContain('Google Pay');
  expect(text).toContain('Your bank may ask you to confirm.');
});

test('what a provider takes may pay, with its own words; a card alone needs no choice', async () => {
  const onMethod = vi.fn<(id: string) => void>();
  const { press, shown } = await draw(form('50.00', { onMethod: onMethod as never }));
  expect(shown().join(' ')).not.toContain('Cash');
  await press('TWINT Confirmed in your TWINT app');
  expect(onMethod).toHaveBeenCalledWith(TWINT_GATEWAY_ID);
  expect((await draw(form('50.00', { paymentId: TWINT_GATEWAY_ID }))).shown().join(' ')).toContain('You come back here afterwards.');
  const alone = await draw(form('50.00', { methods: methodsForTopUp({ ...offer, is_wallet_usable: false }, ['apple_pay']) }));
  expect(alone.shown().join(' ')).not.toContain('TWINT');
});
