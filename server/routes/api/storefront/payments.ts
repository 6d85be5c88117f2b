import { endpoints } from '#contract/endpoints.ts';
import { answer } from '#server/call/answer.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { serve } from '#server/http/serve.ts';
import { findCart } from '#server/repositories/carts.ts';
import { findPayment, findPendingPayments, type OrderPaymentRow } from '#server/repositories/order-payments.ts';
import { isOrderedAtOnce, orderAtOnce } from '#server/services/payment/order-at-once.ts';
import { unknownKeys, withdrawCommands } from '#server/services/payment/pay-commands.ts';
import { presentPayment } from '#server/services/payment/present-payment.ts';
import { releaseHeld } from '#server/services/payment/release-held.ts';
import { settlePayment } from '#server/services/payment/settle-payment.ts';
import type { PaymentSnapshot } from '#server/services/payment/settling/payment-snapshot.ts';

const byCustomer = (call: CustomerCall) => ({ actor: 'customer', requestId: call.requestId });

/** The payment that a call is about, without an id the newest that is under way; null where it is nobody's or somebody else's. */
async function ownPayment(call: CustomerCall, id: string | null | undefined): Promise<OrderPaymentRow | null> {
  const payment = id ? await findPayment(call.database, id) : ((await findPendingPayments(call.database, call.customer.id))[0] ?? null);
  const cart = payment && (await findCart(call.database, payment.cartId));
  return cart?.customerId === call.customer.id ? payment : null;
}

async function settled(call: CustomerCall, payment: OrderPaymentRow | null): Promise<PaymentSnapshot | null> {
  if (!payment) return null;
  // Whoever asks does not know how it went: the order that was confirmed with it is made, unless it cannot be any more.
  if (isOrderedAtOnce(payment)) await orderAtOnce(call, payment.id, byCustomer(call));
  return settlePayment(call, payment.id, byCustomer(call));
}

/**
 * Brings on what else of the customer's is under way: a payment that waits for its bank keeps none behind it from being looked
 * at. One that fails is left to the sweeper, which says so: the one that was asked for is answered all the same.
 */
async function settleOthers(call: CustomerCall, id: string | undefined): Promise<void> {
  const pending = await findPendingPayments(call.database, call.customer.id);
  await Promise.allSettled(pending.filter((other) => other.id !== id).map((other) => settled(call, other)));
}

const answerWithPayment = async (call: CustomerCall, snapshot: PaymentSnapshot | null, unknown: readonly string[] | null) => {
  const payment = snapshot && { ...(await presentPayment(call, snapshot)), ...(unknown && { unknown_keys: [...unknown] }) };
  return answer({ payment, server_time: new Date(call.now()).toISOString() });
};

const unknownTo = (snapshot: PaymentSnapshot | null, keys: readonly string[] | undefined) =>
  snapshot && keys ? unknownKeys(snapshot.payment, keys) : null;

export const getPayment = serve(endpoints.get_payment, { count: 60, seconds: 60 }, async (body, call) => {
  const snapshot = await settled(call, await ownPayment(call, body.order_payment_id));
  if (!body.order_payment_id) await settleOthers(call, snapshot?.payment.id);
  return answerWithPayment(call, snapshot, unknownTo(snapshot, body.idempotency_keys));
});

export const giveUpPayment = serve(endpoints.give_up_payment, { count: 30, seconds: 600 }, async (body, call) => {
  const found = await settled(call, await ownPayment(call, body.order_payment_id));
  const snapshot = found && (await releaseHeld(call, found, byCustomer(call)));
  return answerWithPayment(call, snapshot, unknownTo(snapshot, body.idempotency_keys));
});

export const withdrawPayCommands = serve(endpoints.withdraw_commands, { count: 30, seconds: 600 }, async (body, call) => {
  const payment = await ownPayment(call, body.order_payment_id);
  const withdrawn = payment && (await withdrawCommands(call.database, payment.id, body.idempotency_keys));
  return answerWithPayment(call, await settled(call, payment), withdrawn);
});
