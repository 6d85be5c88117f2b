import * as v from 'valibot';
import { id, money } from '../fields.ts';

/** What an order costs, and why (specification 1, section 3; 0-decisions, Prices). */
const paymentFields = v.object({
  _id: id,
  promo_payment: money,
  promo_code_name: v.optional(v.string(), ''),
  total_cart_price: money,
  total_admin_tax_price: money,
  service_tax: v.optional(money),
  total_service_price: money,
  total_store_tax_price: money,
  item_tax: v.optional(money),
  total_item_count: v.number(),
  total_item_price: money,
  total_order_price: money,
  total: v.optional(money),
  is_distance_unit_mile: v.boolean(),
  price_per_unit_distance: money,
  price_per_unit_time: money,
  delivery_price: money,
  is_promo_for_delivery_service: v.boolean(),
  goeats_service_fee: money,
  user_pay_payment: money,
  /** Minutes. */
  total_time: v.optional(v.number(), 0),
  /** Metres. */
  total_distance: v.optional(v.number(), 0),
  /** The value added tax in what is paid, added or in the prices. The storefront's own. */
  vat_included: v.optional(money),
  /** What comes to the customer's wallet once the order has come; of one that has, what was credited there. The storefront's own. */
  cashback: v.optional(money),
  /** What of `user_pay_payment` is given to the courier; absent: nothing. No tax, promo or charge is computed of it. The storefront's own. */
  courier_tip: v.optional(money),
  is_user_pick_up_order: v.optional(v.boolean(), false),
});
/** Three amounts say again what three others say: a server may leave them out. */
export const orderPayment = v.pipe(
  paymentFields,
  v.transform((fields) => ({
    ...fields,
    service_tax: fields.service_tax ?? fields.total_admin_tax_price,
    item_tax: fields.item_tax ?? fields.total_store_tax_price,
    total: fields.total ?? fields.user_pay_payment,
  })),
);
export type OrderPayment = v.InferOutput<typeof orderPayment>;
