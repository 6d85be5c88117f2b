import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import type { ReactNode } from 'react';
import { buttonClass } from '#src/ui/button-class.ts';
import { Line } from '#src/ui/Line.tsx';
import { Message } from '#src/ui/Message.tsx';
import type { PaymentSubject } from './payment-subject.ts';
import styles from './payment.module.css';

type OrderCheckingProps = {
  readonly kind: PaymentSubject['kind'];
  readonly children: ReactNode;
  /** No answer came; asking again is safe. */
  readonly isUncertain: boolean;
  readonly sheet?: string;
};

export function OrderChecking({ kind, children, isUncertain, sheet = '' }: OrderCheckingProps) {
  const { t } = useLingui();
  const isParcel = kind === 'parcel';
  return (
    <>
      <p className={styles.lead} role="status">
        {isUncertain ? (
          <Trans>We’re checking whether your order went through.</Trans>
        ) : sheet ? (
          <Trans>Confirm the payment on the {sheet} sheet. Nothing has been charged yet.</Trans>
        ) : (
          <Trans>Please keep this page open for a moment.</Trans>
        )}
      </p>
      <Line
        label={isParcel ? t`Asking couriers` : t`Sending your order to the store`}
        stops={[
          {
            key: 'basket',
            state: 'done',
            label: isParcel ? <Trans>Parcel saved</Trans> : <Trans>Basket saved</Trans>,
            note: children,
          },
          { key: 'sending', state: 'now', label: <SendingStop isUncertain={isUncertain} isOnSheet={sheet !== ''} /> },
          { key: 'store', state: 'next', label: isParcel ? <Trans>Looking for a courier</Trans> : <Trans>Order sent to the store</Trans> },
        ]}
      />
      {isUncertain ? (
        <Message
          tone="warn"
          className={styles.notice}
          title={<Trans>We lost the connection.</Trans>}
          action={
            <Link to="/orders" className={buttonClass('quiet', { size: 'small' })}>
              <Trans>See your orders</Trans>
            </Link>
          }
        >
          <Trans>We’ll retry automatically. You won’t be charged twice, and only one order will be placed.</Trans>
        </Message>
      ) : null}
    </>
  );
}

function SendingStop({ isUncertain, isOnSheet }: { readonly isUncertain: boolean; readonly isOnSheet: boolean }) {
  if (isOnSheet) return <Trans>Waiting for your confirmation</Trans>;
  return isUncertain ? <Trans>No answer yet</Trans> : <Trans>Sending your order</Trans>;
}
