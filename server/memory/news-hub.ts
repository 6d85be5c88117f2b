import type { NewsEnd } from '#contract/order-news.ts';

export type Follower = {
  readonly wake: () => void;
  readonly end: (reason: NewsEnd) => void;
};

export type NewsHub = {
  /** Lets a stream hear of its customer's news. Null: this process has as many as it carries, or is about to stop. @returns what lets it go */
  readonly follow: (customerId: string, follower: Follower) => (() => void) | null;
  readonly wake: (customerId: string) => void;
  readonly wakeAll: () => void;
  readonly close: () => void;
  readonly count: () => number;
};

/** So many streams a customer has in one process: a browser with several tabs needs one, a customer has a few devices. The oldest goes. */
const OF_A_CUSTOMER = 6;
/** So many one process carries. */
const IN_ALL = 5_000;

/** Joins the streams of a process with what wakes them. Nothing that matters is kept here: a stream reads its news from rows. */
export function createNewsHub({ ofACustomer = OF_A_CUSTOMER, inAll = IN_ALL } = {}): NewsHub {
  const followers = new Map<string, Set<Follower>>();
  let count = 0;
  let isClosed = false;
  const leave = (customerId: string, follower: Follower) => {
    const own = followers.get(customerId);
    if (!own?.delete(follower)) return;
    count -= 1;
    if (own.size === 0) followers.delete(customerId);
  };
  const each = (on: (follower: Follower) => void) => [...followers.values()].flatMap((own) => [...own]).forEach(on);
  return {
    follow: (customerId, follower) => {
      if (isClosed || count >= inAll) return null;
      const own = followers.get(customerId) ?? new Set();
      followers.set(customerId, own.add(follower));
      count += 1;
      const [oldest] = own;
      if (own.size > ofACustomer && oldest) {
        leave(customerId, oldest);
        oldest.end('too_many');
      }
      return () => leave(customerId, follower);
    },
    wake: (customerId) => [...(followers.get(customerId) ?? [])].forEach(({ wake }) => wake()),
    wakeAll: () => each(({ wake }) => wake()),
    close: () => {
      isClosed = true;
      each(({ end }) => end('stopping'));
    },
    count: () => count,
  };
}
