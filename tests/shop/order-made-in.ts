import type { Keeper } from '#src/browser/storage.ts';
import { underWay } from '#src/shop/payment/keep-under-way.ts';
import { orderMadeIn } from '#src/shop/payment/order-made.ts';
import { FIRST_WHEN } from '#src/shop/fulfilment/when-flow.ts';
import { standingFlow } from '#tests/features/stage/standing-flow.ts';
import { sessionOf } from './server-saying.ts';

/** What happens once an order exists, on a page whose flows stand like this. */
export const madeIn = (
  keeper: Keeper,
  {
    tabKeeper = keeper,
    way = underWay(keeper),
    session = sessionOf(null) as unknown,
    cart = standingFlow<unknown>({ is: 'empty', cart: null }),
    when = standingFlow<unknown>(FIRST_WHEN),
  } = {},
) => orderMadeIn({ keeper, tabKeeper, underWay: way, session, cart, when } as never);
