import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { useUnderWay } from '#src/flows/payment/use-under-way.ts';
import { Page } from '#src/ui/Page.tsx';
import styles from './Notices.module.css';

/** Leads to a payment whose end is not known yet, from every page but its own and the one that pays. */
export function PaymentBar() {
  const payment = useUnderWay();
  const { pathname } = useLocation();
  if (!payment || pathname === '/checking' || pathname === '/basket') return null;
  return (
    <div className={styles.payment}>
      <Page className={styles.paymentWords}>
        <span>
          <Trans>A payment of yours is being checked.</Trans>
        </span>{' '}
        <Link to="/checking" search={{ payment: payment.paymentId }} className={styles.paymentLink}>
          <Trans>See how it stands</Trans>
        </Link>
      </Page>
    </div>
  );
}
