import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SANDBOX_DEVICE } from '#contract/card-sandbox.ts';
import { endpoints } from '#contract/endpoints.ts';
import { APPLE_PAY_GATEWAY_ID, CARD_GATEWAY_ID, GOOGLE_PAY_GATEWAY_ID } from '#contract/enumerations.ts';
import { toMinor } from '#domain/money.ts';
import { DEMO_CITY_ID } from '#server/demo/demo-content.ts';
import { balanceOfPayment } from '#server/repositories/ledger.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { waysIn } from '#server/services/payment/methods/methods.ts';
import { askPayment, booksOf, cardShopper, confirmCard, payByCard, WHOLE_ORDER, type Shopper } from '../card-shopper.ts';
import { expectTrueBooks, NOON, testServer } from '../test-server.ts';

const WALLET = 300;

describe.each(['pglite', 'postgres'] as const)('a payment on a payment sheet on %s', (kind) => {
  const server = testServer(kind);
  afterAll(() => expectTrueBooks(server, { quiet: true }));
  beforeEach(() => server.setNow(NOON));
  afterEach(() => expectTrueBooks(server));

  const pay = (shopper: Shopper, payment_method: string | undefined, payment_id = APPLE_PAY_GATEWAY_ID) =>
    payByCard(server, shopper, { ...WHOLE_ORDER, payment_id, payment_method });
  const giveUp = ({ who, payment }: Shopper) => server.expectSuccess(endpoints.give_up_payment, { ...who, order_payment_id: payment._id });
  const rows = async (shopper: Shopper) => (await booksOf(server, shopper)).map((one) => one.rows);

  test('is offered after card and TWINT, with what a sheet is told of the city; switched off, it is not', async () => {
    const { who } = await cardShopper(server, { card: null });
    const { json } = await server.post(endpoints.get_payment_gateway.path, { ...who, city_id: DEMO_CITY_ID });
    expect(json).toMatchObject({ country_code: 'CH', currency_code: 'CHF' });
    expect((json.payment_gateway as { _id: string }[]).slice(2)).toEqual([
      { _id: APPLE_PAY_GATEWAY_ID, name: 'Apple Pay' },
      { _id: GOOGLE_PAY_GATEWAY_ID, name: 'Google Pay' },
    ]);
    const { payments } = server.services;
    if (!payments) throw new Error('no provider');
    const country = { code: 'CH', currencyCode: 'CHF' };
    const listed = (sheets: typeof payments.sheets | null) =>
      waysIn({ payments: sheets && { ...payments, sheets } }, { cashAccepted: true } as never, country).payment_gateway.map(
        ({ name }) => name,
      );
    expect([listed(['google_pay']), listed([]), listed(null)]).toEqual([['Card', 'TWINT', 'Google Pay'], ['Card', 'TWINT'], []]);
  });

  test.each([APPLE_PAY_GATEWAY_ID, GOOGLE_PAY_GATEWAY_ID])(
    'pays what the wallet leaves, as a card: authorised, then taken with the order, in the card’s books (%s)',
    async (gateway) => {
      const mine = await cardShopper(server, { card: null, wallet: WALLET });
      const rest = toMinor(mine.payment.user_pay_payment) - WALLET;
      const paid = await pay(mine, 'pm_card_visa', gateway);
      expect(paid.json).toMatchObject({ success: true, payment_method: 'pm_card_visa', wallet_payment: 3, card_payment: rest / 100 });
      expect(paid.json.paid_with).toBeUndefined();
      await confirmCard(server, paid);
      expect(await askPayment(server, mine)).toMatchObject({ state: 'ordered' });
      expect(await rows(mine)).toEqual([
        [
          ['authorisation', rest],
          ['capture', rest],
        ],
      ]);
      expect(await balanceOfPayment(server.open.database, mine.payment._id, 'card')).toBe(-rest);
    },
  );

  test('that is declined gives back what was held, and is paid anew by what another sheet approved', async () => {
    const mine = await cardShopper(server, { card: null, wallet: WALLET });
    await confirmCard(server, await pay(mine, 'pm_card_chargeDeclined'));
    expect(await askPayment(server, mine)).toMatchObject({ state: 'open', decline_code: 'generic_decline' });
    expect([await rows(mine), await walletBalance(server.open.database, mine.who.user_id)]).toEqual([[[]], WALLET]);
    await confirmCard(server, await pay(mine, 'pm_card_visa'));
    expect(await askPayment(server, mine)).toMatchObject({ state: 'ordered' });
  });

  test('that waits takes what was approved last, or a saved card, in its place', async () => {
    const mine = await cardShopper(server);
    expect((await pay(mine, 'pm_card_visa')).json).toMatchObject({ payment_method: 'pm_card_visa' });
    expect((await pay(mine, 'pm_card_mastercard')).json).toMatchObject({ payment_method: 'pm_card_mastercard' });
    const byCard = await payByCard(server, mine, { ...WHOLE_ORDER, payment_id: CARD_GATEWAY_ID });
    expect(byCard.json.payment_method).not.toBe('pm_card_mastercard');
    await confirmCard(server, byCard);
    expect(await askPayment(server, mine)).toMatchObject({ state: 'ordered' });
  });

  test('needs what its customer approved, and takes nothing else for it', async () => {
    const [mine, other] = [await cardShopper(server, { card: null }), await cardShopper(server, { card: 'slow' })];
    for (const method of [undefined, 'twint', 'pm_', ''])
      expect((await pay(mine, method)).json).toMatchObject({ error_code: 651, reason: 'payment_method_unavailable' });
    const { json } = await payByCard(server, other);
    await giveUp(other);
    const theirs = String(json.payment_method);
    expect((await pay(mine, theirs)).json).toMatchObject({ success: false, error_code: 1016 });
    const nobodys = await pay(await cardShopper(server, { card: null }), 'pm_nobodys');
    expect(nobodys.json).toMatchObject({ success: false, error_code: 1016 });
  });

  test('is tried on a device that has what its tester says', async () => {
    const device = async (address: string, cookie = '') => server.app.inject({ url: address, headers: { cookie } });
    expect((await device(SANDBOX_DEVICE)).json()).toEqual({ sheets: [] });
    const said = await device(`${SANDBOX_DEVICE}?has=google_pay,shells,apple_pay`);
    expect([said.statusCode, said.headers.location]).toEqual([303, '/']);
    const cookie = String(said.headers['set-cookie']).split(';')[0];
    expect((await device(SANDBOX_DEVICE, cookie)).json()).toEqual({ sheets: ['apple_pay', 'google_pay'] });
    const none = String((await device(`${SANDBOX_DEVICE}?has=`)).headers['set-cookie']).split(';')[0];
    expect((await device(SANDBOX_DEVICE, none)).json()).toEqual({ sheets: [] });
  });
});
