import type { StoreDetail } from '#contract/entities/store.ts';

/** Whether a store that delivers does not deliver to the customer's address. Nobody can say so of an address that is not known. */
export const isOutOfReach = (store: Pick<StoreDetail, 'is_provide_delivery' | 'delivery_fee'>, knowsPlace: boolean): boolean =>
  store.is_provide_delivery && knowsPlace && store.delivery_fee === null;
