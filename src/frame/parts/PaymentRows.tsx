import { Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import type { ReactNode } from 'react';
import { Page } from '#src/ui/Page.tsx';
import styles from '../Notices.module.css';

export const PaymentRows = ({ basket, parcel }: { readonly basket: string | null; readonly parcel: string | null }) => (
  <>
    {basket === null ? null : (
      <Row paymentId={basket}>
        <Trans>We’re checking your payment.</Trans>
      </Row>
    )}
    {parcel === null ? null : (
      <Row paymentId={parcel}>
        <Trans>We’re checking the payment for your parcel.</Trans>
      </Row>
    )}
  </>
);

const Row = ({ paymentId, children }: { readonly paymentId: string; readonly children: ReactNode }) => (
  <div className={styles.payment}>
    <Page className={styles.paymentWords}>
      <span>{children}</span>{' '}
      <Link to="/checking" search={{ payment: paymentId }} className={styles.paymentLink}>
        <Trans>Check the status</Trans>
      </Link>
    </Page>
  </div>
);
