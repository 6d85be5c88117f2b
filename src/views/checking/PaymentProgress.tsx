import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PaymentView } from '../../../machines/payment/payment.view.ts';
import { Line } from '../../ui/Line.tsx';
import { Message } from '../../ui/Message.tsx';
import styles from './checking.module.css';

type PaymentProgressProps = {
  readonly payment: PaymentView;
  /** What is in the basket, in a few words; nothing where that is not known. */
  readonly basket?: ReactNode;
  /** The card that pays: 'Visa ···· 4242'. */
  readonly card?: string | null;
};

/** How far a payment is, and what is safe meanwhile. */
export function PaymentProgress({ payment, basket, card = null }: PaymentProgressProps) {
  const { t } = useLingui();
  const asksBank = payment.is === 'confirming' || payment.is === 'unconfirmed' || payment.is === 'checking';
  const isOpen = payment.is === 'checking' && payment.canConfirm;
  return (
    <>
      <p className={styles.lead} role="status">
        {payment.is === 'asking' ? <Trans>Please keep this page open for a moment.</Trans>
          : payment.is === 'unconfirmed' ? <Trans>Your card was not asked yet.</Trans>
            : isOpen ? <Trans>Your bank asks you to confirm this payment.</Trans>
              : <Trans>Your bank may ask you to confirm. Keep this page open. You will not be charged twice.</Trans>}
      </p>
      <Line
        label={t`Your order on its way to the store`}
        stops={[
          { key: 'basket', state: 'done', label: <Trans>Basket saved</Trans>, note: basket },
          {
            key: 'bank', state: 'now',
            label: payment.is === 'unconfirmed' ? <Trans>Your bank, not asked yet</Trans>
              : isOpen ? <Trans>Waiting for your confirmation</Trans>
                : asksBank ? <Trans>Waiting for your bank</Trans> : <Trans>Sending your order</Trans>,
            note: payment.is === 'unconfirmed' || isOpen ? card
              : asksBank ? card ? <Trans>{card}, usually under 20 seconds</Trans> : <Trans>usually under 20 seconds</Trans> : undefined,
          },
          { key: 'store', state: 'next', label: <Trans>Order sent to the store</Trans> },
        ]}
      />
      {payment.is === 'unconfirmed' ? (
        <Message tone="bad" className={styles.notice} title={<Trans>The card provider could not be reached.</Trans>}>
          <Trans>Nothing was charged. Check your connection and try again, or pay in another way.</Trans>
        </Message>
      ) : asksBank ? (
        <Message tone={payment.failure ? 'warn' : 'info'} className={styles.notice}>
          <Trans>Lost connection? We keep checking and show the result here, or under Orders.</Trans>
        </Message>
      ) : null}
    </>
  );
}
