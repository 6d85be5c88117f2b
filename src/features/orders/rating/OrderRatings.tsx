import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { whyNotRated, type Rated } from '#domain/orders/rating-rules.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { ratedOf, type OrderToRate } from './order-to-rate.ts';
import styles from './rating.module.css';
import { RatingOf } from './RatingOf.tsx';

export function OrderRatings({ order, now }: { readonly order: OrderToRate; readonly now: number }) {
  const { t } = useLingui();
  const names: Record<Rated, string> = {
    store: order.storeName,
    courier: order.courierName ?? t({ message: 'Courier', context: 'who brings an order' }),
  };
  return (
    <Suspense fallback={<Skeleton className={styles.coming} />}>
      <div className={styles.both}>
        {ratedOf(order, now).map((who) => (
          <RatingOf
            key={`${order.orderId} ${who}`}
            orderId={order.orderId}
            who={who}
            name={names[who]}
            given={order.ratings[who]}
            mayRate={whyNotRated(who, order, order.ratings[who], now) === null}
            timezone={order.timezone}
          />
        ))}
      </div>
    </Suspense>
  );
}
