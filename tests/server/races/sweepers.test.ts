import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Services } from '#server/call/services.ts';
import type { Database } from '#server/database/database.ts';
import { carts } from '#server/database/schema/carts.ts';
import { customers } from '#server/database/schema/customers.ts';
import { errands } from '#server/database/schema/errands.ts';
import { mails } from '#server/database/schema/mails.ts';
import { orderPayments } from '#server/database/schema/orders.ts';
import { topUps } from '#server/database/schema/top-ups.ts';
import { sendMails } from '#server/mail/send-mails.ts';
import { takeLooks } from '#server/repositories/order-payments.ts';
import { endStalePayments } from '#server/services/payment/end-stale-payments.ts';
import { runErrands } from '#server/services/payment/run-errands.ts';
import { settleTopUps } from '#server/services/payment/top-ups/settle-top-up.ts';
import { NOON, TEST_PASSWORD_COST } from '../demo-city.ts';
import { testServices } from '../test-services.ts';
import { rowsOf, newDatabase } from '../test-server.ts';

const PROCESSES = 4;
const DUE = 200;
const numbers = Array.from({ length: DUE }, (_, index) => index + 1);
const idOf = (kind: string, number: number) => kind + String(number).padStart(23, '0');

type Process = { readonly services: Services; readonly pool: pg.Pool; readonly asked: string[] };
let processes: Process[] = [];
let database: Database;
let customerId = '';

beforeEach(async () => {
  const connectionString = await newDatabase();
  processes = Array.from({ length: PROCESSES }, () => {
    const pool = new pg.Pool({ connectionString, max: 4 });
    const asked: string[] = [];
    const on = drizzle(pool, { logger: { logQuery: (query) => void asked.push(query) } });
    return { pool, asked, services: testServices(on, () => NOON, { passwordCost: TEST_PASSWORD_COST }) };
  });
  const [first] = processes;
  if (!first) throw new Error('There are no processes');
  ({ database } = first.services);
  customerId = (await database.select({ id: customers.id }).from(customers).limit(1))[0]?.id ?? '';
});
afterEach(() => Promise.all(processes.map(({ pool }) => pool.end())));

/** Lets every process do a piece of its recurring work round after round until nothing is due, all at once. @returns what they asked the database */
async function sweep(round: (services: Services) => Promise<unknown>, isLeft: () => Promise<boolean>): Promise<string[]> {
  for (const { asked } of processes) asked.length = 0;
  let rounds = 0;
  do {
    rounds += 1;
    await Promise.all(processes.map(({ services }) => round(services)));
  } while (rounds < 20 && (await isLeft()));
  return processes.flatMap(({ asked }) => asked);
}

/** How many statements began so, and that these are hardly more than one for each row: a process finds out once a round that nothing is left. */
const began = (asked: readonly string[], words: RegExp) => asked.filter((query) => words.test(query)).length;
const countOf = async (query: ReturnType<typeof sql>) => Number((await rowsOf<{ n: string }>(database, query))[0]?.n);
const onceEach = { least: DUE, most: DUE + 20 * PROCESSES };

describe(`what is due is taken once by ${PROCESSES} processes`, () => {
  test('errands', async () => {
    const at = { attempts: 0, dueAt: NOON, createdAt: NOON };
    await database.insert(errands).values(
      numbers.map((number) => ({
        ...at,
        id: idOf('e', number),
        key: `k${number}`,
        kind: 'forget_card' as const,
        state: 'due' as const,
        customerId,
        subject: `pm_${number}`,
        actor: 'a',
        requestId: 'r',
      })),
    );
    const left = () => countOf(sql`select count(*) as n from errands where state = 'due'`);
    const asked = await sweep(runErrands, async () => (await left()) > 0);
    expect(await left()).toBe(0);
    expect(await countOf(sql`select count(*) as n from errands where attempts <> 1`)).toBe(0);
    const taking = began(asked, /^(?:with .*)?update "errands" set "attempts"/);
    expect(taking).toBeGreaterThanOrEqual(onceEach.least);
    expect(taking).toBeLessThanOrEqual(onceEach.most);
  });

  test('e-mails', async () => {
    await database.insert(mails).values(
      numbers.map((number) => ({
        id: idOf('d', number),
        kind: 'account_changed' as const,
        state: 'ready' as const,
        recipient: `m${number}@example.org`,
        language: 'en' as const,
        subject: '',
        words: 'w',
        attempts: 0,
        dueAt: NOON,
        createdAt: NOON,
      })),
    );
    const sent: string[] = [];
    const deliver = async ({ recipient }: { recipient: string }) => void sent.push(recipient);
    const left = () => countOf(sql`select count(*) as n from mails where state = 'ready'`);
    const asked = await sweep(
      (services) => sendMails(services, deliver),
      async () => (await left()) > 0,
    );
    expect(sent.toSorted()).toEqual(numbers.map((number) => `m${number}@example.org`).toSorted());
    const taking = began(asked, /^update "mails" set "attempts"/);
    expect(taking).toBeGreaterThanOrEqual(onceEach.least);
    // Two states are looked through.
    expect(taking).toBeLessThanOrEqual(2 * onceEach.most - DUE);
  });

  test('top-ups', async () => {
    await database.insert(topUps).values(
      numbers.map((number) => ({
        id: idOf('7', number),
        customerId,
        key: `k${number}`,
        amount: 100,
        paymentMethod: 'pm',
        lastFour: '4242',
        state: 'asked' as const,
        attempts: 0,
        dueAt: NOON,
        createdAt: NOON,
      })),
    );
    const left = () => countOf(sql`select count(*) as n from top_ups where due_at <= ${NOON}`);
    const asked = await sweep(settleTopUps, async () => (await left()) > 0);
    expect(await countOf(sql`select count(*) as n from top_ups where attempts <> 1`)).toBe(0);
    const taking = began(asked, /^update "top_ups" set "attempts"/);
    expect(taking).toBeGreaterThanOrEqual(onceEach.least);
    expect(taking).toBeLessThanOrEqual(onceEach.most);
  });

  const leavePayments = async (more: Partial<typeof orderPayments.$inferInsert>) => {
    await database
      .insert(carts)
      .values(
        numbers.map((number) => ({ id: idOf('b', number), customerId, state: 'parked' as const, lines: [], version: 1, updatedAt: NOON })),
      );
    await database.insert(orderPayments).values(
      numbers.map((number) => ({
        id: idOf('a', number),
        cartId: idOf('b', number),
        customerId,
        state: 'paid' as const,
        cartVersion: 1,
        total: 1_000,
        walletPart: 0,
        cardPart: 0,
        cashPart: 1_000,
        order: {} as never,
        paidAt: NOON - 90_000,
        updatedAt: NOON,
        ...more,
      })),
    );
  };

  test('payments without an order', async () => {
    await leavePayments({});
    let ended = 0;
    const asked = await sweep(
      async (services) => {
        const mine = await endStalePayments(services);
        ended += mine;
      },
      async () => false,
    );
    expect(ended).toBe(DUE);
    expect(await countOf(sql`select count(*) as n from order_payments where state = 'paid' and id like 'a%'`)).toBe(0);
    expect(began(asked, /^begin/)).toBeLessThanOrEqual(DUE + 2 * PROCESSES);
  });

  test('payments that are due to be looked at', async () => {
    await leavePayments({ lookAt: NOON });
    const taken: string[] = [];
    const asked = await sweep(
      async ({ database: on }) => {
        taken.push(...(await takeLooks(on, NOON, NOON + 5_000)).map(({ id }) => id));
      },
      async () => taken.length < DUE,
    );
    expect(taken.toSorted()).toEqual(numbers.map((number) => idOf('a', number)));
    expect(asked.length).toBeLessThanOrEqual(DUE / 20 + 2 * PROCESSES);
    expect(await database.select().from(orderPayments).where(eq(orderPayments.lookAt, NOON))).toEqual([]);
  });
});
