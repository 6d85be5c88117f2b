import type { ReceivedOf } from '../../contract/endpoint.ts';
import type { endpoints } from '../../contract/endpoints.ts';
import type { Receiving } from './reckon.ts';

type OrderFields = Pick<ReceivedOf<typeof endpoints.create_order>, 'is_user_pick_up_order' | 'is_schedule_order' | 'order_start_at' | 'delivery_note' | 'delivery_user_name' | 'delivery_user_phone'>;

/** How a call says that the order is to be received; fields left out keep what was said before. */
export const receivingOf = (body: OrderFields, before?: Receiving): Receiving => ({
  isPickup: body.is_user_pick_up_order ?? before?.isPickup ?? false,
  isScheduled: body.is_schedule_order ?? before?.isScheduled ?? false,
  startAt: body.order_start_at ?? before?.startAt ?? 0,
  deliveryNote: body.delivery_note ?? before?.deliveryNote ?? '',
  contactName: body.delivery_user_name ?? before?.contactName ?? '',
  contactPhone: body.delivery_user_phone ?? before?.contactPhone ?? '',
});
