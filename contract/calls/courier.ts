import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { courierImage } from '../entities/courier-image.ts';
import { orderPayment } from '../entities/order-payment.ts';
import { promoRefused } from '../entities/promo-refused.ts';
import { outOfArea, trip } from '../entities/trip.ts';
import { vehicle } from '../entities/vehicle.ts';
import { IMAGE_REFUSALS } from '../enumerations.ts';
import { cartTokenField, location, looseId, money, sessionFields, untrustedNumber } from '../fields.ts';

/** The pictures of the courier cart, in the order in which they came; and why one was not taken. */
const images = { images: v.array(courierImage) };
const imageDetails = v.object({
  image_refused: v.optional(v.picklist(IMAGE_REFUSALS)),
  images: v.optional(v.array(courierImage)),
});

export const courierCalls = {
  /**
   * The vehicles of a city. The storefront's own: with both locations, what the trip between them costs in each. 558 and 966
   * where an end of it lies outside, 843 where the city has no vehicles.
   */
  get_vehicles_list: endpoint('/api/store/get_vehicles_list', {
    access: 'public',
    request: v.object({
      delivery_type: untrustedNumber,
      city_id: looseId,
      pickup_location: v.optional(v.nullable(location)),
      destination_location: v.optional(v.nullable(location)),
      ...sessionFields,
    }),
    answer: v.object({ admin_vehicles: v.array(vehicle), trip: v.optional(v.nullable(trip), null) }),
    details: v.object({ out_of_area: v.optional(outOfArea) }),
    failures: [558, 811, 813, 843, 966],
  }),
  /**
   * Prices the way between the two addresses of the customer's courier cart in the chosen vehicle; the open payment keeps its
   * id and promo from one to the next. 962: no such cart, or an address is missing. 843: the vehicle is gone. 560: less than
   * the tariff's minimum, which `min_order_price` tells. 558 and 966: an end of the way lies outside, which `out_of_area` tells.
   */
  get_courier_order_invoice: endpoint('/api/user/get_courier_order_invoice', {
    access: 'customer',
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
      /** Minutes until it is there, at the latest. */
      latest_minutes: v.optional(v.number()),
      /** The storefront's own: what is kept where it is cancelled once a courier has accepted; before, cancelling is free. */
      cancel_charge: v.optional(money),
      trip: v.optional(v.nullable(trip), null),
      promo_refused: v.optional(promoRefused),
    }),
    details: v.object({
      order_payment: v.optional(orderPayment),
      min_order_price: v.optional(money),
      out_of_area: v.optional(outOfArea),
    }),
    failures: [535, 558, 560, 811, 813, 843, 962, 966, 999],
  }),
  /**
   * The storefront's own: keeps a picture of the parcel with the courier cart of `cart_unique_token`, which it begins where
   * there is none, so that it goes with the order whoever makes it. A form with the file in its part `image`. The same picture
   * again is kept once. 1003 says in `image_refused` why it was not taken; the others stay.
   */
  courier_image: endpoint('/api/storefront/courier_image', {
    access: 'customer',
    multipart: true,
    files: ['image'],
    request: v.object({ ...cartTokenField, ...sessionFields }),
    answer: v.object({ image_id: v.optional(looseId), ...images }),
    details: imageDetails,
    failures: [961, 999, 1003],
  }),
  /** The storefront's own: takes a picture of the parcel away again. One that is not there answers like one that was. */
  remove_courier_image: endpoint('/api/storefront/remove_courier_image', {
    access: 'customer',
    request: v.object({ image_id: looseId, ...cartTokenField, ...sessionFields }),
    answer: v.object(images),
    failures: [999],
  }),
};
