import { useCart } from '#src/shop/cart/use-cart.ts';
import { lazyPart } from '#src/lazy/lazy-part.tsx';
import { useAhead } from '#src/lazy/use-ahead.ts';
import { withWords } from '#src/lazy/with-words.ts';

const TroubleWords = lazyPart((texts) => withWords(import('./TroubleWords.tsx'), texts.load('store'), 'TroubleWords'));

export function BasketTrouble() {
  const [cart, send] = useCart();
  // What says that there is no connection must be there before it is lost.
  useAhead((texts) => void TroubleWords.preload(texts));
  if (cart.is === 'loading') return null;
  return cart.is === 'unavailable' || cart.cutOff || cart.failure || cart.refused.length > 0 ? (
    <TroubleWords cart={cart} send={send} />
  ) : null;
}
