import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import type { Database } from '#server/database/database.ts';
import { askedOfProvider } from '#server/database/payment-parts.ts';
import { crashPoint } from '#server/payments/crash-points.ts';
import type { CardProvider, PaymentIntent } from '#server/payments/provider.ts';
import { findCart, findOpenCart, findOpenParcel, giveCartBack, updateOpenCart, type Cart } from '#server/repositories/carts.ts';
import { noteCardIntent } from '#server/repositories/card-intents.ts';
import type { OrderPaymentRow } from '#server/repositories/order-payments.ts';
import { recordCapture } from '#server/services/money/transfers.ts';
import { makeOrder } from '#server/services/orders/make-order.ts';
import { dropOnce } from '../cards/saved-cards.ts';
import { moveFrom, type Step, type StepResult } from './step.ts';
import { customerOfPayment } from '../call-of-customer.ts';
import { NOT_PAID } from './not-paid.ts';

/** Takes the money, or finds it taken. Null while nobody knows. */
async function capture(provider: CardProvider, { payment, intent }: Step): Promise<PaymentIntent | 'gone' | null> {
  if (intent.providerId === null) return 'gone';
  const captured = await provider.capturePaymentIntent(
    intent.providerId,
    askedOfProvider(payment),
    `${payment.id}:${payment.attempt}:capture`,
  );
  const result = captured.ok || captured.failure.kind === 'unknown' ? captured : await provider.retrievePaymentIntent(intent.providerId);
  if (!result.ok) return result.failure.kind === 'refused' && result.failure.code === 'resource_missing' ? 'gone' : null;
  if (result.value.status === 'succeeded') return result.value;
  return result.value.status === 'canceled' || result.value.status === 'requires_payment_method' ? 'gone' : null;
}

/** The parcel as it was; given up where another one was begun under its token meanwhile. */
async function returnParcel(transaction: Database, { id, customerId, parcelHash }: Cart, at: number): Promise<void> {
  const open = customerId !== null && parcelHash !== null && (await findOpenParcel(transaction, { customerId, parcelHash }));
  await giveCartBack(transaction, id, { state: open ? 'merged' : 'open', updatedAt: at });
}

/** The customer's basket as it was; aside where they have begun another one meanwhile. */
async function returnCart(transaction: Database, payment: OrderPaymentRow, at: number): Promise<void> {
  const cart = await findCart(transaction, payment.cartId);
  if (cart?.deliveryType === DELIVERY_TYPE.courier) return returnParcel(transaction, cart, at);
  const open = payment.customerId === null ? null : await findOpenCart(transaction, { customerId: payment.customerId });
  if (open && open.lines.length === 0) await updateOpenCart(transaction, open.id, { state: 'merged', updatedAt: at });
  await giveCartBack(transaction, payment.cartId, { state: open && open.lines.length > 0 ? 'parked' : 'open', updatedAt: at });
}

/** It is decided that exactly the frozen order is made: the money is taken, and the order written down with it. */
export async function stepOrdering(step: Step): Promise<StepResult> {
  const { services, intent, by } = step;
  const provider = services.payments?.provider;
  if (!provider || provider.name !== intent.provider) return 'unknown';
  const captured = await capture(provider, step);
  if (captured === null) return 'unknown';
  if (captured === 'gone') {
    // The bank took its authorisation back before the money was taken.
    await moveFrom(step, async (transaction, locked) => {
      await returnCart(transaction, locked, services.now());
      return { state: 'releasing', refusal: NOT_PAID, decidedAt: null, lookAt: services.now() };
    });
    return 'moved';
  }
  crashPoint('captured');
  await moveFrom(step, async (transaction, locked) => {
    const cause = { ...by, at: services.now() };
    const cart = await findCart(transaction, locked.cartId);
    if (!cart) throw new Error(`The payment ${locked.id} has no basket`);
    const customer = await customerOfPayment(transaction, locked);
    const decidedAt = locked.decidedAt ?? cause.at;
    await makeOrder(transaction, services, { payment: locked, cart, customer }, { decidedAt, ends: false }, cause);
    await recordCapture(transaction, locked, cause);
    await dropOnce(transaction, { customerId: customer.id, provider: intent.provider }, intent.paymentMethod, cause);
    return { state: 'ordered', lookAt: null };
  });
  await noteCardIntent(services.database, intent, captured, services.now());
  crashPoint('ordered');
  return 'moved';
}
