import type { GivenRating } from '#contract/entities/rating.ts';
import { whyNotRated, type Rated } from '#domain/orders/rating-rules.ts';
import type { Services } from '#server/call/services.ts';
import {
  addToRatings,
  changeRating,
  insertRating,
  lockRating,
  ratingsOfOrders,
  type OrderRatingRow,
} from '#server/repositories/order-ratings.ts';
import type { OrderRow } from '#server/repositories/orders.ts';
import { findRide } from '#server/repositories/rides.ts';
import { presentRating } from '../present/rating.ts';
import { inTransaction } from '#server/database/in-transaction.ts';

export type Said = { readonly rated: Rated; readonly stars: number; readonly review: string };

type RatingOutcome = { readonly taken: boolean; readonly standing: GivenRating | null };

const saysTheSame = (row: OrderRatingRow, { stars, review }: Said) => row.stars === stars && row.review === review;

/**
 * Notes what a customer says of an order's store or courier, with the average and the number of that one's ratings in the
 * same transaction. Said again it changes the rating within its week; the same words once more change nothing, whenever.
 */
export async function rateOrder(
  { database, now }: Pick<Services, 'database' | 'now'>,
  order: OrderRow,
  said: Said,
): Promise<RatingOutcome> {
  const ride = await findRide(database, order.id);
  const about = { order_status: order.status, delivery_type: order.deliveryType, hasCourier: ride !== null };
  const mayBe = (row: OrderRatingRow | null | undefined) => whyNotRated(said.rated, about, presentRating(row ?? undefined), now()) === null;
  const standing = (await ratingsOfOrders(database, [order.id])).find(({ rated }) => rated === said.rated);
  if (standing && saysTheSame(standing, said)) return { taken: true, standing: presentRating(standing) };
  if (!mayBe(standing)) return { taken: false, standing: presentRating(standing) };
  const at = now();
  const rating: OrderRatingRow = {
    orderId: order.id,
    rated: said.rated,
    storeId: said.rated === 'store' ? order.storeId : null,
    courierId: said.rated === 'courier' ? (ride?.courier.id ?? null) : null,
    stars: said.stars,
    review: said.review,
    ratedAt: at,
    changedAt: at,
  };
  return inTransaction(database, async (transaction) => {
    if (await insertRating(transaction, rating)) {
      await addToRatings(transaction, rating, { count: 1, stars: said.stars });
      return { taken: true, standing: presentRating(rating) };
    }
    const before = await lockRating(transaction, order.id, said.rated);
    if (!before) throw new Error(`The rating of ${order.id} is there and is not`);
    if (!saysTheSame(before, said)) {
      if (!mayBe(before)) return { taken: false, standing: presentRating(before) };
      await changeRating(transaction, { ...rating, changedAt: at });
      await addToRatings(transaction, before, { count: 0, stars: said.stars - before.stars });
    }
    return { taken: true, standing: presentRating({ ...rating, ratedAt: before.ratedAt }) };
  });
}
