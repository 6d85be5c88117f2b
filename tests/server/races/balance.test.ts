import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { ledgerTransfers } from '#server/database/schema/ledger.ts';
import { lockWallet, putInWallet, takeFromWallet, walletBalance } from '#server/repositories/wallet.ts';
import { newId } from '#server/secrets/ids.ts';
import { auditLedger } from '../audit-ledger.ts';
import { newCustomer } from '../customer.ts';
import { NOON } from '../test-server.ts';
import { describeRace, outcomesOf, TRIES } from './tries.ts';

const PUT = 100;
const TAKEN = 90;
const PUTS = 6;
const TAKES = 10;
const told = { actor: 'test', requestId: 'test', createdAt: NOON } as const;
class ThoughtBetter extends Error {}

describeRace('a wallet that is filled, spent and left as it was at once', (server) => {
  test(`keeps the balance that its rows come to, ${TRIES} of ${TRIES} times`, async () => {
    const outcomes = await outcomesOf(async (turn) => {
      const { database } = server().open;
      const { user_id: customerId } = await newCustomer(server());
      const key = (name: string, number: number) => `race:${turn}:${name}:${number}`;
      const put = (on: Database, name: string) =>
        putInWallet(on, { id: newId(NOON), key: name, customerId, amount: PUT, cause: 'top-up', ...told });
      const take = (name: string, { isKept = true } = {}) =>
        database.transaction(async (transaction) => {
          await lockWallet(transaction, customerId);
          const isTaken = await takeFromWallet(transaction, {
            id: newId(NOON),
            key: name,
            customerId,
            amount: TAKEN,
            cause: 'hold',
            ...told,
          });
          if (!isKept) throw new ThoughtBetter();
          return isTaken;
        });
      const left = async (work: Promise<unknown>) => {
        const error: unknown = await work.catch((thrown: unknown) => thrown);
        if (!(error instanceof ThoughtBetter)) throw error;
      };
      await Promise.all([
        // Each twice: one key is one row, and moves the balance once.
        ...Array.from({ length: PUTS }, (_, number) => [put(database, key('put', number)), put(database, key('put', number))]).flat(),
        ...Array.from({ length: TAKES }, (_, number) => take(key('take', number))),
        left(take(key('left', 0), { isKept: false })),
        left(
          database.transaction(async (transaction) => {
            await put(transaction, key('left', 1));
            throw new ThoughtBetter();
          }),
        ),
      ]);
      for (let number = TAKES; await take(key('take', number)); number += 1);
      const rows = await database.select().from(ledgerTransfers).where(eq(ledgerTransfers.customerId, customerId));
      const came = rows.reduce((sum, { toAccount, amount }) => sum + (toAccount === 'wallet' ? amount : -amount), 0);
      return `${rows.length} rows come to ${came}, ${await walletBalance(database, customerId)} there`;
    });
    const takes = Math.floor((PUTS * PUT) / TAKEN);
    const left = PUTS * PUT - takes * TAKEN;
    expect(outcomes).toEqual({ [`${PUTS + takes} rows come to ${left}, ${left} there`]: TRIES });
    expect(await auditLedger(server().open.database)).toEqual(expect.not.arrayContaining([expect.stringContaining('I4')]));
  });
});
