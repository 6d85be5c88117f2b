import { RATING, type GivenRating } from '#contract/entities/rating.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { endedWell, endingOf } from './ending.ts';

const DAY = 86_400_000;

export type Rated = 'store' | 'courier';

/** Until when a rating may be changed that was first given at an instant; epoch milliseconds. */
export const changeableUntil = (ratedAt: number): number => ratedAt + RATING.changeableDays * DAY;

export type Rateable = {
  readonly order_status: number;
  readonly order_status_id?: number;
  readonly delivery_type: 1 | 2;
  readonly hasCourier: boolean;
};

/** Why a rating is not taken: nobody has received anything yet, nobody is there to be rated, or it stands since a week. */
export type WhyNotRated = 'notReceived' | 'nobody' | 'tooLate';

/**
 * Why a customer may not rate the store or the courier of an order now, or null where they may: once it was received, once
 * each, and anew for seven days after it was first said. `given` is what they said before; `now` epoch milliseconds by the
 * server's clock. A rating of which nobody tells until when it may be changed stands.
 */
export function whyNotRated(who: Rated, order: Rateable, given: GivenRating | null | undefined, now: number): WhyNotRated | null {
  const ending = endingOf(order);
  if (ending === null || !endedWell(ending)) return 'notReceived';
  if (who === 'store' ? order.delivery_type === DELIVERY_TYPE.courier : !order.hasCourier) return 'nobody';
  if (!given) return null;
  return given.changeable_until !== null && now < Date.parse(given.changeable_until) ? null : 'tooLate';
}

export type RatingSum = { readonly count: number; readonly stars: number };

/** The average of ratings, two decimals at most; 0 where there are none. */
export const averageOf = ({ count, stars }: RatingSum): number => (count === 0 ? 0 : Math.round((stars * 100) / count) / 100);
