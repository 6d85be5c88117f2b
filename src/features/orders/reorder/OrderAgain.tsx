import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '#src/navigation/Link.tsx';
import { useApi } from '#src/api/api-context.ts';
import { ordersToRepeatOptions } from '#src/api/order-again.ts';
import { Card } from '#src/ui/Card.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { ReorderCard } from './ReorderCard.tsx';
import { ReorderRow } from './ReorderRow.tsx';
import styles from './OrderAgain.module.css';

export function ReorderCards({ customerId, places = 3 }: { readonly customerId: string; readonly places?: number }) {
  const { data } = useQuery(ordersToRepeatOptions(useApi(), customerId));
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="order-again">
      <div className={styles.head}>
        <h2 id="order-again">
          <Trans>Order again</Trans>
        </h2>
        <Link to="/orders" className={styles.all}>
          <Trans>All orders</Trans>
        </Link>
      </div>
      <ul className={styles.cards} aria-busy={data ? undefined : true}>
        {data
          ? data.map((order) => <ReorderCard key={order._id} customerId={customerId} order={order} />)
          : Array.from({ length: places }, (_, place) => (
              <li key={place}>
                <Skeleton className={classNames(styles.card, styles.waiting)} />
              </li>
            ))}
      </ul>
    </section>
  );
}

export function OrderAgainPanel({ customerId }: { readonly customerId: string }) {
  const { data } = useQuery(ordersToRepeatOptions(useApi(), customerId));
  if (!data || data.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="order-again">
      <h2 id="order-again" className={styles.title}>
        <Trans>Order again</Trans>
      </h2>
      <ul>
        {data.map((order) => (
          <ReorderRow key={order._id} customerId={customerId} order={order} />
        ))}
      </ul>
    </Card>
  );
}
