import { Trans } from '@lingui/react/macro';
import { useTellCart } from '#src/shop/cart/use-cart.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import styles from './basket.module.css';

/** The basket could not be loaded, or its page broke; whether it is empty is not known. `onRetry` tries something else than to load it again. */
export function UnavailableBasket({ onRetry }: { readonly onRetry?: () => void }) {
  const send = useTellCart();
  const retry = onRetry ?? (() => send({ type: 'retry.asked' }));
  return (
    <Message
      tone="bad"
      className={styles.notice}
      title={<Trans>Your basket could not be loaded.</Trans>}
      action={
        <Button size="small" variant="secondary" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Your items are still saved.</Trans>
    </Message>
  );
}
