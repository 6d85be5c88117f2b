import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CurrentOrder } from '#contract/entities/order.ts';
import { Loading } from '#src/features/account/Loading.tsx';
import { LoadFailed } from '#src/failures/LoadFailed.tsx';
import { Message } from '#src/ui/Message.tsx';
import { NoActiveOrder } from '../parts/NoActiveOrder.tsx';
import { useCancelling } from '../parts/use-cancelling.tsx';
import { CurrentOrderCard } from './CurrentOrderCard.tsx';
import styles from './CurrentOrders.module.css';

type CurrentOrdersProps = {
  readonly orders: Pick<
    UseQueryResult<{ readonly orders: readonly CurrentOrder[]; readonly now: number | null }>,
    'data' | 'error' | 'refetch' | 'isFetching'
  >;
};

export function CurrentOrders({ orders: { data, error, refetch, isFetching } }: CurrentOrdersProps) {
  const { begin, dialog } = useCancelling();
  if (!data)
    return error ? (
      <LoadFailed error={error} again={() => void refetch()} busy={isFetching} />
    ) : (
      <Loading rows={1} rowClass={styles.coming} />
    );
  return (
    <div className={styles.orders}>
      {error ? (
        <Message tone="warn">
          <Trans>We can’t get an update right now. You’re seeing the last known status.</Trans>
        </Message>
      ) : null}
      {data.orders.length === 0 ? (
        <NoActiveOrder level={3} />
      ) : (
        <ul className={styles.list}>
          {data.orders.map((order) => (
            <CurrentOrderCard key={order._id} order={order} now={data.now} onCancel={begin} />
          ))}
        </ul>
      )}
      {dialog}
    </div>
  );
}
