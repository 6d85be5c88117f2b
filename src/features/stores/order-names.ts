import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StoreOrder } from '#domain/catalogue/narrow-stores.ts';

export const ORDER_NAMES: Readonly<Record<StoreOrder, MessageDescriptor>> = {
  distance: msg`Nearest`,
  fee: msg`Lowest delivery fee`,
  time: msg`Fastest`,
  rating: msg`Best rated`,
  minimum: msg`Lowest minimum order`,
};
