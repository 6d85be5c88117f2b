import { useCart } from '#src/shop/cart/use-cart.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { withWords } from '#src/lazy/with-words.ts';

export const ContinueBar = lazyPart((texts) => withWords(import('./parts/ContinueBar.tsx'), texts.load('frame-parts'), 'ContinueBar'));

export function Continue({ first = false }: { readonly first?: boolean }) {
  const [cart] = useCart();
  return cart.is === 'filled' ? <ContinueBar first={first} /> : null;
}
