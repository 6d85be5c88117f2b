import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { CRASH_POINTS, CRASH_POINTS_OF_ERRANDS, type CrashPoint } from '#server/payments/crash-points.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { runErrands } from '#server/services/payment/run-errands.ts';
import { auditCards } from '../audit-cards.ts';
import { auditLedger } from '../audit-ledger.ts';
import { askPayment, booksOf, cardShopper, confirmCard, createOrder, payByCard, type Shopper, orderByCard } from '../card-shopper.ts';
import { testServer, type Answered, type TestServer, urlOf } from '../test-server.ts';
import { killServerProcesses, startServerProcess, SNACK_24, postTo } from './server-process.ts';
import { cancelOrder, orderTold } from '../orders.ts';

const WALLET = 250;

describe('a process that is killed in the middle of a payment by card', () => {
  const server = testServer('postgres');
  let url = '';
  beforeAll(async () => {
    url = await urlOf(server);
  });
  afterEach(killServerProcesses);

  /** A server of its own on the same database, which dies at a point; a call that it dies in is answered with nothing. */
  const dyingAt = async (point: CrashPoint) => {
    const { address, ended } = await startServerProcess({ DATABASE_URL: url, CRASH_AT: point });
    const post = async (path: string, body: unknown): Promise<Answered> => {
      const json = await postTo(address, path, body as object).catch(() => null);
      return { status: json ? 200 : 0, headers: {}, json: json ?? {} };
    };
    return { ended, there: { ...server, post } satisfies TestServer };
  };

  /** One of what comes before a card is confirmed, of what is ordered, and of what is let go; each of them with `EVERY_TEST`. */
  const POINTS: readonly CrashPoint[] = process.env.EVERY_TEST ? CRASH_POINTS : ['intent-noted', 'captured', 'intent-cancelled'];
  const DECLINED: readonly CrashPoint[] = ['release-decided', 'intent-cancelled', 'released'];
  const BEFORE_CONFIRMING: readonly CrashPoint[] = ['held', 'intent-made', 'intent-noted'];

  /** The purchase as far as it comes there; what dies in it may be the event that the server sends itself. */
  const buy = async (there: TestServer, shopper: Shopper) => {
    const paid = await payByCard(there, shopper);
    if (paid.json.success !== true) return;
    await confirmCard(there, paid);
    await createOrder(there, shopper);
  };

  test.each(POINTS)('at %s leaves nothing that the next call does not bring to its end', async (point) => {
    // What earlier purchases had still to tell is taken, so that the next process dies of this one.
    server.setNow(Date.now() + 3_600_000);
    while (((await server.services.payments?.sandbox?.work(() => Promise.resolve(true))) ?? 0) > 0);
    server.setNow(Date.now());
    const isDeclined = DECLINED.includes(point);
    const shopper = await cardShopper(server, { card: isDeclined ? 'declined' : 'accepted', wallet: WALLET, storeId: SNACK_24 });
    const { ended, there } = await dyingAt(point);
    await buy(there, shopper);
    expect(await ended).toMatchObject({ signal: 'SIGKILL' });
    server.setNow(Date.now());
    if (BEFORE_CONFIRMING.includes(point)) {
      const paid = await payByCard(server, shopper);
      expect(paid.json).toMatchObject({ success: true, wallet_payment: WALLET / 100 });
      await confirmCard(server, paid);
    }
    const told = await askPayment(server, shopper);
    expect(told).toMatchObject(isDeclined ? { state: 'open', decline_code: 'generic_decline' } : { state: 'ordered' });
    expect(await walletBalance(server.open.database, shopper.who.user_id)).toBe(isDeclined ? WALLET : 0);
    expect((await booksOf(server, shopper)).map(({ status }) => status)).toEqual([isDeclined ? 'canceled' : 'succeeded']);
    expect((await server.expectSuccess(endpoints.get_orders, shopper.who)).order_list).toHaveLength(isDeclined ? 0 : 1);
    expect((await server.expectSuccess(endpoints.get_cart, shopper.who)).total_item).toBe(isDeclined ? 10 : 0);
    expect(await auditCards(server.open.database, { quiet: true })).toEqual([]);
    expect(await auditLedger(server.open.database)).toEqual([]);
  });

  test.each(CRASH_POINTS_OF_ERRANDS)('at %s refunds a cancelled order once', async (point) => {
    server.setNow(Date.now());
    const shopper = await orderByCard(server, { storeId: SNACK_24 });
    const { order_status } = await orderTold(server, shopper.who, shopper.order_id);
    expect((await cancelOrder(server, shopper.who, shopper.order_id, order_status)).json).toMatchObject({ success: true });
    // Its clockwork runs the errand that the cancelling left.
    expect(await (await dyingAt(point)).ended).toMatchObject({ signal: 'SIGKILL' });
    server.setNow(Date.now() + 3_600_000);
    await Promise.all([runErrands(server.services), runErrands(server.services)]);
    const [books] = await booksOf(server, shopper);
    expect(books?.rows.filter(([kind]) => kind === 'refund')).toEqual([['refund', books?.rows.find(([kind]) => kind === 'capture')?.[1]]]);
    expect(await auditLedger(server.open.database, { quiet: true })).toEqual([]);
  });
});
