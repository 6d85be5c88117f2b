import { Trans } from '@lingui/react/macro';
import { useSendToCart } from '#src/shop/cart/use-cart.ts';
import { Button } from '#src/ui/Button.tsx';

export function ClearBasket() {
  const send = useSendToCart();
  return (
    <Button variant="quiet" size="small" onClick={() => send({ type: 'cart.emptied' })}>
      <Trans>Empty the basket</Trans>
    </Button>
  );
}
