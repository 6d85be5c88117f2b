import { useCart } from '#src/shop/cart/use-cart.ts';
import { lazyDialog } from '#src/lazy/lazy-part.tsx';
import { withWords } from '#src/lazy/with-words.ts';

const AttentionDialog = lazyDialog(
  (texts) => withWords(import('./AttentionDialog.tsx'), texts.load('basket-messages'), 'AttentionDialog'),
  ({ onDecline }) => onDecline(),
);

export function Attention() {
  const [cart, send] = useCart();
  const asked = 'offer' in cart && cart.offer !== null;
  return (
    <AttentionDialog
      open={asked}
      onConfirm={() => send({ type: 'clearing.confirmed' })}
      onDecline={() => send({ type: 'clearing.declined' })}
    />
  );
}
