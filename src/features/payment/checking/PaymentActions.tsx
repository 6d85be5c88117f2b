import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentEvent } from '#machines/payment/payment.setup.ts';
import type { PaymentView } from '#machines/payment/payment.view.ts';
import { PART_VIEWS } from '#src/features/payment/parts/part-views.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './checking.module.css';

/** What can be done while a payment is under way. Another way to pay is offered only while nothing can be charged. */
export function PaymentActions({ payment, onSend }: { readonly payment: PaymentView; readonly onSend: (event: PaymentEvent) => void }) {
  const { t, i18n } = useLingui();
  const name = payment.elsewhere && i18n._(PART_VIEWS[payment.elsewhere].name);
  const canConfirm = payment.is === 'checking' && payment.canConfirm;
  const other = payment.is === 'unconfirmed' || canConfirm;
  const waits = payment.is === 'asking' || payment.is === 'confirming' || (payment.is === 'checking' && payment.asking && !canConfirm);
  return (
    <div className={styles.foot}>
      {other ? (
        <Button key="other" variant="secondary" className={styles.beside} onClick={() => onSend({ type: 'payment.reconsidered' })}>
          <Trans>Use another payment method</Trans>
        </Button>
      ) : null}
      <Button
        key="main"
        className={styles.main}
        busy={waits}
        busyLabel={payment.is === 'asking' ? t`Ordering` : t`Checking`}
        onClick={() => onSend({ type: canConfirm ? 'challenge.resumed' : 'retry.asked' })}
      >
        {canConfirm && name ? (
          <Trans>Continue with {name}</Trans>
        ) : canConfirm ? (
          <Trans>Confirm with your bank</Trans>
        ) : payment.is === 'checking' ? (
          <Trans>Check now</Trans>
        ) : (
          <Trans>Try again</Trans>
        )}
      </Button>
    </div>
  );
}
