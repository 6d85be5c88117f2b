import { Trans } from '@lingui/react/macro';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import styles from './courier.module.css';
import type { OpenBooking } from './open-booking.ts';
import { TryAgain } from '#src/failures/TryAgain.tsx';

export function RecallNotice({ view: { recallFailure }, send }: Pick<OpenBooking, 'view' | 'send'>) {
  if (!recallFailure) return null;
  return (
    <Message
      tone="warn"
      className={styles.notice}
      title={<Trans>We couldn’t load your earlier parcel.</Trans>}
      action={recallFailure.kind === 'transport' ? <TryAgain onClick={() => send({ type: 'again.wanted' })} /> : undefined}
    >
      <FailureText failure={recallFailure} />
    </Message>
  );
}
