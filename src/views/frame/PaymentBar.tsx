import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { useUnderWay } from '#src/flows/payment/use-under-way.ts';
import { Page } from '#src/ui/Page.tsx';
import styles from './Notices.module.css';

/** Leads to each payment whose end is not known yet, from every page but the one that checks it and the one that pays it. */
export function PaymentBar() {
  const { basket, parcel } = useUnderWay();
  const { pathname } = useLocation();
  if (pathname === '/checking') return null;
  return (
    <>
      {basket && pathname !== '/basket' ? (
        <Row paymentId={basket.paymentId}>
          <Trans>A payment of yours is being checked.</Trans>
        </Row>
      ) : null}
      {parcel && pathname !== '/courier_order' ? (
        <Row paymentId={parcel.paymentId}>
          <Trans>The payment of your parcel is being checked.</Trans>
        </Row>
      ) : null}
    </>
  );
}

function Row({ paymentId, children }: { readonly paymentId: string; readonly children: React.ReactNode }) {
  return (
    <div className={styles.payment}>
      <Page className={styles.paymentWords}>
        <span>{children}</span>{' '}
        <Link to="/checking" search={{ payment: paymentId }} className={styles.paymentLink}>
          <Trans>See how it stands</Trans>
        </Link>
      </Page>
    </div>
  );
}
