import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import styles from './courier.module.css';
import type { OpenBooking } from './open-booking.ts';

export function RecallNotice({ view: { recallFailure }, send }: Pick<OpenBooking, 'view' | 'send'>) {
  if (!recallFailure) return null;
  return (
    <Message
      tone="warn"
      className={styles.notice}
      title={<Trans>We couldn’t load your earlier parcel.</Trans>}
      action={
        recallFailure.kind === 'transport' ? (
          <Button size="small" variant="secondary" onClick={() => send({ type: 'again.wanted' })}>
            <Trans>Try again</Trans>
          </Button>
        ) : undefined
      }
    >
      <FailureText failure={recallFailure} />
    </Message>
  );
}
