import { Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import { useState } from 'react';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { byProvider } from '#domain/payment/parts.ts';
import { readParts } from '#domain/payment/amount-fields.ts';
import { useResumedPayment } from '#src/shop/payment/use-payment.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Plate } from '#src/ui/Plate.tsx';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import { LeaveWhenOrdered } from './LeaveWhenOrdered.tsx';
import styles from './checking.module.css';
import { CheckingHeading } from './CheckingHeading.tsx';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentOver } from './PaymentOver.tsx';
import { PaymentProgress } from './PaymentProgress.tsx';

type ResumedPaymentProps = {
  readonly paymentId: string | null;
  readonly isParcel: boolean;
  readonly currency: string | null;
};

export function ResumedPayment({ paymentId, isParcel, currency }: ResumedPaymentProps) {
  // What is known of it is forgotten by the browser when its end is known; the page goes on with what it began with.
  const [{ id, wasParcel }] = useState({ id: paymentId, wasParcel: isParcel });
  const [payment, send] = useResumedPayment(id);
  // On another device only the server knows of what it is.
  const ofParcel = wasParcel || payment.seen?.delivery_type === DELIVERY_TYPE.courier;
  // The bank's question may stand above the page: Back, which would lose it, does nothing there.
  useBackCloses(payment.is === 'confirming', () => undefined);
  const end = payment.is === 'over' ? payment.end : null;
  if (end && end.is !== 'ordered') return <PaymentOver end={end} isParcel={ofParcel} />;
  const due = payment.seen && (byProvider(readParts(payment.seen)) || toMinor(payment.seen.total));
  return (
    <>
      <LeaveWhenOrdered order={end && end.order} isParcel={ofParcel} />
      <div className={styles.head}>
        <CheckingHeading>
          <Trans>Checking your payment</Trans>
        </CheckingHeading>
        {due === null || currency === null ? null : <Plate>{formatMoney(due, currency)}</Plate>}
      </div>
      {payment.is === 'over' ? null : (
        <>
          <PaymentProgress payment={payment} kind={ofParcel ? 'parcel' : 'basket'} />
          <div className={styles.actions}>
            <PaymentActions payment={payment} onSend={send} />
            <p className={styles.lead}>
              <Link to="/orders" className={buttonClass('quiet')}>
                <Trans>Your orders</Trans>
              </Link>
            </p>
          </div>
        </>
      )}
    </>
  );
}
