import { useCart } from '#src/shop/cart/use-cart.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';

export const ContinueBar = lazyPart(async (texts) => {
  const [part] = await Promise.all([import('./parts/ContinueBar.tsx'), texts.load('frame-parts')]);
  return part.ContinueBar;
});

export function Continue({ first = false }: { readonly first?: boolean }) {
  const [cart] = useCart();
  return cart.is === 'filled' ? <ContinueBar first={first} /> : null;
}
