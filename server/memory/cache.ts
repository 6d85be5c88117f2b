import { LRUCache } from 'lru-cache';
import { weightOf } from './weight.ts';

/**
 * Keeps what was made for a while: asked again for the same key, it is not made again, and those who ask while it is
 * being made wait for the same. `make` is given the earlier value, where that is only too old. `about` names what it
 * was made of, so that news of a change end it; without it any news do, and with null it is not cached.
 */
export type ReadThrough = <Value>(
  key: string,
  make: (before: Value | undefined) => Promise<Value>,
  about?: readonly string[] | ((value: Value) => readonly string[] | null),
) => Promise<Value>;

export type Cache = {
  readonly keep: ReadThrough;
  /** Ends what was made of a subject, and what is being made: it may have been read before the change. */
  readonly forget: (subject: string) => void;
  readonly forgetAll: () => void;
  readonly drop: (key: string) => void;
};

type Entry = {
  readonly making: Promise<unknown>;
  readonly at: number;
  readonly made?: { readonly value: unknown; readonly about: readonly string[] | null };
};

/** So many answers are cached at most, however light. */
const AT_MOST = 5_000;

/**
 * A cache of one process. Never for what decides an order.
 * @param age how old an entry may be, milliseconds; with 0 everything is made anew
 * @param bytes what it may weigh together, about; what was used last stays
 */
export function createCache({
  age,
  bytes,
  now,
}: {
  readonly age: () => number;
  readonly bytes: number;
  readonly now: () => number;
}): Cache {
  const entries = new LRUCache<string, Entry>({
    max: AT_MOST,
    maxSize: bytes,
    sizeCalculation: ({ made }) => 1 + (made ? weightOf(made.value) : 0),
  });
  // A clock that was set back makes nothing last longer.
  const isOver = (at: number) => now() < at || now() - at >= age();
  const forgetWhere = (matches: (entry: Entry) => boolean) => {
    const matching = [...entries.entries()].filter(([, entry]) => matches(entry));
    for (const [key] of matching) entries.delete(key);
  };
  return {
    keep: (key, make, about) => {
      const known = entries.peek(key);
      if (known && !isOver(known.at)) {
        entries.get(key);
        return known.making as ReturnType<typeof make>;
      }
      // A query of Drizzle's is no promise yet: it is asked anew by each who waits for it.
      const making = (async () => make(known?.made?.value as Parameters<typeof make>[0]))();
      const entry: Entry = { making, at: now() };
      const isCurrent = () => entries.peek(key) === entry;
      entries.set(key, entry);
      const settle = async () => {
        try {
          const value = await making;
          if (!isCurrent()) return;
          const made = { value, about: typeof about === 'function' ? about(value) : (about ?? []) };
          if (made.about === null) entries.delete(key);
          // Another entry: it is weighed anew.
          else entries.set(key, { ...entry, made });
        } catch {
          if (isCurrent()) entries.delete(key);
        }
      };
      void settle();
      return making;
    },
    forget: (subject) => forgetWhere(({ made }) => !made?.about?.length || made.about.includes(subject)),
    forgetAll: () => entries.clear(),
    drop: (key) => void entries.delete(key),
  };
}
