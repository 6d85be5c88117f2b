import { useCart } from '#src/shop/cart/use-cart.ts';
import { lazyDialog } from '#src/lazy/lazy-part.tsx';

const AttentionDialog = lazyDialog(
  async (texts) => {
    const [part] = await Promise.all([import('./AttentionDialog.tsx'), texts.load('basket-messages')]);
    return part.AttentionDialog;
  },
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
