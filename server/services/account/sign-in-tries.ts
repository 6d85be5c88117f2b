import type { Call } from '#server/call/call.ts';
import { isDeviceOf } from '#server/repositories/sign-in-devices.ts';
import { RetryLater } from '#server/limits/retry-later.ts';
import type { Limit } from '#server/limits/limits.ts';
import { passSlowly } from '#server/limits/slow-lane.ts';

const SECONDS = 900;
/** Wrong passwords in a quarter of an hour, after which this one's tries end for the rest of it. */
const OF_A_DEVICE = { count: 10, seconds: SECONDS, exact: true } as const;
/** As whom, from an address or the network around it: of somebody's own devices none of these is asked. */
const AS_ONE_FROM_AN_ADDRESS = { count: 10, seconds: SECONDS, exact: true } as const;
const AS_ONE_FROM_A_NETWORK = { count: 40, seconds: SECONDS, exact: true } as const;
/** From an address or network, as anybody: hundreds of people may share one. */
const FROM_AN_ADDRESS = { count: 300, seconds: SECONDS, exact: true } as const;
const FROM_A_NETWORK = { count: 1_200, seconds: SECONDS, exact: true } as const;
/** As one, from everywhere: whoever goes on after it is slower, and not closed out: somebody far away could reach it for them. */
const AS_ONE_FROM_EVERYWHERE = { count: 100, seconds: SECONDS, exact: true } as const;

/** A customer that nobody is, for whom the same is asked. */
const NOBODY = '0'.repeat(24);

/** Who tries to sign in: as which account (its id, or what was typed where there is none), with which device. */
export type Who = { readonly account: string; readonly customerId: string | null; readonly deviceHash: string | null };

export type Try = { readonly succeeded: () => Promise<void> };

/**
 * Counts a try to sign in before it is made, so that many at once are counted too. A device that signed in before is
 * counted by itself: nobody else can use its tries up. Null when the limit is passed.
 * @throws RetryLater where an address fails as everybody, or too many wait to sign in as one
 */
export async function beginTry(call: Call, { account, customerId, deviceHash }: Who): Promise<Try | null> {
  const { limits, address, network } = call;
  const isKnown = await isDeviceOf(call.database, { customerId: customerId ?? NOBODY, deviceHash: deviceHash ?? '' });
  const counted: string[] = [];
  const take = async (key: string, limit: Limit): Promise<number | null> => {
    const wait = await limits.take(key, limit);
    if (wait === null) counted.push(key);
    return wait;
  };
  const begun = {
    succeeded: async () => {
      for (const key of counted) await limits.giveBack(key);
    },
  };
  if (isKnown) return (await take(`sign-in:${account}:device:${deviceHash}`, OF_A_DEVICE)) === null ? begun : null;
  const asAnybody =
    (await take(`sign-in-from:${address}`, FROM_AN_ADDRESS)) ??
    (network === address ? null : await take(`sign-in-from:${network}`, FROM_A_NETWORK));
  if (asAnybody !== null) throw new RetryLater(429, asAnybody);
  const asOne =
    (await take(`sign-in:${account}:${address}`, AS_ONE_FROM_AN_ADDRESS)) ??
    (network === address ? null : await take(`sign-in:${account}:${network}`, AS_ONE_FROM_A_NETWORK));
  if (asOne !== null) return null;
  if ((await take(`sign-in:${account}`, AS_ONE_FROM_EVERYWHERE)) !== null) await passSlowly(account, call.pause);
  return begun;
}
