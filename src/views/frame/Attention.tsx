import { lazy, Suspense, useState } from 'react';
import { useCart } from '../../flows/use-cart.ts';

const AttentionDialog = lazy(() => import('./AttentionDialog.tsx').then((module) => ({ default: module.AttentionDialog })));

/** Asks about a basket of another store as soon as an item of a second one is wanted; loaded the first time. */
export function Attention() {
  const [cart, send] = useCart();
  const asked = cart.is === 'filled' && cart.offer !== null;
  const [needed, setNeeded] = useState(false);
  if (asked && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <AttentionDialog open={asked} onConfirm={() => send({ type: 'clearing.confirmed' })} onDecline={() => send({ type: 'clearing.declined' })} />
    </Suspense>
  );
}
