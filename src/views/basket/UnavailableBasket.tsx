import { Trans } from '@lingui/react/macro';
import { useTellCart } from '../../flows/use-cart.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import styles from './basket.module.css';

/** The basket could not be loaded; whether it is empty is not known. */
export function UnavailableBasket() {
  const send = useTellCart();
  return (
    <Message
      tone="bad"
      className={styles.notice}
      title={<Trans>Your basket could not be loaded.</Trans>}
      action={<Button size="small" variant="secondary" onClick={() => send({ type: 'retry.asked' })}><Trans>Try again</Trans></Button>}
    >
      <Trans>Nothing in it is lost.</Trans>
    </Message>
  );
}
