import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { orderPayment } from '../entities/order-payment.ts';
import { vehicle } from '../entities/vehicle.ts';
import { cartTokenField, looseId, sessionFields, untrustedNumber } from '../fields.ts';

export const courierCalls = {
  get_vehicles_list: endpoint({
    name: 'get_vehicles_list',
    path: '/api/store/get_vehicles_list',
    access: 'public',
    served: false,
    request: v.object({ delivery_type: untrustedNumber, city_id: looseId, ...sessionFields }),
    answer: v.object({ admin_vehicles: v.array(vehicle) }),
    failures: [811, 843],
  }),
  /** Prices the way between the two addresses of the customer's courier cart in the chosen vehicle. */
  get_courier_order_invoice: endpoint({
    name: 'get_courier_order_invoice',
    path: '/api/user/get_courier_order_invoice',
    access: 'customer',
    served: false,
    request: v.object({
      total_distance: untrustedNumber,
      total_time: untrustedNumber,
      store_id: looseId,
      order_type: untrustedNumber,
      total_cart_price: untrustedNumber,
      total_item_count: untrustedNumber,
      is_user_pick_up_order: v.optional(v.boolean()),
      city_id: looseId,
      country_id: looseId,
      vehicle_id: looseId,
      ...cartTokenField,
      ...sessionFields,
    }),
    answer: v.object({
      server_time: v.string(),
      timezone: v.string(),
      order_payment: orderPayment,
      /** The storefront's own: minutes until the parcel is there, about and at the latest. */
      estimated_minutes: v.optional(v.number()),
      latest_minutes: v.optional(v.number()),
    }),
    details: v.object({ order_payment: v.optional(orderPayment) }),
    failures: [535, 558, 560, 811, 843, 962, 966, 999],
  }),
};
