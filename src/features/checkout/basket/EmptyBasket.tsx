import { Navigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCart } from '#src/shop/cart/use-cart.ts';
import { neededPart } from '#src/lazy/lazy-part.tsx';
import { HOME_FROM_EMPTIED_BASKET, HOME_FROM_EMPTY_BASKET } from '#src/navigation/empty-basket-home.ts';
import { LoadingBasket } from './LoadingBasket.tsx';

const NothingInIt = neededPart(async () => (await import('./NothingInIt.tsx')).NothingInIt, <LoadingBasket />);

/** How long the way home may take before the page says why one waits, milliseconds. */
const LEADING_TAKES = 1_000;

/**
 * Nothing in the basket: leads home, which says so. Meanwhile the page stays as it was; where it leads nowhere, it says so
 * itself. `hasLeft`: whose basket it was has signed out, and reads that alone.
 */
export function EmptyBasket({ hasLeft = false }: { readonly hasLeft?: boolean }) {
  const [cart] = useCart();
  const [isHeldUp, setHeldUp] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHeldUp(true), LEADING_TAKES);
    return () => clearTimeout(timer);
  }, []);
  const wasEmptied = hasLeft || ('removed' in cart && cart.removed !== null);
  return (
    <>
      {isHeldUp ? <NothingInIt /> : <LoadingBasket />}
      <Navigate {...(wasEmptied ? HOME_FROM_EMPTIED_BASKET : HOME_FROM_EMPTY_BASKET)} />
    </>
  );
}
