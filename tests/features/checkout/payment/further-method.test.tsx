import Ticket from 'lucide-react/icons/ticket';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CARD_GATEWAY_ID, CASH_PAYMENT_ID } from '#contract/enumerations.ts';
import type { WaysToPayProps } from '#src/features/checkout/payment/WaysToPay.tsx';
import { VOUCHER_ID, voucherGone, voucherInTable } from '#tests/voucher.ts';

const told = {
  wallet: 0,
  wallet_currency_code: 'CHF',
  is_cash_payment_mode: true,
  payment_gateway: [{ _id: CARD_GATEWAY_ID }, { _id: VOUCHER_ID }],
};
const PARTS = { wallet_payment: 2.5, card_payment: 39, cash_payment: 0, paid_with: 'voucher' as never };

/** All that shows ways to pay, loaded once the voucher is one of them. */
async function load() {
  const [stage, views, ways, offered, view, sample, orderView, contents, ahead, back, lines, offer, methods] = await Promise.all([
    import('../../stage/draw.tsx'),
    import('#src/features/payment/parts/part-views.ts'),
    import('#src/features/checkout/payment/WaysToPay.tsx'),
    import('#src/features/checkout/payment/ways-offered.ts'),
    import('#src/features/checkout/payment/payment-dialog.view.ts'),
    import('#machines/tracking/sample-order.ts'),
    import('#src/features/orders/order.view.ts'),
    import('#src/features/orders/tracking/OrderContents.tsx'),
    import('#src/features/orders/cancellation/MoneyAhead.tsx'),
    import('#src/features/orders/parts/MoneyBack.tsx'),
    import('#src/features/orders/parts/use-money-back-lines.ts'),
    import('#domain/orders/cancel-offer.ts'),
    import('#domain/payment/methods.ts'),
  ]);
  return {
    ...stage,
    ...views,
    ...ways,
    ...offered,
    ...view,
    ...sample,
    ...orderView,
    ...contents,
    ...ahead,
    ...back,
    ...lines,
    ...offer,
    ...methods,
  };
}
let on: Awaited<ReturnType<typeof load>>;

const say = (text: string) => ({ id: text, message: text });

beforeAll(async () => {
  voucherInTable();
  on = await load();
  Object.assign(on.PART_VIEWS, {
    voucher: {
      icon: Ticket,
      name: say('Voucher'),
      how: say('by voucher'),
      offered: (money) => say(`${money} of your voucher`),
      paid: () => say('By voucher'),
      ahead: (money) => say(`${money} goes back to your voucher.`),
      back: ({ money }) => say(`${money} is back on your voucher.`),
      backLine: ({ day }) => say(`Refunded to your voucher, ${day}`),
    } satisfies (typeof on.PART_VIEWS)['wallet'],
  });
});
// The stage is this file's own, as all that was loaded for it.
afterEach(() => on.clearStage());
afterAll(voucherGone);

const spaced = (lines: readonly string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '));

test('a further method is offered beside the others, and chosen by a press', async () => {
  const chosen: string[] = [];
  const { offered } = on.waysOffered(told as never, null, false);
  expect(offered.map(({ id }) => id)).toEqual([CASH_PAYMENT_ID, CARD_GATEWAY_ID, VOUCHER_ID]);
  expect(on.waysOffered(told as never, VOUCHER_ID, false).chosen).toBe(VOUCHER_ID);
  const props = {
    ways: { isPending: false, data: told },
    isUndecided: false,
    wallet: { shown: true, switching: false, failure: null, toggle: () => undefined },
    dueAt: 'door',
    walletPart: 0,
    rest: 4_150,
    currency: 'CHF',
    way: { method: CASH_PAYMENT_ID, offered, choose: (id: string) => chosen.push(id), cardId: null },
    cards: [{ is: 'listed', cards: [] }, () => undefined],
    card: null,
    holder: '',
  } as unknown as WaysToPayProps;
  const { WaysToPay } = on;
  const { shown, press } = await on.draw(<WaysToPay {...props} />);
  expect(spaced(shown()).filter((line) => line.startsWith('radio'))).toHaveLength(3);
  expect(spaced(shown()).join('\n')).toMatch(/Voucher.*\n?.*CHF 41\.50 of your voucher/);
  await press('Voucher CHF 41.50 of your voucher');
  expect(chosen).toEqual([VOUCHER_ID]);
});

test('the receiver of a parcel pays at the door alone', () => {
  expect(on.waysOffered(told as never, VOUCHER_ID, true)).toMatchObject({ chosen: null, offered: [{ id: CASH_PAYMENT_ID }] });
});

test('what it paid stands on the receipt, and nothing is due at the door', async () => {
  const order = on.sampleOrder({ payment_parts: PARTS });
  const { OrderContents } = on;
  const shown = spaced(
    (await on.draw(<OrderContents order={order} view={on.orderView(order)} isOpen onToggle={() => undefined} />)).shown(),
  ).join('\n');
  expect(shown).toMatch(/From your wallet\n.*2\.50/);
  expect(shown).toMatch(/By voucher\n.*39\.00/);
  expect(shown).not.toMatch(/card|cash/i);
});

test('what cancelling gives back of it is told before and afterwards', async () => {
  const { MoneyAhead, MoneyBack } = on;
  const offer = on.cancelOffer(on.cancellableOf(on.sampleOrder({ payment_parts: PARTS, can_cancel: true, cancel_charge: 0 })));
  if (!offer.can) throw new Error('it can’t be cancelled');
  expect(spaced((await on.draw(<MoneyAhead offer={offer} currency="CHF" of={{ user_pay_payment: 41.5 }} />)).shown())).toEqual([
    'CHF 2.50 will be returned to your wallet straight away. CHF 39.00 goes back to your voucher.',
  ]);
  const money = { charge: 0, parts: PARTS, currency: 'CHF', timezone: 'Europe/Zurich' };
  const at = '2026-03-05T14:15:00Z';
  const back = [{ part: 'voucher' as never, amount: 39, state: 'done' as const, at }];
  const sentences = async (of: typeof back | undefined) => spaced((await on.draw(<MoneyBack money={{ ...money, back: of }} />)).shown());
  expect(await sentences(back)).toEqual(['CHF 39.00 is back on your voucher.']);
  expect(await sentences(undefined)).toEqual(['CHF 2.50 has been returned to your wallet. CHF 39.00 is back on your voucher.']);
  const Lines = () => on.useMoneyBackLines(back, 'CHF', money.timezone).map(({ key, label }) => <p key={key}>{label}</p>);
  expect(spaced((await on.draw(<Lines />)).shown())).toEqual(['Refunded to your voucher, 05 Mar 2026']);
});
