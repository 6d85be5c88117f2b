import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Failure } from '#contract/failure.ts';
import { timeText } from '#domain/schedule/time-text.ts';
import type { CartEvent } from '#machines/cart/cart.setup.ts';
import type { CartView } from '#machines/cart/cart.view.ts';
import { useOnline } from '#src/shop/use-online.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import styles from './TroubleWords.module.css';
import { TryAgain } from '#src/failures/TryAgain.tsx';

type TroubleWordsProps = { readonly cart: Exclude<CartView, { is: 'loading' }>; readonly send: (event: CartEvent) => void };

export function TroubleWords({ cart, send }: TroubleWordsProps) {
  const { i18n } = useLingui();
  const isOnline = useOnline();
  const [now] = useState(() => Date.now());
  const serverCart = 'cart' in cart ? cart.cart : null;
  const since =
    serverCart?.server_time &&
    timeText(i18n.locale, Date.parse(serverCart.server_time), { now, timezone: serverCart.timezone ?? Temporal.Now.timeZoneId() });
  const asOf = since ? <Trans>Prices as of {since}.</Trans> : null;
  if (cart.is === 'unavailable') {
    return (
      <Message
        tone="bad"
        className={styles.trouble}
        title={<Trans>Your basket could not be loaded.</Trans>}
        action={<TryAgain onClick={() => send({ type: 'retry.asked' })} />}
      >
        <Trans>Your items are still saved.</Trans>
      </Message>
    );
  }
  if (cart.cutOff && !isOnline) return asOf && <Message tone="warn" className={styles.trouble} title={asOf} />;
  if (cart.cutOff) {
    return (
      <Message
        tone="warn"
        className={styles.trouble}
        title={<Trans>We can’t reach the server right now.</Trans>}
        action={<TryAgain onClick={() => send({ type: 'retry.asked' })} />}
      >
        <Trans>Your basket is safe on this device and will be saved once we’re reconnected.</Trans> {asOf}
      </Message>
    );
  }
  return <Refused failure={cart.failure} refused={cart.refused} onRead={() => send({ type: 'failure.read' })} />;
}

type RefusedProps = Pick<Exclude<TroubleWordsProps['cart'], { is: 'unavailable' }>, 'failure' | 'refused'> & {
  readonly onRead: () => void;
};

function Refused({ failure, refused, onRead }: RefusedProps) {
  if (!failure && refused.length === 0) return null;
  return (
    <Message
      tone="bad"
      className={styles.trouble}
      title={refused.length > 0 ? <Trans>Some changes are not possible any more.</Trans> : <Trans>Your basket was not changed.</Trans>}
      action={
        <Button variant="secondary" size="small" onClick={onRead}>
          <Trans>Got it</Trans>
        </Button>
      }
    >
      {refused.length > 0 ? (
        <ul className={styles.refused}>
          {refused.map(({ name, failure: why }, index) => (
            <li key={`${index} ${name}`}>
              {name ? (
                <Trans>
                  <strong>{name}</strong>: <Why failure={why} />
                </Trans>
              ) : (
                <Why failure={why} />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {failure ? <FailureText failure={failure} /> : null}
    </Message>
  );
}

function Why({ failure }: { readonly failure: Failure }) {
  if (failure.kind === 'refused' && failure.code === 892) return <Trans>Not on the menu any more</Trans>;
  return <FailureText failure={failure} />;
}
