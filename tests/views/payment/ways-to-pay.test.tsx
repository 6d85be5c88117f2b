import { expect, test } from 'vitest';
import type { StoredUser } from '#contract/entities/user.ts';
import { CARD_GATEWAY_ID, CASH_PAYMENT_ID } from '#contract/enumerations.ts';
import { createKeeper, memoryStore } from '#src/browser/storage.ts';
import { keepWayToPay } from '#src/flows/payment/way-to-pay.ts';
import { useWayChosen } from '#src/views/basket/use-way-chosen.ts';
import { WaysToPay, type WaysToPayProps } from '#src/views/payment/WaysToPay.tsx';
import { draw } from '../stage/draw.tsx';

const told = { wallet: 0, wallet_currency_code: 'CHF', is_cash_payment_mode: true, payment_gateway: [{ _id: CARD_GATEWAY_ID }] };
const way = { method: CASH_PAYMENT_ID, takesCards: false, choose: () => undefined, cardId: null };
const ways = async (but: Record<string, unknown>, isUndecided = false) => {
  const props = {
    ways: { isPending: false, data: { ...told, ...but } },
    isUndecided,
    wallet: { shown: true, switching: false, failure: null },
    onSwitch: () => undefined,
    cashAt: 'door',
    walletPart: 0,
    rest: 4_150,
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
  expect((await ways({ wallet: 12.5, is_wallet_usable: false }))[0]).toContain('Your wallet holds CHF 12.50.');
});

test('while nobody knows whether a saved card pays, no way is shown as chosen', async () => {
  expect((await ways({}, true)).filter((line) => line.startsWith('radio:'))).toEqual([]);
});

test('what was used last is chosen, else a saved card, else cash, else the card', async () => {
  const store = memoryStore();
  const keeper = createKeeper(() => store);
  const keepers = { keeper, tabKeeper: keeper };
  const customer = { _id: 'a'.repeat(24) } as StoredUser;
  const chosenOf = async (cash: boolean, hasCard: boolean, inCashOnly = false) => {
    let seen: string | null = null;
    function Probe() {
      const { chosen, otherwise } = useWayChosen(customer, { ...told, is_cash_payment_mode: cash } as never, { inCashOnly });
      seen = chosen ?? otherwise(hasCard);
      return null;
    }
    await draw(<Probe />, { flows: { keepers } });
    return seen;
  };
  expect([await chosenOf(true, true), await chosenOf(true, false), await chosenOf(false, false), await chosenOf(true, true, true)]).toEqual(
    [CARD_GATEWAY_ID, CASH_PAYMENT_ID, CARD_GATEWAY_ID, CASH_PAYMENT_ID],
  );
  keepWayToPay(keepers, customer._id, { way: CASH_PAYMENT_ID });
  expect([await chosenOf(true, true), await chosenOf(false, true)]).toEqual([CASH_PAYMENT_ID, CARD_GATEWAY_ID]);
});
