import * as v from 'valibot';
import { id, money } from '../fields.ts';
import { cartEntry } from './cart.ts';
import { moneyBack, paymentParts } from './money-back.ts';
import { orderPayment } from './order-payment.ts';

/** What was taxed at one rate: `net` and `tax` make `gross`; the gross amounts of all rates, less `vat_promo`, are what was paid for good, but for `courier_tip`. */
const vatLine = v.object({ percent: v.number(), net: money, tax: money, gross: money });

/** An order's invoice as it was paid, complete enough to be printed on its own. Times ISO 8601 UTC; a courier order is sold by the marketplace. */
export const orderInvoice = v.object({
  order_id: id,
  /** The running number: the year of the order, and the order's own, which only grows. */
  invoice_number: v.string(),
  unique_id: v.number(),
  delivery_type: v.picklist([1, 2]),
  /** A number of `ORDER_STATUS`. */
  order_status: v.number(),
  ordered_at: v.string(),
  /** When it ended, however it did; null while it runs. */
  completed_at: v.nullable(v.string()),
  timezone: v.string(),
  currency_sign: v.string(),
  customer: v.object({ name: v.string(), country_phone_code: v.string(), phone: v.string() }),
  seller: v.nullable(
    v.object({
      name: v.string(),
      address: v.string(),
      post_code: v.string(),
      city: v.string(),
      country_phone_code: v.string(),
      phone: v.string(),
      email: v.string(),
      vat_number: v.optional(v.string()),
    }),
  ),
  /** Who runs the marketplace; of a parcel it is the seller too. */
  marketplace: v.optional(v.nullable(v.object({ name: v.string(), vat_number: v.string() }))),
  /** Of a parcel: what carried it. */
  vehicle_name: v.optional(v.string()),
  is_user_pick_up_order: v.boolean(),
  /** Of a parcel: where it was picked up. */
  pickup_address: v.optional(v.string()),
  /** '' when the customer collected the order. */
  destination_address: v.string(),
  order_details: v.array(cartEntry),
  order_payment: orderPayment,
  vat: v.array(vatLine),
  /** What a promo paid of what was taxed; 0 of an order that ended without success, whose tax is that of what is kept. */
  vat_promo: v.optional(money),
  payment_parts: paymentParts,
  /** What is kept of an order that was cancelled late; 0 otherwise. */
  cancel_charge: money,
  money_back: v.array(moneyBack),
});
export type OrderInvoice = v.InferOutput<typeof orderInvoice>;
