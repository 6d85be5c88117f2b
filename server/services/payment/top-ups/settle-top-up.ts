import type { Services } from '#server/call/services.ts';
import { endTopUp, findTopUpByIntent, isTwint, takeTopUp, type TopUpRow, TOP_UP_KEY } from '#server/repositories/top-ups.ts';
import { putInWallet } from '#server/repositories/wallet.ts';
import type { Cause } from '#server/services/money/cause.ts';
import { newId } from '#server/secrets/ids.ts';
import { cancelKey } from '../settling/cancel-key.ts';
import { inTransaction } from '#server/database/in-transaction.ts';

/** How long a card may take to be confirmed, before its top-up lapses, milliseconds. */
export const TOP_UP_OPEN_FOR = 3_600_000;
/** The provider is asked by ourselves a minute after the top-up began, then twice as long later each time, milliseconds. */
export const FIRST_LOOK = 60_000;
const WAITS = { first: FIRST_LOOK, longest: 2 * 3_600_000 };
/** So many are looked at in one round at most. */
const AT_ONCE = 50;

export type TopUpEnd = 'credited' | 'lapsed' | 'pending' | 'unknown';

type Needs = Pick<Services, 'database' | 'now' | 'payments'>;

const credit = ({ database }: Needs, topUp: TopUpRow, received: number, by: Cause): Promise<void> =>
  inTransaction(database, async (transaction) => {
    if (!(await endTopUp(transaction, topUp.id, 'credited'))) return;
    await putInWallet(transaction, {
      id: newId(by.at),
      key: `${TOP_UP_KEY}${topUp.id}`,
      customerId: topUp.customerId,
      amount: received,
      cause: 'top-up',
      actor: by.actor,
      requestId: by.requestId,
      createdAt: by.at,
    });
  });

/** Ends one that is confirmed no more: the provider cancels it first, so that it can't be paid afterwards. @returns whether it is over */
async function lapse(services: Needs, topUp: TopUpRow): Promise<boolean> {
  const { database, payments, now } = services;
  const cancelled =
    topUp.providerId === null ||
    (await payments?.provider.cancelPaymentIntent(topUp.providerId, cancelKey(`top-up:${topUp.id}`, now())))?.ok;
  if (!cancelled) return false;
  await endTopUp(database, topUp.id, 'lapsed');
  return true;
}

/**
 * Brings a top-up on by what is true at the provider: whoever asks first (the customer's call, the provider's event, the
 * sweeper) credits it, the others find it credited. Never call it inside a transaction.
 */
export async function settleTopUp(services: Needs, topUp: TopUpRow, by: Cause): Promise<TopUpEnd> {
  if (topUp.state !== 'asked') return topUp.state;
  const provider = services.payments?.provider;
  if (!provider || topUp.providerId === null) return 'unknown';
  const result = await provider.retrievePaymentIntent(topUp.providerId);
  if (!result.ok) return 'unknown';
  const { status, received } = result.value;
  if (status === 'succeeded') {
    await credit(services, topUp, received, by);
    return 'credited';
  }
  // The bank has not said yet: nobody can confirm it, or take it back.
  if (status === 'processing') return 'unknown';
  if (status === 'requires_payment_method' && isTwint(topUp)) return (await lapse(services, topUp)) ? 'lapsed' : 'unknown';
  if (status !== 'canceled') return 'pending';
  await endTopUp(services.database, topUp.id, 'lapsed');
  return 'lapsed';
}

/** What an event of the provider's is about, if it is a top-up. @returns null when it is none of ours */
export async function settleTopUpOfIntent(services: Needs, providerId: string, by: Cause): Promise<TopUpEnd | null> {
  const topUp = await findTopUpByIntent(services.database, providerId);
  return topUp && settleTopUp(services, topUp, by);
}

/**
 * Looks after top-ups that neither a call nor an event ended. Safe to run in many processes at once.
 * @returns how many it looked at
 */
export async function settleTopUps(services: Needs): Promise<number> {
  if (!services.payments) return 0;
  let settled = 0;
  for (; settled < AT_ONCE; settled += 1) {
    const at = services.now();
    const topUp = await takeTopUp(services.database, at, WAITS);
    if (!topUp) break;
    const end = await settleTopUp(services, topUp, { actor: 'sweeper', requestId: 'sweeper', at });
    const isOld = at - topUp.createdAt >= TOP_UP_OPEN_FOR;
    if (isOld && (end === 'pending' || topUp.providerId === null)) await lapse(services, topUp);
  }
  return settled;
}
