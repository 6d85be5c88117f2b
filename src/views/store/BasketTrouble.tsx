import { useCart } from '#src/flows/cart/use-cart.ts';
import { laterPart } from '../later/later-part.tsx';
import { useAhead } from '../later/use-ahead.ts';

const TroubleWords = laterPart(async (texts) => {
  const [part] = await Promise.all([import('./TroubleWords.tsx'), texts.load('store')]);
  return part.TroubleWords;
});

/** What went wrong with the basket last, until it is read or tried again. Nothing while all is well. */
export function BasketTrouble() {
  const [cart, send] = useCart();
  // What says that there is no connection must be there before it is lost.
  useAhead((texts) => void TroubleWords.bringAhead(texts));
  if (cart.is === 'loading') return null;
  return cart.is === 'unavailable' || cart.cutOff || cart.failure ? <TroubleWords cart={cart} send={send} /> : null;
}
