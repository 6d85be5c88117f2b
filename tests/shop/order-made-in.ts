import type { BrowserStorage } from '#src/browser/storage.ts';
import { pendingPayment } from '#src/shop/payment/pending-payment.ts';
import { orderMadeIn } from '#src/shop/payment/order-made.ts';
import { FIRST_WHEN } from '#src/shop/fulfilment/fulfilment-time-flow.ts';
import { standingFlow } from '#tests/features/stage/standing-flow.ts';
import { sessionOf } from './server-saying.ts';

/** What happens once an order exists, on a page whose flows stand like this. */
export const madeIn = (
  storage: BrowserStorage,
  {
    tabStorage = storage,
    way = pendingPayment(storage),
    session = sessionOf(null) as unknown,
    cart = standingFlow<unknown>({ is: 'empty', cart: null }),
    fulfilmentTime = standingFlow<unknown>(FIRST_WHEN),
  } = {},
) => orderMadeIn({ storage, tabStorage, pendingPayment: way, session, cart, fulfilmentTime } as never);
