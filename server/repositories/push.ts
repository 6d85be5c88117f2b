import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { PhoneNews } from '#domain/orders/phone-news.ts';
import type { Database } from '../database/database.ts';
import { customers, sessions } from '../database/schema/customers.ts';
import { marks } from '../database/schema/marks.ts';
import { orders } from '../database/schema/orders.ts';
import { pushNews, pushSubscriptions } from '../database/schema/push.ts';
import { isDue } from './due.ts';

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;
export type PushNewsRow = typeof pushNews.$inferSelect;

/** No news wait longer than this, milliseconds. */
const DUE_WITHIN = 3_600_000;
const KEYS = 'push_keys';

/** Keeps a device's subscription in the place of the one that it had, or that the same browser had for another customer. */
export async function keepSubscription(transaction: Database, subscription: PushSubscriptionRow): Promise<void> {
  await transaction
    .delete(pushSubscriptions)
    .where(or(eq(pushSubscriptions.sessionHash, subscription.sessionHash), eq(pushSubscriptions.endpoint, subscription.endpoint)));
  await transaction.insert(pushSubscriptions).values(subscription);
}

export async function isSubscribed(database: Database, sessionHash: string): Promise<boolean> {
  const [found] = await database
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionHash, sessionHash));
  return found !== undefined;
}

export async function sessionsSubscribed(database: Database, customerId: string): Promise<ReadonlySet<string>> {
  const found = await database
    .select({ sessionHash: pushSubscriptions.sessionHash })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.customerId, customerId));
  return new Set(found.map(({ sessionHash }) => sessionHash));
}

/** Ends the subscription of one of a customer's devices: of the session named by its id, else of the one that asks. */
export async function endSubscription(
  database: Database,
  { customerId, tokenHash, sessionId }: { readonly customerId: string; readonly tokenHash: string; readonly sessionId: string | null },
): Promise<void> {
  const which = sessionId === null ? eq(sessions.tokenHash, tokenHash) : eq(sessions.id, sessionId);
  const named = database.select({ hash: sessions.tokenHash }).from(sessions).where(which);
  await database
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.customerId, customerId), inArray(pushSubscriptions.sessionHash, named)));
}

export async function forgetSubscription(database: Database, id: string): Promise<void> {
  await database.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/** Notes news of an order for each device of its customer, in the place of what was not sent of it yet. */
export async function notePushNews(
  transaction: Database,
  order: { readonly id: string; readonly customerId: string },
  { news, at, newId }: { readonly news: PhoneNews; readonly at: number; readonly newId: (at: number) => string },
): Promise<void> {
  const subscribed = await transaction
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.customerId, order.customerId))
    .orderBy(asc(pushSubscriptions.id));
  for (const { id: subscriptionId } of subscribed) {
    const fresh = { id: newId(at), news, attempts: 0, dueAt: at, createdAt: at };
    await transaction
      .insert(pushNews)
      .values({ ...fresh, subscriptionId, orderId: order.id })
      .onConflictDoUpdate({ target: [pushNews.subscriptionId, pushNews.orderId], set: fresh });
  }
}

/** Takes the news that are due the longest: of those that take at once, each gets others. They are due again at `until` in case this process dies. @returns it as it was before it was taken, or null */
export async function takePushNews(database: Database, now: number, until: number): Promise<PushNewsRow | null> {
  const due = database
    .select({ id: pushNews.id })
    .from(pushNews)
    .where(isDue(pushNews.dueAt, now, DUE_WITHIN))
    .orderBy(asc(pushNews.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await database
    .update(pushNews)
    .set({ dueAt: until, attempts: sql`${pushNews.attempts} + 1` })
    .where(eq(pushNews.id, sql`(${due})`))
    .returning();
  return taken ? { ...taken, attempts: taken.attempts - 1 } : null;
}

export async function putPushNewsOff(database: Database, id: string, dueAt: number): Promise<void> {
  await database.update(pushNews).set({ dueAt }).where(eq(pushNews.id, id));
}

export async function dropPushNews(database: Database, id: string): Promise<void> {
  await database.delete(pushNews).where(eq(pushNews.id, id));
}

/** Where news go and in which language, and how many orders their customer has under way; null where nobody wants them any more. */
export async function receiverOf(database: Database, subscriptionId: string) {
  const running = database.$count(orders, and(eq(orders.customerId, customers.id), sql`${orders.statusId} = 1`));
  const [found] = await database
    .select({ subscription: pushSubscriptions, language: customers.language, running })
    .from(pushSubscriptions)
    .innerJoin(customers, eq(customers.id, pushSubscriptions.customerId))
    .where(eq(pushSubscriptions.id, subscriptionId));
  return found ?? null;
}

export async function storedPushKeys(database: Database, made: () => string): Promise<string> {
  const read = async () => (await database.select().from(marks).where(eq(marks.key, KEYS)))[0]?.value;
  const stored = await read();
  if (stored !== undefined) return stored;
  await database.insert(marks).values({ key: KEYS, value: made() }).onConflictDoNothing();
  return (await read()) ?? made();
}
