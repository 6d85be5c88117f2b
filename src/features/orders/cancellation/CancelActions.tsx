import { Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import { formatMoney } from '#domain/money.ts';
import type { Ref } from 'react';
import type { CancellationEvent } from '#machines/cancellation/cancellation.setup.ts';
import type { CancellationView } from '#machines/cancellation/cancellation.view.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import styles from './cancellation.module.css';

type CancelActionsProps = {
  readonly cancelling: CancellationView;
  readonly currency: string;
  readonly send: (event: CancellationEvent) => void;
  readonly onClose: () => void;
  readonly keep?: Ref<HTMLButtonElement>;
};

export function CancelActions({ cancelling: { is, offer }, currency, send, onClose, keep }: CancelActionsProps) {
  if (is === 'unknown')
    return (
      <div className={styles.foot}>
        <Button onClick={() => send({ type: 'retry.asked' })}>
          <Trans>Check again</Trans>
        </Button>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    );
  if (is === 'refused')
    return (
      <div className={styles.foot}>
        <Link to="/orders" className={buttonClass('primary', { full: true })} onClick={onClose}>
          <Trans>See your orders</Trans>
        </Link>
      </div>
    );
  const isBusy = is === 'cancelling' || is === 'looking';
  return (
    <div className={styles.foot}>
      <Button ref={keep} onClick={onClose} disabled={isBusy}>
        {offer.can ? <Trans>Keep my order</Trans> : <Trans>Back to my order</Trans>}
      </Button>
      {offer.can ? (
        <Button
          variant="danger"
          busy={isBusy}
          busyLabel={is === 'looking' ? <Trans>Checking</Trans> : <Trans>Cancelling</Trans>}
          amount={offer.charge === 0 ? <Trans>free</Trans> : <Trans>{formatMoney(offer.charge, currency)} fee</Trans>}
          onClick={() => send({ type: 'cancelling.confirmed' })}
        >
          <Trans>Cancel order</Trans>
        </Button>
      ) : (
        <Link to="/help" className={buttonClass('secondary', { full: true })}>
          <Trans>Get help</Trans>
        </Link>
      )}
    </div>
  );
}
