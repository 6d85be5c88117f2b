import type { OrderPayment } from '#contract/entities/order-payment.ts';
import type { StoreDetail } from '#contract/entities/store.ts';
import type { RefusalReason } from '#contract/refusal-reasons.ts';
import { nextOpening, type NextOpening } from '#domain/schedule/opening.ts';
import type { Moment } from '#domain/schedule/store-clock.ts';
import type { CartView } from '#machines/cart/cart.view.ts';
import type { CheckoutFailure, PricedOrder } from '#machines/invoice/invoice.setup.ts';
import type { InvoiceView } from '#machines/invoice/invoice.view.ts';
import type { OrderPlacementView } from '#machines/order-placement/order-placement.view.ts';

const detailsOf = (failure: CheckoutFailure | null) => (failure?.kind === 'refused' ? failure.details : null);

/** What the newest answer says about store and price, a refusal included; null before the first one. */
export const storeOf = ({ failure, invoice }: InvoiceView): StoreDetail | null => detailsOf(failure)?.store ?? invoice?.store ?? null;
/** What the basket costs by the newest answer, a refusal included; null before the first one. */
export const paymentOf = ({
  failure,
  invoice,
}: {
  readonly failure: CheckoutFailure | null;
  readonly invoice: PricedOrder | null;
}): OrderPayment | null => detailsOf(failure)?.order_payment ?? invoice?.order_payment ?? null;

export function momentOf({ failure, invoice }: InvoiceView): Moment | null {
  const said = detailsOf(failure)?.server_time ? detailsOf(failure) : invoice;
  return said?.server_time && said.timezone ? { now: Date.parse(said.server_time), timezone: said.timezone } : null;
}

/** Minutes until an order is there: about, and at the latest; and when that was computed. */
export type EstimateOf = {
  readonly about: number;
  readonly latest: number | null;
  readonly isPickup: boolean;
  readonly computed: Moment | null;
};

export function minutesOf(view: InvoiceView): EstimateOf | null {
  const {
    invoice,
    fulfilment: { isPickup },
  } = view;
  return (
    invoice && {
      about: invoice.estimated_minutes ?? invoice.order_payment.total_time,
      latest: invoice.latest_minutes ?? null,
      isPickup,
      computed: momentOf(view),
    }
  );
}

export const isRefusedWith = (failure: CheckoutFailure | null, ...codes: readonly number[]): boolean =>
  failure?.kind === 'refused' && codes.includes(failure.code);

const TIME_REASONS: readonly (RefusalReason | null)[] = [
  'slot_full',
  'slot_past',
  'too_soon',
  'invalid_time',
  'asap_not_taken',
  'schedule_not_taken',
];
export const isRefusedForTime = (failure: CheckoutFailure | null): boolean =>
  failure?.kind === 'refused' && TIME_REASONS.includes(failure.reason);

export const isSaidByOrder = (order: CheckoutFailure, price: CheckoutFailure | null): boolean =>
  order.kind === 'refused' &&
  price?.kind === 'refused' &&
  order.reason === price.reason &&
  (isRefusedForTime(price) || price.reason === 'items_changed');

export const isClosed = (failure: CheckoutFailure | null): boolean => failure?.kind === 'refused' && failure.reason === 'store_closed';

/**
 * When a store that refused because it is closed opens next: after the time that was chosen, else from now on; null when
 * it does not within the week.
 */
export function opensNext({ failure, fulfilment: { time } }: InvoiceView): NextOpening | null {
  const details = detailsOf(failure);
  if (!details?.store || !details.server_time || !details.timezone) return null;
  return nextOpening(details.store.store_time, time?.at ?? Date.parse(details.server_time), details.timezone);
}

/** Whether there is nothing to order here, or not known any more whether there is; an order that is being made stays. */
export const isOver = (basket: CartView, placement: OrderPlacementView): boolean =>
  (basket.is === 'empty' || basket.is === 'unavailable') && !isBeingPlaced(placement);

/** Whether an order is being made: the page must stay, whatever becomes of the basket. */
export const isBeingPlaced = ({ is }: OrderPlacementView): boolean =>
  is === 'paying' || is === 'ordering' || is === 'uncertain' || is === 'placed';
