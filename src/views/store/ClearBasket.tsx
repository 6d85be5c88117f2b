import { Trans, useLingui } from '@lingui/react/macro';
import { useTellCart } from '../../flows/use-cart.ts';
import { Button } from '../../ui/Button.tsx';

/** Takes everything out of the basket at once; it can be put back for a while. */
export function ClearBasket() {
  const { t } = useLingui();
  const send = useTellCart();
  return (
    <Button variant="quiet" size="small" aria-label={t`Clear the basket`} onClick={() => send({ type: 'basket.emptied' })}>
      <Trans context="the basket">Clear</Trans>
    </Button>
  );
}
