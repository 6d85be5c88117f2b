import { count, eq, inArray, min, sql, sum } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { errands } from '../database/schema/errands.ts';
import { mails } from '../database/schema/mails.ts';
import { orderPayments } from '../database/schema/orders.ts';
import { promos } from '../database/schema/promos.ts';
import { slotPlaces } from '../database/schema/slots.ts';
import { topUps } from '../database/schema/top-ups.ts';

type Counts<State extends string> = Readonly<Record<State, number>>;

export type Unfinished = {
  readonly payments: Counts<(typeof PAYMENT_STATES)[number]>;
  /** When the one that has moved longest ago last moved, epoch milliseconds; null where there is none. */
  readonly oldestPayment: number | null;
  /** What these payments keep from others: uses of promos, places in slots, how many of them keep wallet money. */
  readonly holds: { readonly promo: number; readonly slot: number; readonly wallet: number };
  readonly errands: Counts<(typeof ERRAND_STATES)[number]>;
  readonly topUps: number;
  readonly mails: Counts<(typeof MAIL_STATES)[number]>;
};

const PAYMENT_STATES = ['held', 'paid', 'ordering', 'releasing'] as const;
const ERRAND_STATES = ['due', 'refused'] as const;
const MAIL_STATES = ['asked', 'ready', 'failed'] as const;

/** The words of an index's condition: as parameters they would not be known to fit it. */
const isUnfinished = sql`${orderPayments.state} in ('held', 'paid', 'ordering', 'releasing')`;

function countsOf<State extends string>(states: readonly State[], rows: readonly { state: string; count: number }[]): Counts<State> {
  return Object.fromEntries(states.map((state) => [state, rows.find((row) => row.state === state)?.count ?? 0])) as Counts<State>;
}

/** Counts what is unfinished: each by an index that holds nothing else, or in a table of a few rows. */
export async function countUnfinished(database: Database): Promise<Unfinished> {
  const payments = await database
    .select({
      state: orderPayments.state,
      count: count(),
      oldest: min(orderPayments.updatedAt),
      wallet: count(sql`case when ${orderPayments.walletPart} > 0 then 1 end`),
    })
    .from(orderPayments)
    .where(isUnfinished)
    .groupBy(orderPayments.state);
  const [places] = await database
    .select({ count: count() })
    .from(orderPayments)
    .innerJoin(slotPlaces, eq(slotPlaces.orderPaymentId, orderPayments.id))
    .where(isUnfinished);
  const [promo] = await database.select({ holds: sum(promos.holds).mapWith(Number) }).from(promos);
  const errandRows = await database
    .select({ state: errands.state, count: count() })
    .from(errands)
    .where(inArray(errands.state, [...ERRAND_STATES]))
    .groupBy(errands.state);
  const [topUp] = await database.select({ count: count() }).from(topUps).where(eq(topUps.state, 'asked'));
  const mailRows = await database
    .select({ state: mails.state, count: count() })
    .from(mails)
    .where(inArray(mails.state, [...MAIL_STATES]))
    .groupBy(mails.state);
  const instants = payments.flatMap(({ oldest }) => (oldest === null ? [] : [oldest]));
  return {
    payments: countsOf(PAYMENT_STATES, payments),
    oldestPayment: instants.length > 0 ? Math.min(...instants) : null,
    holds: { promo: promo?.holds ?? 0, slot: places?.count ?? 0, wallet: payments.reduce((all, { wallet }) => all + wallet, 0) },
    errands: countsOf(ERRAND_STATES, errandRows),
    topUps: topUp?.count ?? 0,
    mails: countsOf(MAIL_STATES, mailRows),
  };
}
