import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { cards } from '#server/database/schema/cards.ts';
import { stores } from '#server/database/schema/stores.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { askPayment, booksOf, cardShopper, confirmCard, payByCard, saveCard, sweep, WHOLE_ORDER, type Shopper } from '../card-shopper.ts';
import { describeServer, expectTrueBooks, NOON } from '../test-server.ts';

const WALLET = 1_250;
const [FIRST, SECOND] = ['first-press-of-the-button', 'second-press-of-the-button'];

/** A network may bring a request again, long after its answer was read (4-quality, section 2: the call doubled). */
describeServer('a command to pay that comes again', (server) => {
  beforeEach(() => server.setNow(NOON));
  afterEach(async () => {
    await server.open.database.update(stores).set({ open: true });
    await expectTrueBooks(server);
  });

  const pay = (shopper: Shopper, key: string, more: object = {}) =>
    payByCard(server, shopper, { ...WHOLE_ORDER, idempotency_key: key, ...more });
  const walletOf = ({ who }: Shopper) => walletBalance(server.open.database, who.user_id);
  const giveUp = ({ who, payment }: Shopper) => server.expectSuccess(endpoints.give_up_payment, { ...who, order_payment_id: payment._id });

  test('after it was given up holds nothing anew; another press does', async () => {
    const shopper = await cardShopper(server, { card: 'challenge', wallet: WALLET });
    const first = await pay(shopper, FIRST);
    expect((await pay(shopper, FIRST)).json).toEqual(first.json);
    await giveUp(shopper);
    expect((await pay(shopper, FIRST)).json).toMatchObject({ success: false, error_code: 549, reason: 'not_paid' });
    expect(await walletOf(shopper)).toBe(WALLET);
    expect((await askPayment(server, shopper)).state).toBe('open');
    expect((await pay(shopper, SECOND)).json).toMatchObject({ success: true, wallet_payment: 12.5 });
  });

  test('after it was answered from a payment that another tab had begun holds nothing anew either', async () => {
    const shopper = await cardShopper(server, { card: 'challenge', wallet: WALLET });
    await pay(shopper, SECOND);
    expect((await pay(shopper, FIRST)).json).toMatchObject({ success: true });
    await giveUp(shopper);
    expect((await pay(shopper, FIRST)).json).toMatchObject({ success: false, error_code: 549 });
    expect(await walletOf(shopper)).toBe(WALLET);
  });

  test('after its card was declined is declined again', async () => {
    const shopper = await cardShopper(server, { card: 'declined', wallet: WALLET });
    await confirmCard(server, await pay(shopper, FIRST));
    await sweep(server, 10);
    expect((await pay(shopper, FIRST)).json).toMatchObject({ success: false, error_code: 549 });
    expect(await walletOf(shopper)).toBe(WALLET);
  });

  test('is refused as it was before, whatever would be possible by now', async () => {
    const shopper = await cardShopper(server, { card: 'accepted' });
    await server.open.database.update(stores).set({ open: false });
    const refused = await pay(shopper, FIRST);
    expect(refused.json).toMatchObject({ success: false });
    await server.open.database.update(stores).set({ open: true });
    expect((await pay(shopper, FIRST)).json).toEqual(refused.json);
    expect((await askPayment(server, shopper)).state).toBe('open');
    expect((await pay(shopper, SECOND)).json).toMatchObject({ success: true });
  });

  test('does not take the place of a later one with another card', async () => {
    const shopper = await cardShopper(server, { card: 'declined' });
    await confirmCard(server, await pay(shopper, FIRST));
    await sweep(server, 10);
    const [before] = await server.open.database.select().from(cards).where(eq(cards.customerId, shopper.who.user_id));
    await saveCard(server, shopper.who.user_id, 'challenge');
    const second = await pay(shopper, SECOND);
    await pay(shopper, FIRST, { card_id: before?.id });
    expect((await pay(shopper, SECOND)).json).toEqual(second.json);
    expect(
      (await booksOf(server, shopper)).filter(({ status }) => status === 'requires_payment_method' || status === 'requires_confirmation'),
    ).toHaveLength(1);
  });
});
