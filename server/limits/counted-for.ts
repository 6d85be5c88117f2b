import type { Endpoint } from '#contract/endpoint.ts';
import type { Limit } from './limits.ts';

/** So many callers' calls an address may make: people behind one router do not lock each other out. A guest may have as many tokens as they like. */
const CALLERS_OF_AN_ADDRESS = { customer: 5, basket: 10, public: 1 } as const;
/** So many addresses' calls a network may make: of IPv6, one person may have thousands of addresses. */
const ADDRESSES_OF_A_NETWORK = 4;

type Caller = { readonly customer: { readonly id: string } | null; readonly guestHash: string | null };

export type Counted = { readonly key: string; readonly limit: Limit };

export function countedFrom(
  { name, access }: Endpoint,
  limit: Limit,
  { address, network }: { address: string; network: string },
): Counted[] {
  const ofAddress = { ...limit, count: limit.count * CALLERS_OF_AN_ADDRESS[access] };
  const ofNetwork = { ...ofAddress, count: ofAddress.count * ADDRESSES_OF_A_NETWORK };
  return [
    { key: `${name}:${address}`, limit: ofAddress },
    ...(network === address ? [] : [{ key: `${name}:${network}`, limit: ofNetwork }]),
  ];
}

/**
 * Whom a call is counted for first, so that nobody alone uses up what their address has: the customer, or the basket
 * that a guest holds. Whoever is signed in, a call that anybody may make counts for its address alone: a session of
 * one's own would be a way around the limit.
 */
export function countedFor({ name, access }: Endpoint, limit: Limit, { customer, guestHash }: Caller): Counted[] {
  const who = access === 'public' ? null : (customer?.id ?? (access === 'basket' ? guestHash : null));
  return who === null ? [] : [{ key: `${name}:${who}`, limit }];
}
