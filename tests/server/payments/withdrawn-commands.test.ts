import { afterEach, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { cardShopper, payByCard, WHOLE_ORDER, type Shopper } from '../card-shopper.ts';
import { describeServer, expectTrueBooks, NOON } from '../test-server.ts';

const WALLET = 1_250;
const [FIRST, SECOND] = ['first-press-of-the-button', 'second-press-of-the-button'];

/** A page may go before its command to pay arrives; nobody may then be told that nothing is under way while it still can. */
describeServer('a command to pay that has not come', (server) => {
  beforeEach(() => server.setNow(NOON));
  afterEach(() => expectTrueBooks(server));

  const pay = (shopper: Shopper, key: string) => payByCard(server, shopper, { ...WHOLE_ORDER, idempotency_key: key });
  const ask = async (call: 'get_payment' | 'withdraw_commands' | 'give_up_payment', { who, payment }: Shopper, keys: string[]) =>
    (await server.expectSuccess(endpoints[call], { ...who, order_payment_id: payment._id, idempotency_keys: keys })).payment;
  const walletOf = ({ who }: Shopper) => walletBalance(server.open.database, who.user_id);

  test('is named by looks until it comes, and by nobody who does not ask for it', async () => {
    const shopper = await cardShopper(server, { card: 'challenge' });
    expect(await ask('get_payment', shopper, [FIRST, SECOND])).toMatchObject({ state: 'open', unknown_keys: [FIRST, SECOND] });
    await pay(shopper, FIRST);
    expect(await ask('get_payment', shopper, [FIRST, SECOND])).toMatchObject({ state: 'challenge', unknown_keys: [SECOND] });
    expect(await ask('give_up_payment', shopper, [FIRST, SECOND])).toMatchObject({ state: 'open', unknown_keys: [SECOND] });
    const { payment } = await server.expectSuccess(endpoints.get_payment, { ...shopper.who, order_payment_id: shopper.payment._id });
    expect(payment).not.toHaveProperty('unknown_keys');
  });

  test('holds nothing when it comes after it was withdrawn; another press does', async () => {
    const shopper = await cardShopper(server, { card: 'challenge', wallet: WALLET });
    expect(await ask('withdraw_commands', shopper, [FIRST])).toMatchObject({ state: 'open', unknown_keys: [FIRST] });
    expect((await pay(shopper, FIRST)).json).toMatchObject({ success: false, error_code: 549, reason: 'not_paid' });
    expect(await walletOf(shopper)).toBe(WALLET);
    expect(await ask('get_payment', shopper, [FIRST])).toMatchObject({ state: 'open', unknown_keys: [] });
    expect((await pay(shopper, SECOND)).json).toMatchObject({ success: true, wallet_payment: 12.5 });
  });

  test('is refused too where another command pays meanwhile, and once that one is given up', async () => {
    const shopper = await cardShopper(server, { card: 'challenge' });
    const held = await pay(shopper, SECOND);
    expect(await ask('withdraw_commands', shopper, [FIRST])).toMatchObject({ state: 'challenge', unknown_keys: [FIRST] });
    await ask('give_up_payment', shopper, []);
    expect((await pay(shopper, FIRST)).json).toMatchObject({ success: false, error_code: 549 });
    expect(held.json).toMatchObject({ success: true });
  });

  test('cannot be withdrawn once it came: nothing of it changes', async () => {
    const shopper = await cardShopper(server, { card: 'challenge' });
    const first = await pay(shopper, FIRST);
    expect(await ask('withdraw_commands', shopper, [FIRST])).toMatchObject({ state: 'challenge', unknown_keys: [] });
    expect((await pay(shopper, FIRST)).json).toEqual(first.json);
    const other = await cardShopper(server, { card: 'challenge' });
    const { payment } = await server.expectSuccess(endpoints.withdraw_commands, {
      ...other.who,
      order_payment_id: shopper.payment._id,
      idempotency_keys: [SECOND],
    });
    expect(payment).toBeNull();
    expect(await ask('get_payment', shopper, [SECOND])).toMatchObject({ unknown_keys: [SECOND] });
  });

  test('comes or is withdrawn, never both, however they meet', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const shopper = await cardShopper(server, { card: 'challenge', wallet: WALLET });
      const [paid, withdrawn] = await Promise.all([pay(shopper, FIRST), ask('withdraw_commands', shopper, [FIRST])]);
      const isTaken = (paid.json as { readonly success: boolean }).success;
      expect(withdrawn?.unknown_keys).toEqual(isTaken ? [] : [FIRST]);
      expect(await walletOf(shopper)).toBe(isTaken ? 0 : WALLET);
    }
  });
});
