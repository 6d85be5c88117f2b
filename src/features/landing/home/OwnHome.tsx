import { useRouteContext } from '@tanstack/react-router';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StoredUser } from '#contract/entities/user.ts';
import type { Api } from '#src/api/api.ts';
import { useApi } from '#src/api/api-context.ts';
import { ordersToRepeatOptions } from '#src/api/order-again.ts';
import { ReorderCards } from '#src/features/orders/reorder/OrderAgain.tsx';
import { OwnFavourites } from './OwnFavourites.tsx';
import styles from './OwnHome.module.css';

const UNKNOWN = 3;

export const loadRepeats = (api: Api, queryClient: QueryClient, customerId: string): Promise<void> =>
  queryClient.prefetchQuery(ordersToRepeatOptions(api, customerId));

/**
 * What a customer finds of their own on the landing page. As much room as they had the last time is kept from the first
 * moment on, so that nothing below it moves; who had nothing has nothing kept.
 */
export function OwnHome({ user: { _id: customerId, favourite_stores: favourites } }: { readonly user: StoredUser }) {
  const { storage } = useRouteContext({ from: '__root__' });
  const { data: orders } = useQuery(ordersToRepeatOptions(useApi(), customerId));
  const [places] = useState(() => {
    const stored = storage.read('storefront.home');
    return orders?.length ?? (stored?.customerId === customerId ? stored.again : UNKNOWN);
  });
  const again = orders?.length;
  useEffect(() => {
    if (again !== undefined) storage.write('storefront.home', { customerId, again });
  }, [storage, customerId, again]);
  const hasNoOrders = places === 0 || again === 0;
  if (hasNoOrders && favourites.length === 0) return null;
  return (
    <div className={styles.parts}>
      {hasNoOrders ? null : <ReorderCards customerId={customerId} places={places} />}
      {favourites.length === 0 ? null : <OwnFavourites customerId={customerId} ids={favourites} />}
    </div>
  );
}
