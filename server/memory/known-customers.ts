import type { Cache } from './cache.ts';

const READS = ['session', 'favourites'] as const;

/** What one process knows of customers who look every few seconds: never for what changes anything. */
export type KnownCustomers = {
  /** One read of a customer's, as long as nothing of theirs has changed; what `isTrue` denies is not cached. */
  readonly read: <Value>(
    read: (typeof READS)[number],
    customerId: string,
    make: () => Promise<Value>,
    isTrue?: (value: Value) => boolean,
  ) => Promise<Value>;
  readonly readAnew: KnownCustomers['read'];
  readonly changed: (customerId: string) => void;
};

const keyOf = (read: string, customerId: string) => `${read} ${customerId}`;

export function knownCustomers({ keep, drop }: Cache): KnownCustomers {
  const read: KnownCustomers['read'] = (name, customerId, make, isTrue = () => true) =>
    keep(keyOf(name, customerId), make, (value) => (isTrue(value) ? ['a customer'] : null));
  return {
    read,
    readAnew: (name, customerId, make, isTrue) => {
      drop(keyOf(name, customerId));
      return read(name, customerId, make, isTrue);
    },
    changed: (customerId) => {
      for (const name of READS) drop(keyOf(name, customerId));
    },
  };
}
