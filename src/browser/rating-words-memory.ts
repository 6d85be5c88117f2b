import * as v from 'valibot';
import type { Rated } from '#domain/orders/rating-rules.ts';
import type { Keeper } from './storage.ts';

const KEY = 'storefront.rating_words';
/** Of so many ratings words wait at most: the newest. */
const MOST = 20;
const allWords = v.array(v.object({ orderId: v.string(), who: v.picklist(['store', 'courier']), typed: v.string() }));

type Of = { readonly orderId: string; readonly who: Rated };
/** Words that a customer typed beside the stars of an order and has not saved. */
export type RatingWords = {
  readonly read: (of: Of) => string | null;
  /** Null forgets them. */
  readonly keep: (of: Of, typed: string | null) => void;
};

/** Keeps the words of the customer who is signed in. @param customerId whose they are now; null: nobody's */
export function ratingWords(keeper: Keeper, customerId: () => string | null): RatingWords {
  const all = () => {
    const kept = keeper.read(KEY);
    const read = kept !== null && kept.holder === customerId() ? v.safeParse(allWords, kept.words) : null;
    return read?.success ? read.output : [];
  };
  return {
    read: ({ orderId, who }) => all().find((words) => words.orderId === orderId && words.who === who)?.typed ?? null,
    keep: ({ orderId, who }, typed) => {
      const others = all().filter((words) => words.orderId !== orderId || words.who !== who);
      const words = typed === null ? others : [...others, { orderId, who, typed }].slice(-MOST);
      const holder = customerId();
      if (words.length === 0) keeper.forget(KEY);
      else if (holder !== null) keeper.write(KEY, { holder, words });
    },
  };
}
