import { useQuery } from '@tanstack/react-query';
import type { HistoryOrder } from '#contract/entities/order.ts';
import { useApi } from '#src/api/api-context.ts';
import { menuAt, menuOptions } from '#src/api/discovery.ts';
import { orderOptions } from '#src/api/orders.ts';
import { wantedAt } from '#machines/delivery-time/delivery-time.view.ts';
import { useLocationFlow } from '#src/shop/place/use-location.ts';
import { useFulfilmentTime } from '#src/shop/fulfilment/use-fulfilment-time.ts';
import { reorderCard } from './reorder-card.view.ts';

export function useReorderCard(customerId: string, past: HistoryOrder) {
  const api = useApi();
  const [location] = useLocationFlow();
  const place = location.is === 'nowhere' ? null : location.place;
  const order = useQuery(orderOptions(api, customerId, past._id));
  const storeId = order.data?.order.store_id ?? past.store_id ?? null;
  const around = place && { latitude: place.latitude, longitude: place.longitude };
  const menu = useQuery({ ...menuOptions(api, storeId ?? '', around), enabled: storeId !== null });
  const [{ time }] = useFulfilmentTime();
  return reorderCard(past, order.data?.order ?? null, menu.data ? menuAt(menu.data, wantedAt(time, storeId)) : null);
}
