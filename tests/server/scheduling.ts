import { endpoints } from '#contract/endpoints.ts';
import { idFrom } from '#server/secrets/ids.ts';
import type { TestServer } from './test-server.ts';

/** Delivers in half-hour slots of three places each, in the evening; Tuesday is closed. */
export const BANGKOK = idFrom('store', 'bangkok-eaux-vives');
/** Its pickup slots of a quarter of an hour have four places each, on weekdays at lunch. */
export const BENTO = idFrom('store', 'bento-bastions');

type Who = Record<string, unknown>;

export const scheduledAt = (at: string, more: Who = {}) => ({ is_schedule_order: true, order_start_at: Date.parse(at), ...more });
export const slotAt = (at: string, start: string, end: string) =>
  scheduledAt(at, { is_use_pre_delivery_slots: true, slot_start_time: start, slot_end_time: end });

export const askInvoice = (server: TestServer, who: Who, when: Who = {}) =>
  server.post(endpoints.get_order_cart_invoice.path, { ...who, ...when });
export const payCash = (server: TestServer, who: Who, order_payment_id: string, when: Who = {}) =>
  server.post(endpoints.pay_order_payment.path, { ...who, ...when, order_payment_id, payment_id: 'cash', is_payment_mode_cash: true });
export const orderIt = (server: TestServer, who: Who, order_payment_id: string, when: Who = {}) =>
  server.post(endpoints.create_order.path, { ...who, ...when, order_payment_id });

/** The id of the payment in an answer. @throws when there is none */
export const paymentIn = ({ json }: { json: Record<string, unknown> }): string => {
  const payment = json.order_payment as { _id: string } | undefined;
  if (!payment) throw new Error(`no payment in ${JSON.stringify(json).slice(0, 300)}`);
  return payment._id;
};
