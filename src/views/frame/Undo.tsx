import { lazy, Suspense } from 'react';
import { useCart } from '../../flows/use-cart.ts';
import styles from './Undo.module.css';

const UndoBar = lazy(() => import('./UndoBar.tsx').then((module) => ({ default: module.UndoBar })));

/** Where the offer to put removed items back comes, wherever the customer goes meanwhile; it is always there, so that it is read out. */
export function Undo() {
  const [cart] = useCart();
  const removed = 'removed' in cart ? cart.removed : null;
  return (
    <div role="status" className={styles.place}>
      {removed ? <Suspense><UndoBar removed={removed} /></Suspense> : null}
    </div>
  );
}
