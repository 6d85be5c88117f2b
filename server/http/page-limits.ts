import type { FastifyRequest } from 'fastify';
import { RetryLater } from '../limits/retry-later.ts';
import { countedAddress } from '../limits/counted-address.ts';
import type { Limit, Limits } from '../limits/limits.ts';

const OF_AN_ADDRESS = {
  pages: { count: 600, seconds: 60, inProcess: true },
  baskets: { count: 300, seconds: 60, inProcess: true },
  pictures: { count: 3_000, seconds: 60, inProcess: true },
} as const satisfies Readonly<Record<string, Limit>>;

/** Counts a page, a drawn basket or a picture for the address that asks. @throws RetryLater when that is too many */
export async function countPage(limits: Limits, kind: keyof typeof OF_AN_ADDRESS, request: FastifyRequest): Promise<void> {
  const wait = await limits.take(`${kind}:${countedAddress(request.ip)}`, OF_AN_ADDRESS[kind]);
  if (wait !== null) throw new RetryLater(429, wait);
}
