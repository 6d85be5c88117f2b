import { useCart } from '#src/flows/cart/use-cart.ts';
import { laterPart } from '../later/later-part.tsx';

export const ContinueBar = laterPart(async () => (await import('./ContinueBar.tsx')).ContinueBar);

/** Whether a basket waits; the way back to it comes with it. */
export function Continue({ first = false }: { readonly first?: boolean }) {
  const [cart] = useCart();
  return cart.is === 'filled' ? <ContinueBar first={first} /> : null;
}
