import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { checkoutCalls } from '#contract/calls/checkout.ts';
import { CARD_GATEWAY_ID, CASH_PAYMENT_ID } from '#contract/enumerations.ts';
import { formatMoney, type Minor } from '#domain/money.ts';
import { sampleInvoice } from '#machines/invoice/sample-invoice.ts';
import { lea } from '#machines/session/sample-customers.ts';
import { PayRow, TotalToPay } from '#src/features/checkout/payment/PayRow.tsx';
import { draw } from '#tests/features/stage/draw.tsx';

const CITY = 'c'.repeat(24);
const WAYS = { wallet: 10, wallet_currency_code: 'CHF', is_cash_payment_mode: true, payment_gateway: [{ _id: CARD_GATEWAY_ID }] };

async function paid(way: string, ways: Record<string, unknown> = {}) {
  const total = 4_252;
  const order_payment = { ...sampleInvoice.order_payment, user_pay_payment: total / 100 };
  const flows = {
    placement: [{ is: 'resting', way: { way, cardId: null }, purchase: null, choice: null }],
    invoice: [{ is: 'priced', fulfilment: { isPickup: false }, invoice: { ...sampleInvoice, order_payment } }],
  } as never;
  const props = { flows, customer: lea, cityId: CITY, currency: 'CHF' };
  const answers: Record<string, unknown> = {
    [checkoutCalls.get_payment_gateway.path]: { ...WAYS, smallest_coin: 0.05, is_use_wallet: false, ...ways },
  };
  const api = { read: ({ path }: { path: string }) => Promise.resolve(answers[path] ?? { cards: [] }) } as never;
  const { shown, until } = await draw(
    <>
      <PayRow {...props} onChange={undefined} />
      <p>
        <TotalToPay {...props} total={total} write={(amount: Minor) => formatMoney(amount, 'CHF')} />
      </p>
    </>,
    { api, queryClient: new QueryClient() },
  );
  await until(() => shown().length > 2);
  return shown().slice(-2);
}

test('the total to pay is what the way to pay says: in cash in whole coins', async () => {
  expect(await paid(CASH_PAYMENT_ID)).toEqual(['Pay CHF 42.50 in cash on delivery', 'CHF 42.50']);
  expect((await paid(CARD_GATEWAY_ID)).at(-1)).toBe('CHF 42.52');
  expect((await paid(CASH_PAYMENT_ID, { smallest_coin: undefined })).at(-1)).toBe('CHF 42.52');
});
