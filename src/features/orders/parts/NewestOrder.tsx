import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '#src/api/api-context.ts';
import { activeOrdersOptions } from '#src/api/orders.ts';
import { NoActiveOrder } from './NoActiveOrder.tsx';

type NewestOrderProps = {
  readonly customerId: string;
  readonly renderOrder: (orderId: string) => ReactNode;
  readonly renderFailed: (error: Error, retry: { readonly again: () => void; readonly busy: boolean }) => ReactNode;
  readonly loading: ReactNode;
  readonly level: 1 | 2;
};

export function NewestOrder({ customerId, renderOrder, renderFailed, loading, level }: NewestOrderProps) {
  const { data, error, refetch, isFetching } = useQuery(activeOrdersOptions(useApi(), customerId));
  if (data) return data.orders[0] ? renderOrder(data.orders[0]._id) : <NoActiveOrder level={level} />;
  return error ? renderFailed(error, { again: () => void refetch(), busy: isFetching }) : loading;
}
