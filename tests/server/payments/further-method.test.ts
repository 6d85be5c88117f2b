import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import type { TestServer } from '../test-server.ts';
import { VOUCHER_ID, voucherGone, voucherInTable, voucherOnServer } from '../../voucher.ts';

const WALLET = 250;

/** Everything that knows the ways to pay, loaded once the voucher is one of them. */
async function load() {
  const loaded = await Promise.all([
    import('../customer.ts'),
    import('../orders.ts'),
    import('../test-server.ts'),
    import('../audit-ledger.ts'),
    import('#server/repositories/ledger.ts'),
    import('#server/repositories/orders.ts'),
    import('#server/services/orders/move-order.ts'),
    import('#server/demo/demo-content.ts'),
    import('#server/repositories/cash-orders.ts'),
    import('#server/database/schema/ledger.ts'),
  ]);
  const [people, orders, server, audit, ledger, made, move, content, grounds, tables] = loaded;
  return { ...people, ...orders, ...server, ...audit, ...ledger, ...made, ...move, ...content, ...grounds, ...tables };
}

describe('a way to pay that is a row and an adapter', () => {
  let with_: Awaited<ReturnType<typeof load>>;
  let server: TestServer;
  beforeAll(async () => {
    voucherInTable();
    await voucherOnServer();
    with_ = await load();
    server = await with_.startTestServer('postgres', { mailbox: true });
  });
  afterAll(async () => {
    expect(await with_.auditLedger(server.open.database, { quiet: true })).toEqual([]);
    await server.close();
    voucherGone();
  });

  const shopper = async (quantity?: number) => {
    const user = await with_.registerCustomer(server);
    const who = with_.credentialsOf(user);
    await with_.topUpWallet(server, who.user_id, WALLET, with_.NOON);
    await with_.fillBasket(server, who, quantity === undefined ? {} : { quantity });
    const invoice = await with_.askInvoice(server, who);
    const { user_pay_payment: total } = invoice.json.order_payment as { user_pay_payment: number };
    return { who, email: user.email, payment: with_.paymentIn(invoice), total };
  };
  type Shopper = Awaited<ReturnType<typeof shopper>>;
  const pay = ({ who, payment }: Shopper) =>
    server.post(endpoints.pay_order_payment.path, { ...who, order_payment_id: payment, payment_id: VOUCHER_ID });
  const order = async (mine: Shopper) => {
    await pay(mine);
    const { json } = await with_.orderIt(server, mine.who, mine.payment);
    return { ...mine.who, order_id: json.order_id as string };
  };
  const balance = (payment: string, account: string) => with_.balanceOfPayment(server.open.database, payment, account as never);
  const newest = async (email: string) => (await with_.mailsTo(server, email))[0]?.words ?? '';
  const cancel = (of: { order_id: string }, order_status: number) =>
    server.post(endpoints.user_cancel_order.path, { ...of, order_status, cancel_reason: 'missing item' });
  const cents = (major: number) => Math.round(major * 100);

  test('is offered beside the others', async () => {
    const { who } = await shopper();
    const ways = await server.expectSuccess(endpoints.get_payment_gateway, { ...who, city_id: with_.DEMO_CITY_ID });
    expect(ways.payment_gateway).toContainEqual({ _id: VOUCHER_ID, name: 'Voucher' });
    expect(ways.is_cash_payment_mode).toBe(true);
  });

  test('pays what the wallet leaves, and stands on order, invoice, list, history and letter', async () => {
    const mine = await shopper();
    const rest = (cents(mine.total) - WALLET) / 100;
    const parts = { wallet_payment: WALLET / 100, card_payment: rest, cash_payment: 0, paid_with: 'voucher' };
    expect((await pay(mine)).json).toMatchObject({ success: true, client_secret: null, ...parts });
    const look = await server.expectSuccess(endpoints.get_payment, { ...mine.who, order_payment_id: mine.payment });
    expect(look.payment).toMatchObject({ state: 'authorised', ...parts });
    const of = await order(mine);
    expect((await server.expectSuccess(endpoints.get_order_detail, of)).order.payment_parts).toEqual(parts);
    expect((await server.expectSuccess(endpoints.get_orders, mine.who)).order_list[0]?.payment_parts).toEqual(parts);
    expect((await server.expectSuccess(endpoints.get_invoice, of)).invoice.payment_parts).toEqual(parts);
    expect(await newest(mine.email)).toMatch(/Paid by voucher/);
    expect([await balance(mine.payment, 'voucher'), await balance(mine.payment, 'cash')]).toEqual([WALLET - cents(mine.total), 0]);
  });

  test('promises nothing at the door', async () => {
    const mine = await shopper();
    await order(mine);
    const asked = { paymentId: mine.payment, customerId: mine.who.user_id, since: 0 };
    expect((await with_.findPayGrounds(server.open.database, asked)).promised).toEqual({ orders: 0, sum: 0, cancelled: 0 });
  });

  test('gives everything back at once, told on order and letter', async () => {
    const mine = await shopper();
    const of = await order(mine);
    const { json } = await cancel(of, ORDER_STATUS.waitingForStore);
    const rest = (cents(mine.total) - WALLET) / 100;
    expect(json).toMatchObject({ success: true, refunded: mine.total, parts_given_back: { card_payment: rest, paid_with: 'voucher' } });
    expect(await cancel(of, ORDER_STATUS.waitingForStore)).toMatchObject({ json: { refunded: mine.total } });
    const { money_back: back } = (await server.expectSuccess(endpoints.get_order_detail, of)).order;
    expect(back).toMatchObject([
      { part: 'wallet', amount: WALLET / 100, state: 'done' },
      { part: 'voucher', amount: rest, state: 'done' },
    ]);
    expect([await balance(mine.payment, 'voucher'), await balance(mine.payment, 'sales')]).toEqual([0, 0]);
    const letter = await newest(mine.email);
    expect(letter).toMatch(/Returned to your voucher/);
    expect(letter).not.toMatch(/bank|in cash/);
  });

  test('keeps what cancelling costs of the wallet first, then of the voucher', async () => {
    const mine = await shopper();
    const of = await order(mine);
    const row = await with_.findOrder(server.open.database, of.order_id, of.user_id);
    if (!row) throw new Error('no order');
    const at = { at: with_.NOON, nextMoveAt: null, actor: 'store', requestId: 'test' };
    await with_.moveOrder(server.open.database, row, { to: ORDER_STATUS.storeAccepted, ...at });
    const { json } = await cancel(of, ORDER_STATUS.storeAccepted);
    const kept = cents(json.cancel_charge as number);
    expect(kept).toBeGreaterThan(WALLET);
    expect([await balance(mine.payment, 'wallet'), await balance(mine.payment, 'voucher')]).toEqual([-WALLET, WALLET - kept]);
  });

  test('that its adapter does not take is refused, and nothing is held', async () => {
    const mine = await shopper(240);
    expect((await pay(mine)).json).toMatchObject({ success: false, error_code: 651, reason: 'payment_method_unavailable' });
    const { ledgerTransfers: transfers } = with_;
    const held = await server.open.database
      .select()
      .from(transfers)
      .where(and(eq(transfers.customerId, mine.who.user_id), eq(transfers.cause, 'hold')));
    expect(held).toEqual([]);
  });
});
