import { useCart } from '#src/shop/cart/use-cart.ts';
import { lazyPart } from '#src/lazy/lazy-part.tsx';
import { withWords } from '#src/lazy/with-words.ts';

const ParkedOffer = lazyPart((texts) => withWords(import('./ParkedOffer.tsx'), texts.load('basket-messages'), 'ParkedOffer'));

export function Parked() {
  const [cart] = useCart();
  const known = 'cart' in cart ? cart.cart : null;
  if (!known) return null;
  return <ParkedOffer cartId={known.cart_id} isBusy={'saving' in cart && cart.saving} />;
}
