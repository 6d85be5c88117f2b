import { Trans } from '@lingui/react/macro';
import { useTellCart } from '#src/shop/cart/use-cart.ts';
import { Button } from '#src/ui/Button.tsx';

/** Takes everything out of the basket at once; it can be put back for a while. */
export function ClearBasket() {
  const send = useTellCart();
  return (
    <Button variant="quiet" size="small" onClick={() => send({ type: 'cart.emptied' })}>
      <Trans>Empty the basket</Trans>
    </Button>
  );
}
