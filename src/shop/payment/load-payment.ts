import type { CartView } from '#machines/cart/cart.view.ts';
import type { FlowDeps } from '../load-once.ts';
import { loadCardProvider } from './load-card-provider.ts';
import { loadOrderMade } from './load-order-made.ts';
import { loadPendingPayment } from './load-pending-payment.ts';
import { paymentWith } from './payment-ports.ts';

const cartIdIn = (basket: CartView): string | null => (basket.is === 'filled' ? (basket.cart?.cart_id ?? null) : null);

export const loadPayment = async ({ api, storage, session, cart, load }: FlowDeps) =>
  paymentWith(api, {
    storage,
    pendingPayment: await load(loadPendingPayment),
    orderMade: await load(loadOrderMade),
    session,
    cards: () => load(loadCardProvider),
    cartId: () => cartIdIn(cart.getSnapshot()),
  });
