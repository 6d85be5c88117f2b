import type { GivenRating } from '#contract/entities/rating.ts';
import { averageOf, changeableUntil } from '#domain/orders/rating-rules.ts';
import type { OrderRatingRow } from '#server/repositories/order-ratings.ts';

type Ratings = { readonly rating: number; readonly ratingCount: number; readonly ratedStars: number; readonly ratedCount: number };

/** What a store's or courier's ratings come to, those that they came with and those of customers together. */
export function ratingFields({ rating, ratingCount, ratedStars, ratedCount }: Ratings): { user_rate: number; user_rate_count: number } {
  const count = ratingCount + ratedCount;
  return { user_rate: averageOf({ count, stars: rating * ratingCount + ratedStars }), user_rate_count: count };
}

export const presentRating = (row: OrderRatingRow | undefined): GivenRating | null =>
  row
    ? {
        rating: row.stars,
        review: row.review,
        rated_at: new Date(row.ratedAt).toISOString(),
        changeable_until: new Date(changeableUntil(row.ratedAt)).toISOString(),
      }
    : null;

export const presentRatings = (rows: readonly OrderRatingRow[], orderId: string) => {
  const of = (rated: OrderRatingRow['rated']) => presentRating(rows.find((row) => row.orderId === orderId && row.rated === rated));
  return { rating_to_store: of('store'), rating_to_provider: of('courier') };
};
