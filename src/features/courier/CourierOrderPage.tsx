import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useRouteContext } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useSession } from '#src/shop/session/use-session.ts';
import { Page } from '#src/ui/Page.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { neededPart } from '#src/lazy/lazy-part.tsx';
import { PageTitle } from '#src/navigation/PageTitle.tsx';
import { HEADING_ID } from './field-id.ts';
import { SignInFirst } from './SignInFirst.tsx';
import styles from './courier.module.css';
import { withWords } from '#src/lazy/with-words.ts';

const Booking = neededPart(
  (texts) => withWords(import('./Booking.tsx'), texts.load('basket', 'payment'), 'Booking'),
  <Skeleton shape="block" className={styles.coming} />,
);

/** Sending a parcel (specification 2, section 2.1): for customers alone, in a city. */
export function CourierOrderPage() {
  const { t } = useLingui();
  const [session] = useSession();
  const { storage } = useRouteContext({ from: '__root__' });
  // Once begun it hears itself who is signed in: an order under way is not left because somebody else comes.
  const [isBegun, setBegun] = useState(session.is === 'signedIn');
  if (session.is === 'signedIn' && !isBegun) setBegun(true);
  const isDrawnByServer = typeof window === 'undefined';
  if (session.is === 'signedIn' && !isDrawnByServer && storage.read('city_id') === null) return <Navigate to="/" replace />;
  return (
    <Page className={styles.page}>
      <PageTitle>{t`Send a parcel`}</PageTitle>
      <h1 id={HEADING_ID} tabIndex={-1}>
        <Trans>Send a parcel</Trans>
      </h1>
      {isBegun ? (
        <Suspense fallback={<Skeleton shape="block" className={styles.coming} />}>
          <Booking user={session.is === 'signedIn' ? session.user : null} />
        </Suspense>
      ) : (
        <SignInFirst />
      )}
    </Page>
  );
}
