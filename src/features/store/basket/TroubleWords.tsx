import { Trans } from '@lingui/react/macro';
import type { CartEvent } from '#machines/cart/cart.setup.ts';
import type { CartView } from '#machines/cart/cart.view.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import styles from './TroubleWords.module.css';

type TroubleWordsProps = { readonly cart: Exclude<CartView, { is: 'loading' }>; readonly send: (event: CartEvent) => void };

export function TroubleWords({ cart, send }: TroubleWordsProps) {
  if (cart.is === 'unavailable') {
    return (
      <Message
        tone="bad"
        className={styles.trouble}
        title={<Trans>Your basket could not be loaded.</Trans>}
        action={
          <Button variant="secondary" size="small" onClick={() => send({ type: 'retry.asked' })}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  if (cart.cutOff) {
    return (
      <Message
        tone="warn"
        className={styles.trouble}
        title={<Trans>We can’t reach the server right now.</Trans>}
        action={
          <Button variant="secondary" size="small" onClick={() => send({ type: 'retry.asked' })}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Your basket is safe in this tab and will be saved once we’re reconnected.</Trans>
      </Message>
    );
  }
  if (!cart.failure) return null;
  return (
    <Message
      tone="bad"
      className={styles.trouble}
      title={<Trans>Your basket was not changed.</Trans>}
      action={
        <Button variant="secondary" size="small" onClick={() => send({ type: 'failure.read' })}>
          <Trans>Got it</Trans>
        </Button>
      }
    >
      <FailureText failure={cart.failure} />
    </Message>
  );
}
