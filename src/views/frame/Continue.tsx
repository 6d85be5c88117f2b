import { useCart } from '#src/flows/cart/use-cart.ts';
import { laterPart } from '../later/later-part.tsx';

const ContinueBar = laterPart(async () => (await import('./ContinueBar.tsx')).ContinueBar);

/** Whether a basket waits; the way back to it comes with it. */
export function Continue() {
  const [cart] = useCart();
  return cart.is === 'filled' ? <ContinueBar /> : null;
}
