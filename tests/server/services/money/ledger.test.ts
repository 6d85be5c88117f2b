import { sql, type SQL } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { toMinor } from '#domain/money.ts';
import { ledgerTransfers } from '#server/database/schema/ledger.ts';
import { movedByPayment, writeTransfer, type Transfer } from '#server/repositories/ledger.ts';
import { lockWallet, putInWallet, takeFromWallet, walletBalance } from '#server/repositories/wallet.ts';
import { endStalePayments } from '#server/services/payment/end-stale-payments.ts';
import { newId } from '#server/secrets/ids.ts';
import { auditLedger } from '#tests/server/audit-ledger.ts';
import { fillBasket, newCustomer } from '#tests/server/customer.ts';
import { orderIt, payCash } from '#tests/server/orders.ts';
import { NOON, testServer } from '#tests/server/test-server.ts';

const told = { actor: 'test', requestId: 'test', createdAt: NOON } as const;

describe.each(['pglite', 'postgres'] as const)('the ledger on %s', (kind) => {
  const server = testServer(kind);
  afterEach(() => server.setNow(NOON));

  const holderOf = async (centimes: number) => {
    const who = await newCustomer(server);
    await putInWallet(server.open.database, { id: newId(NOON), customerId: who.user_id, amount: centimes, cause: 'top-up', ...told });
    return who;
  };
  const take = (customerId: string, amount: number, key: string) =>
    server.open.database.transaction(async (transaction) => {
      await lockWallet(transaction, customerId);
      return takeFromWallet(transaction, { id: newId(NOON), key, customerId, amount, cause: 'hold', ...told });
    });
  /** What the auditor says of the books once a row was written that should not be; the row is gone afterwards. */
  const saidOf = async (row: Partial<Transfer> & { customerId: string }) => {
    const id = newId(NOON);
    // Past the trigger and the checks of the database, which let no such row in.
    const plant = (query: SQL) =>
      server.open.database.transaction(async (transaction) => {
        await transaction.execute(sql`set local session_replication_role = replica`);
        await transaction.execute(query);
      });
    await plant(sql`
      insert into ledger_transfers (id, key, from_account, to_account, amount, customer_id, cause, actor, request_id, order_payment_id, created_at)
      values (${id}, ${row.key ?? id}, ${row.fromAccount}, ${row.toAccount}, ${row.amount}, ${row.customerId}, ${row.cause ?? 'order'}, 'test', 'test', ${row.orderPaymentId ?? null}, 1)`);
    const said = await auditLedger(server.open.database);
    await plant(sql`delete from ledger_transfers where id = ${id}`);
    return said.join('\n');
  };

  test('lets one wallet be spent by many at once only as far as it goes', async () => {
    const who = await holderOf(1_000);
    const taken = await Promise.all(Array.from({ length: 12 }, (_, index) => take(who.user_id, 300, `race:${kind}:${index}`)));
    expect(taken.filter(Boolean)).toHaveLength(3);
    expect(await walletBalance(server.open.database, who.user_id)).toBe(100);
  });

  test('is not let below 0 by the database, whoever forgets to ask', async () => {
    const who = await holderOf(200);
    const row = {
      key: `bare:${kind}`,
      fromAccount: 'wallet',
      toAccount: 'sales',
      amount: 201,
      customerId: who.user_id,
      cause: 'order',
    } as const;
    await expect(server.open.database.insert(ledgerTransfers).values({ id: newId(NOON), ...row, ...told })).rejects.toMatchObject({
      cause: { constraint: 'wallets_covered' },
    });
    await server.open.database.insert(ledgerTransfers).values({ id: newId(NOON), ...row, amount: 200, ...told });
    expect(await walletBalance(server.open.database, who.user_id)).toBe(0);
    const poor = await newCustomer(server);
    await expect(
      server.open.database
        .insert(ledgerTransfers)
        .values({ id: newId(NOON), ...row, key: `poor:${kind}`, customerId: poor.user_id, ...told }),
    ).rejects.toMatchObject({ cause: { constraint: 'wallets_covered' } });
  });

  test('moves what one key stands for once', async () => {
    const who = await holderOf(1_000);
    const taken = await Promise.all(Array.from({ length: 6 }, () => take(who.user_id, 400, `once:${kind}`)));
    expect(taken).toEqual(Array(6).fill(true));
    expect(await walletBalance(server.open.database, who.user_id)).toBe(600);
  });

  test('takes no more out of a payment’s hold than it keeps', async () => {
    const who = await holderOf(1_000);
    const row = {
      id: newId(NOON),
      key: `hold:${kind}`,
      fromAccount: 'wallet_held',
      toAccount: 'sales',
      amount: 1,
      customerId: who.user_id,
      cause: 'order',
      ...told,
    } as const;
    expect(await writeTransfer(server.open.database, row)).toBe('uncovered');
  });

  test('backs every part of an order: what the wallet kept and what is paid at the door', async () => {
    const who = await holderOf(1_250);
    await fillBasket(server, who);
    const { order_payment: payment } = await server.expectSuccess(endpoints.get_order_cart_invoice, who);
    await payCash(server, who, payment._id);
    expect(await movedByPayment(server.open.database, payment._id, 'wallet', 'wallet_held')).toBe(1_250);
    await Promise.all(Array.from({ length: 3 }, () => orderIt(server, who, payment._id)));
    expect(await movedByPayment(server.open.database, payment._id, 'wallet_held', 'sales')).toBe(1_250);
    expect(await movedByPayment(server.open.database, payment._id, 'cash', 'sales')).toBe(toMinor(payment.user_pay_payment) - 1_250);
  });

  test('gives a hold back once, and keeps it anew when it is paid again', async () => {
    const who = await holderOf(1_250);
    await fillBasket(server, who);
    const { order_payment: payment } = await server.expectSuccess(endpoints.get_order_cart_invoice, who);
    await payCash(server, who, payment._id);
    server.setNow(NOON + 60_000);
    await Promise.all(Array.from({ length: 4 }, () => endStalePayments(server.services)));
    expect(await walletBalance(server.open.database, who.user_id)).toBe(1_250);
    await payCash(server, who, payment._id);
    expect(await walletBalance(server.open.database, who.user_id)).toBe(0);
  });

  test('is audited without a finding, and every planted fault is found', async () => {
    const who = await holderOf(500);
    await fillBasket(server, who);
    const { order_payment: payment } = await server.expectSuccess(endpoints.get_order_cart_invoice, who);
    await payCash(server, who, payment._id);
    await orderIt(server, who, payment._id);
    expect(await auditLedger(server.open.database)).toEqual([]);
    const mine = { customerId: who.user_id, orderPaymentId: payment._id };
    expect(await saidOf({ customerId: who.user_id, fromAccount: 'wallet', toAccount: 'sales', amount: 1 })).toContain('I4: the wallet');
    expect(await saidOf({ customerId: who.user_id, fromAccount: 'top_ups', toAccount: 'wallet', amount: 7 })).toContain('I4: the balance');
    expect(await saidOf({ ...mine, fromAccount: 'top_ups', toAccount: 'wallet_held', amount: 1 })).toContain('I5: wallet money held');
    expect(await saidOf({ ...mine, fromAccount: 'card', toAccount: 'sales', amount: 1 })).toContain("I3: the card's part");
    expect(await saidOf({ ...mine, fromAccount: 'cash', toAccount: 'sales', amount: 1 })).toContain('I3: the cash part');
    expect(await saidOf({ ...mine, fromAccount: 'wallet_held', toAccount: 'sales', amount: 1 })).toContain("I3: the wallet's part");
    expect(
      await saidOf({
        customerId: who.user_id,
        fromAccount: 'rewards',
        toAccount: 'wallet',
        amount: 100,
        cause: 'referral',
        key: `referral:${who.user_id}`,
      }),
    ).toContain('I15');
  });
});
