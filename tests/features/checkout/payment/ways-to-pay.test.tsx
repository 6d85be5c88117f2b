import { expect, test } from 'vitest';
import { CARD_GATEWAY_ID, CASH_PAYMENT_ID } from '#contract/enumerations.ts';
import { methodsOffered } from '#domain/payment/methods.ts';
import { waysOffered } from '#src/features/checkout/payment/ways-offered.ts';
import { WaysToPay, type WaysToPayProps } from '#src/features/checkout/payment/WaysToPay.tsx';
import { draw } from '#tests/features/stage/draw.tsx';

const told = { wallet: 0, wallet_currency_code: 'CHF', is_cash_payment_mode: true, payment_gateway: [{ _id: CARD_GATEWAY_ID }] };
const way = { method: CASH_PAYMENT_ID, offered: methodsOffered(told as never), choose: () => undefined, cardId: null };
const ways = async (but: Record<string, unknown>, isUndecided = false, rest = 4_150) => {
  const props = {
    ways: { isPending: false, data: { ...told, ...but } },
    isUndecided,
    wallet: { shown: true, switching: false, failure: null, toggle: () => undefined },
    dueAt: 'door',
    walletPart: 0,
    rest,
    currency: 'CHF',
    way,
    cards: [{ is: 'listed', cards: [] }, () => undefined],
    card: null,
    holder: '',
  } as unknown as WaysToPayProps;
  return (await draw(<WaysToPay {...props} />)).shown();
};

test('a wallet stands among the ways to pay only with money in it', async () => {
  const isThere = (shown: readonly string[]) => shown.some((line) => line.startsWith('switch: Wallet'));
  expect(isThere(await ways({}))).toBe(false);
  expect(isThere(await ways({ wallet: 0.05 }))).toBe(true);
  expect(await ways({ is_wallet_usable: false })).toEqual(await ways({}));
  expect((await ways({ wallet: 12.5, is_wallet_usable: false }))[0]).toContain('Your wallet (CHF 12.50) is in another currency');
});

test('while nobody knows whether a saved card pays, no way is shown as chosen', async () => {
  expect((await ways({}, true)).filter((line) => line.startsWith('radio:'))).toEqual([]);
});

test('what was used last is chosen, else a saved card, else cash, else the card', () => {
  const chosenOf = (cash: boolean, hasCard: boolean, { last = null as string | null, onlyAtDoor = false } = {}) => {
    const { chosen, otherwise } = waysOffered({ ...told, is_cash_payment_mode: cash } as never, last, onlyAtDoor);
    return chosen ?? otherwise(hasCard);
  };
  expect([chosenOf(true, true), chosenOf(true, false), chosenOf(false, false), chosenOf(true, true, { onlyAtDoor: true })]).toEqual([
    CARD_GATEWAY_ID,
    CASH_PAYMENT_ID,
    CARD_GATEWAY_ID,
    CASH_PAYMENT_ID,
  ]);
  const last = CASH_PAYMENT_ID;
  expect([chosenOf(true, true, { last }), chosenOf(false, true, { last })]).toEqual([CASH_PAYMENT_ID, CARD_GATEWAY_ID]);
});

test('cash that is rounded says to what; a server that knows of no coins, or whole coins, show nothing of it', async () => {
  const shown = async (rest: number, but: Record<string, unknown>) => (await ways(but, false, rest)).join('\n');
  const rounded = await shown(1_862, { smallest_coin: 0.05 });
  expect(rounded).toMatch(/Pay CHF.18\.60 in cash on delivery/);
  expect(rounded).toMatch(/Rounded to\n.*18\.60/);
  for (const plain of [await shown(1_862, {}), await shown(1_860, { smallest_coin: 0.05 })]) expect(plain).not.toContain('Rounded to');
  expect(await shown(1_862, {})).toMatch(/Pay CHF.18\.62 in cash on delivery/);
});
