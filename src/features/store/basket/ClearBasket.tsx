import { Trans } from '@lingui/react/macro';
import { useTellCart } from '#src/shop/cart/use-cart.ts';
import { Button } from '#src/ui/Button.tsx';

export function ClearBasket() {
  const send = useTellCart();
  return (
    <Button variant="quiet" size="small" onClick={() => send({ type: 'cart.emptied' })}>
      <Trans>Empty the basket</Trans>
    </Button>
  );
}
