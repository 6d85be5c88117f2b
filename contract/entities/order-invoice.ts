import * as v from 'valibot';
import { id, money } from '../fields.ts';
import { cartEntry } from './cart.ts';
import { orderPayment } from './order-payment.ts';

/** An order's invoice, complete enough to be printed on its own. Times ISO 8601 UTC. */
export const orderInvoice = v.object({
  order_id: id,
  unique_id: v.number(),
  delivery_type: v.picklist([1, 2]),
  ordered_at: v.string(),
  completed_at: v.nullable(v.string()),
  timezone: v.string(),
  currency_sign: v.string(),
  customer: v.object({ name: v.string(), email: v.string(), country_phone_code: v.string(), phone: v.string() }),
  /** Null for a courier order. */
  store: v.nullable(v.object({ name: v.string(), address: v.string() })),
  pickup_address: v.string(),
  /** '' when the customer collected the order. */
  destination_address: v.string(),
  order_details: v.array(cartEntry),
  order_payment: orderPayment,
  payment_parts: v.object({ wallet_payment: money, card_payment: money, cash_payment: money }),
  /** What was given back after a cancellation. */
  refunded: money,
});
