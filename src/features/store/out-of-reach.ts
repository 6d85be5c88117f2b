import type { StoreDetail } from '#contract/entities/store.ts';

export const isOutOfReach = (store: Pick<StoreDetail, 'is_provide_delivery' | 'delivery_fee'>, knowsPlace: boolean): boolean =>
  store.is_provide_delivery && knowsPlace && store.delivery_fee === null;
