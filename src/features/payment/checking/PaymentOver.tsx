import { Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import type { PaymentView } from '#machines/payment/payment.view.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import styles from './checking.module.css';
import { CheckingHeading } from './CheckingHeading.tsx';
import { DeclineNotice } from './DeclineNotice.tsx';

type End = Extract<PaymentView, { is: 'over' }>['end'];

/** A payment that came to no order: why, that nothing was charged, and the way back to the basket; or one that nobody can look up, and where it would show. */
export function PaymentOver({ end, isParcel }: { readonly end: End; readonly isParcel: boolean }) {
  return (
    <>
      <CheckingHeading>
        {end.is === 'gone' ? (
          <Trans>No payment in progress</Trans>
        ) : end.is === 'untold' ? (
          <Trans>We can’t find this payment</Trans>
        ) : (
          <Trans>Your order wasn’t placed</Trans>
        )}
      </CheckingHeading>
      {end.is === 'untold' ? (
        <Message tone="info" className={styles.notice}>
          {isParcel ? (
            <Trans>Check your orders first. If it isn’t there, send the parcel again. You’ll never be charged twice.</Trans>
          ) : (
            <Trans>Check your orders first. If it isn’t there, order again from your basket. You’ll never be charged twice.</Trans>
          )}
        </Message>
      ) : end.is === 'declined' ? (
        <DeclineNotice decline={end.decline} />
      ) : (
        <Message
          tone={end.is === 'gone' ? 'info' : 'bad'}
          className={styles.notice}
          title={
            end.is === 'refused' && end.isRefunded ? <Trans>What you paid is being refunded.</Trans> : <Trans>Nothing was charged.</Trans>
          }
        >
          {end.is === 'refused' ? <FailureText failure={end.failure} /> : null}{' '}
          {isParcel ? <Trans>Your parcel details are saved.</Trans> : <Trans>Your basket hasn’t changed.</Trans>}
        </Message>
      )}
      <div className={styles.actions}>
        <div className={styles.foot}>
          <Link to="/orders" className={buttonClass('secondary', { className: styles.beside })}>
            <Trans>Your orders</Trans>
          </Link>
          {isParcel ? (
            <Link to="/courier_order" search={{ step: 'payment' }} className={buttonClass('primary', { className: styles.main })}>
              <Trans>Back to your parcel</Trans>
            </Link>
          ) : (
            <Link to="/basket" className={buttonClass('primary', { className: styles.main })}>
              <Trans>Back to your basket</Trans>
            </Link>
          )}
        </div>
      </div>
    </>
  );
}
