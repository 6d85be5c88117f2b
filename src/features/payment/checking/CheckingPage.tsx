import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import { Suspense } from 'react';
import { useCart } from '#src/shop/cart/use-cart.ts';
import { useSession } from '#src/shop/session/use-session.ts';
import { usePendingPayment } from '#src/shop/payment/use-pending-payment.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Page } from '#src/ui/Page.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { PageTitle } from '#src/navigation/PageTitle.tsx';
import styles from './checking.module.css';
import { CheckingHeading } from './CheckingHeading.tsx';
import { ResumedPayment } from './ResumedPayment.tsx';

/** How a payment stands, after a reload, a closed tab or on another device. `paymentId` null: whichever is under way. */
export function CheckingPage({ paymentId }: { readonly paymentId: string | null }) {
  const { t } = useLingui();
  const [session] = useSession();
  const [cart] = useCart();
  const { basket, parcel } = usePendingPayment();
  const known = paymentId ?? basket?.paymentId ?? parcel?.paymentId ?? null;
  return (
    <Page className={styles.page}>
      <PageTitle>{t`Checking your payment`}</PageTitle>
      {typeof window === 'undefined' ? (
        <Begun />
      ) : session.is === 'signedIn' ? (
        <Suspense fallback={<Begun />}>
          <ResumedPayment
            key={`${session.user._id} ${paymentId ?? ''}`}
            paymentId={known}
            isParcel={known !== null && known === parcel?.paymentId}
            currency={cart.is === 'filled' && cart.cart ? cart.cart.currency : null}
          />
        </Suspense>
      ) : (
        <>
          <CheckingHeading>
            <Trans>Checking your payment</Trans>
          </CheckingHeading>
          <p className={styles.lead}>
            <Trans>Sign in to see how your payment went. You won’t be charged twice.</Trans>
          </p>
          <Link to="." search={(now) => ({ ...now, dialog: 'signIn' as const })} resetScroll={false} className={buttonClass()}>
            <Trans>Sign In</Trans>
          </Link>
        </>
      )}
    </Page>
  );
}

const Begun = () => (
  <>
    <CheckingHeading>
      <Trans>Checking your payment</Trans>
    </CheckingHeading>
    <Skeleton shape="block" className={styles.waiting} />
  </>
);
