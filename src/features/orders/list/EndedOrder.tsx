import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '#src/api/api-context.ts';
import { orderOptions } from '#src/api/orders.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { OrderEnding } from '../parts/OrderEnding.tsx';

export function EndedOrder({ customerId, orderId }: { readonly customerId: string; readonly orderId: string }) {
  const { data } = useQuery(orderOptions(useApi(), customerId, orderId));
  if (!data) return null;
  const { order } = data;
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
        <Link to="/order_detail" search={{ order_id: orderId }} className={buttonClass('secondary', { size: 'small' })}>
          <Trans>See the order</Trans>
        </Link>
      }
    />
  );
}
