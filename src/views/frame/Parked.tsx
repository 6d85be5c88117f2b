import { lazy, Suspense } from 'react';
import { useCart } from '../../flows/use-cart.ts';

const ParkedOffer = lazy(() => import('./ParkedOffer.tsx').then((module) => ({ default: module.ParkedOffer })));

/** Baskets that were put aside, once the open one is known: nothing waits for it. */
export function Parked() {
  const [cart] = useCart();
  const known = 'cart' in cart ? cart.cart : null;
  if (!known) return null;
  return <Suspense><ParkedOffer cartId={known.cart_id} isBusy={'saving' in cart && cart.saving} /></Suspense>;
}
