import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Navigate, useRouteContext } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSession } from '#src/flows/session/use-session.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Message } from '#src/ui/Message.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { neededPart } from '../later/later-part.tsx';
import { PageTitle } from '../navigation/PageTitle.tsx';
import styles from './courier.module.css';

/** A booking is a customer's: its part comes for them alone. */
const Booking = neededPart(
  async (texts) => {
    const [part] = await Promise.all([import('./Booking.tsx'), texts.load('basket', 'payment')]);
    return part.Booking;
  },
  <Skeleton shape="block" className={styles.coming} />,
);

/** Sending a parcel (specification 2, section 2.1): for customers alone, in a city. */
export function CourierOrderPage() {
  const { t } = useLingui();
  const [session] = useSession();
  const { keeper } = useRouteContext({ from: '__root__' });
  const isDrawnByServer = typeof window === 'undefined';
  if (session.is === 'signedIn' && !isDrawnByServer && keeper.read('city_id') === null) return <Navigate to="/" replace />;
  return (
    <Page className={styles.page}>
      <PageTitle>{t`Send a parcel`}</PageTitle>
      <h1>
        <Trans>Send a parcel</Trans>
      </h1>
      {session.is === 'signedIn' ? (
        <Suspense fallback={<Skeleton shape="block" className={styles.coming} />}>
          <Booking key={session.user._id} user={session.user} />
        </Suspense>
      ) : (
        <Message
          tone="bad"
          className={styles.notice}
          title={<Trans>Please Login First</Trans>}
          action={
            <Link
              to="."
              search={(now) => ({ ...now, dialog: 'signIn' as const })}
              resetScroll={false}
              className={buttonClass('secondary', { size: 'small' })}
            >
              <Trans>Sign In</Trans>
            </Link>
          }
        >
          <p>
            <Trans>Parcels are booked from an account.</Trans>
          </p>
        </Message>
      )}
    </Page>
  );
}
