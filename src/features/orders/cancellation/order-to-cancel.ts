import type { Cancellable } from '#domain/orders/cancel-offer.ts';

export type OrderToCancel = {
  readonly orderId: string;
  readonly number: number;
  readonly storeName: string;
  readonly currency: string;
  readonly terms: Cancellable;
};
