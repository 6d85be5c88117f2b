import type { CartView } from '#machines/cart/cart.view.ts';
import type { Around } from '../brought.ts';
import { bringCardProvider } from '../cards/bring-card-provider.ts';
import { bringOrderMade } from './bring-order-made.ts';
import { bringUnderWay } from './bring-under-way.ts';
import { paymentWith } from './payment-ports.ts';

const cartIdIn = (basket: CartView): string | null => (basket.is === 'filled' ? (basket.cart?.cart_id ?? null) : null);

/** Brings the logic of a payment, of whatever is bought; its code comes with whoever brings it. */
export const bringPayment = async ({ api, keeper, session, cart, brought }: Around) =>
  paymentWith(api, {
    keeper,
    underWay: await brought(bringUnderWay),
    orderMade: await brought(bringOrderMade),
    session,
    cards: () => brought(bringCardProvider),
    cartId: () => cartIdIn(cart.seen()),
  });
