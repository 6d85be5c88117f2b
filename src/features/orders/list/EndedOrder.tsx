import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '#src/navigation/Link.tsx';
import type { ReactNode } from 'react';
import type { Order } from '#contract/entities/order.ts';
import { useApi } from '#src/api/api-context.ts';
import { orderOptions } from '#src/api/orders.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Loading } from '#src/features/account/Loading.tsx';
import { OrderEnding } from '../parts/OrderEnding.tsx';

type AfterEndedOrderProps = { readonly customerId: string; readonly orderId: string; readonly children: ReactNode };

export function AfterEndedOrder({ customerId, orderId, children }: AfterEndedOrderProps) {
  const { data, isLoading } = useQuery(orderOptions(useApi(), customerId, orderId));
  if (isLoading) return <Loading rows={3} />;
  return (
    <>
      {data ? <EndedOrder order={data.order} /> : null}
      <div>{children}</div>
    </>
  );
}

function EndedOrder({ order }: { readonly order: Order }) {
  const number = String(order.unique_id);
  const store = order.store_detail?.name;
  return (
    <OrderEnding
      order={order}
      name={
        store ? (
          <Trans>
            Order {number}, {store}:
          </Trans>
        ) : (
          <Trans>Order {number}:</Trans>
        )
      }
      action={
        <Link to="/order_detail" search={{ order_id: order._id }} className={buttonClass('secondary', { size: 'small' })}>
          <Trans>See the order</Trans>
        </Link>
      }
    />
  );
}
