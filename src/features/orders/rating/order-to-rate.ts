import type { HistoryOrder } from '#contract/entities/order.ts';
import type { GivenRating } from '#contract/entities/rating.ts';
import { endedWell, endingOf } from '#domain/orders/ending.ts';
import { whyNotRated, type Rateable, type Rated } from '#domain/orders/rating-rules.ts';
import { lacks } from '#src/api/lacks.ts';

export type OrderToRate = Rateable & {
  readonly orderId: string;
  readonly storeName: string;
  readonly courierName: string | null;
  readonly ratings: Readonly<Record<Rated, GivenRating | null>>;
  readonly timezone: string;
};

/** Who of an order can be, or was, rated; nobody where the API takes no ratings. @param now the server's time, epoch milliseconds */
export const ratedOf = (order: OrderToRate, now: number): readonly Rated[] =>
  (['store', 'courier'] as const).filter((who) => {
    if (lacks(who === 'store' ? 'rating_to_store' : 'rating_to_provider')) return false;
    const why = whyNotRated(who, order, order.ratings[who], now);
    return why === null || (why === 'tooLate' && order.ratings[who] !== null);
  });

/** The last order of a history, the newest first, if it was received and its customer was not asked yet how it was. */
export function orderToAskFor([last]: readonly HistoryOrder[]): HistoryOrder | null {
  if (!last || last.is_invoice_shown !== false || last.rating_to_store || last.rating_to_provider) return null;
  const ending = endingOf(last);
  return ending !== null && endedWell(ending) ? last : null;
}
