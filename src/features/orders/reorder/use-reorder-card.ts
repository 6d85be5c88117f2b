import { useQuery } from '@tanstack/react-query';
import type { HistoryOrder } from '#contract/entities/order.ts';
import { useApi } from '#src/api/api-context.ts';
import { menuAt, menuOptions } from '#src/api/discovery.ts';
import { orderOptions } from '#src/api/orders.ts';
import { wantedAt } from '#machines/delivery-time/delivery-time.view.ts';
import { usePlaceCoordinates } from '#src/shop/place/use-coordinates.ts';
import { useFulfilmentTime } from '#src/shop/fulfilment/use-fulfilment-time.ts';
import { reorderCard } from './reorder-card.view.ts';

export function useReorderCard(customerId: string, past: HistoryOrder) {
  const api = useApi();
  const order = useQuery(orderOptions(api, customerId, past._id));
  const storeId = order.data?.order.store_id ?? past.store_id ?? null;
  const coordinates = usePlaceCoordinates();
  const menu = useQuery({ ...menuOptions(api, storeId ?? '', coordinates), enabled: storeId !== null });
  const [{ time }] = useFulfilmentTime();
  return reorderCard(past, order.data?.order ?? null, menu.data ? menuAt(menu.data, wantedAt(time, storeId)) : null);
}
