import type { AnswerOf } from '#contract/endpoint.ts';
import type { reviewCalls } from '#contract/calls/reviews.ts';
import type { Review, ReviewMark } from '#contract/entities/review.ts';
import type { Database } from '#server/database/database.ts';
import { spreadOfStore, writtenOfStore } from '#server/repositories/order-ratings.ts';
import { findStore, type Store } from '#server/repositories/stores.ts';
import { ratingFields } from '../present/rating.ts';

/** So many reviews come at once. */
const PAGE = 20;

type Dated = { readonly at: number; readonly review: Review };

/** A first name and an initial: all that others see of who wrote. */
const nameOf = (firstName: string, lastName: string): string => {
  const [initial] = lastName.trim();
  return [firstName.trim(), initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ');
};

const isBefore = ({ at, review: { id } }: Dated, before: ReviewMark | null): boolean =>
  before === null || at < before.at || (at === before.at && id < before.id);

const newestFirst = (one: Dated, other: Dated): number => other.at - one.at || (one.review.id < other.review.id ? 1 : -1);

const broughtAlong = ({ reviews }: Store): Dated[] =>
  reviews.map(({ name, stars, text, language, at }, place) => ({
    at,
    review: { id: `brought-${String(place).padStart(4, '0')}`, name, stars, text, language, written_at: new Date(at).toISOString() },
  }));

/** A page of what customers wrote of a store, and what their stars come to; null where there is no such store. */
export async function storeReviews(
  database: Database,
  storeId: string,
  before: ReviewMark | null,
): Promise<AnswerOf<typeof reviewCalls.get_store_reviews> | null> {
  const place = await findStore(database, storeId);
  if (!place) return null;
  const { store, city } = place;
  const written = (await writtenOfStore(database, store.id, before, PAGE + 1)).map(
    ({ orderId, stars, text, at, firstName, lastName }): Dated => ({
      at,
      review: {
        id: orderId,
        name: nameOf(firstName, lastName),
        stars,
        text,
        language: null,
        written_at: new Date(at).toISOString(),
      },
    }),
  );
  const found = [...written, ...broughtAlong(store).filter((each) => isBefore(each, before))].sort(newestFirst);
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  const [one, two, three, four, five] = await spreadOfStore(database, store.id);
  const [a, b, c, d, e] = store.ratingSpread ?? [0, 0, 0, 0, 0];
  return {
    ...ratingFields(store),
    spread: store.ratingSpread || store.ratingCount === 0 ? [one + a, two + b, three + c, four + d, five + e] : null,
    reviews: page.map(({ review }) => review),
    before: last && found.length > PAGE ? { at: last.at, id: last.review.id } : null,
    timezone: city.timezone,
  };
}
