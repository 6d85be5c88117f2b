import { useQuery } from '@tanstack/react-query';
import type { HistoryOrder } from '#contract/entities/order.ts';
import { useApi } from '#src/api/api-context.ts';
import { menuOptions } from '#src/api/discovery.ts';
import { orderOptions } from '#src/api/orders.ts';
import { useLocationFlow } from '#src/flows/location/use-location.ts';
import { againCard } from './again-card.view.ts';

/** What is shown of an order that may be ordered again, by today's menu. */
export function useAgainCard(customerId: string, past: HistoryOrder) {
  const api = useApi();
  const [location] = useLocationFlow();
  const place = location.is === 'nowhere' ? null : location.place;
  const order = useQuery(orderOptions(api, customerId, past._id));
  const storeId = order.data?.order.store_id ?? past.store_id ?? null;
  const around = place && { latitude: place.latitude, longitude: place.longitude };
  const menu = useQuery({ ...menuOptions(api, storeId ?? '', around), enabled: storeId !== null });
  return againCard(past, order.data?.order ?? null, menu.data ?? null);
}
