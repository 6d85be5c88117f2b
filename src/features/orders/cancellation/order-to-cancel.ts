import type { Cancellable } from '#domain/orders/cancel-offer.ts';

export type OrderToCancel = {
  readonly orderId: string;
  readonly number: number;
  /** '' of a courier's order. */
  readonly storeName: string;
  readonly currency: string;
  readonly terms: Cancellable;
};
