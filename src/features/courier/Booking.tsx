import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Link } from '#src/navigation/Link.tsx';
import { useEffect, useRef, useState } from 'react';
import type { StoredUser } from '#contract/entities/user.ts';
import { useApi } from '#src/api/api-context.ts';
import { favouriteAddressesOptions } from '#src/api/favourite-addresses.ts';
import { useCourierBooking } from '#src/features/courier/use-courier-booking.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { LeaveWhenOrdered } from '../payment/checking/LeaveWhenOrdered.tsx';
import { HEADING_ID } from './field-id.ts';
import { bookingPage } from './booking-page.ts';
import { SignInFirst } from './SignInFirst.tsx';
import styles from './courier.module.css';
import { ParcelDialogs } from './ParcelDialogs.tsx';
import { ParcelForm } from './ParcelForm.tsx';
import { PaymentStep } from './PaymentStep.tsx';

/** From two addresses to the order of a courier. `user`: whoever is signed in now, null for nobody. */
export function Booking({ user }: { readonly user: StoredUser | null }) {
  const { i18n } = useLingui();
  const router = useRouter();
  const [page] = useState(() => bookingPage(router, i18n));
  const { view, send, flows } = useCourierBooking(page);
  const placement = flows?.placement[0];
  const isPaid = view.is === 'payment' || view.is === 'placed';
  // Asked for while the rest comes, so that they stand at their stop from its beginning.
  useQuery({ ...favouriteAddressesOptions(useApi(), user?._id ?? ''), enabled: user !== null });
  useFocusOnStep(isPaid);
  const leave = <LeaveWhenOrdered order={view.is === 'placed' && placement?.is === 'placed' ? placement.order : null} isParcel />;

  if (view.is === 'nobody' || user === null)
    return (
      <>
        {leave}
        <SignInFirst />
      </>
    );
  if (view.is === 'handedOver') {
    return (
      <Message
        tone="info"
        className={styles.notice}
        title={<Trans>Your booking is being placed.</Trans>}
        action={
          <Button size="small" variant="secondary" onClick={() => send({ type: 'another.wanted' })}>
            <Trans>Send a parcel now</Trans>
          </Button>
        }
      >
        <Trans>It belongs to the account that was signed in before.</Trans>
      </Message>
    );
  }
  if (view.is === 'elsewhere') {
    return (
      <Message
        tone="ok"
        className={styles.notice}
        title={<Trans>This parcel was booked in another tab.</Trans>}
        action={
          <span className={styles.ways}>
            <Link to="/orders" className={buttonClass('primary', { size: 'small' })}>
              <Trans>Your orders</Trans>
            </Link>
            <Button size="small" variant="secondary" onClick={() => send({ type: 'another.wanted' })}>
              <Trans>Send another</Trans>
            </Button>
          </span>
        }
      >
        <Trans>Only one order was placed.</Trans>
      </Message>
    );
  }
  if (view.is === 'broken') {
    return (
      <Message
        tone="bad"
        className={styles.notice}
        title={<Trans>Something went wrong on this page.</Trans>}
        action={
          <Button size="small" variant="secondary" onClick={() => send({ type: 'retry.asked' })}>
            <Trans>Start over</Trans>
          </Button>
        }
      >
        <Trans>We’ve saved what you entered.</Trans>
      </Message>
    );
  }
  if (!flows) return <Skeleton shape="block" className={styles.coming} />;
  return (
    <>
      {leave}
      {isPaid ? (
        <PaymentStep user={user} view={view} send={send} flows={flows} />
      ) : (
        <ParcelForm user={user} view={view} send={send} flows={flows} />
      )}
      <ParcelDialogs user={user} view={view} send={send} flows={flows} />
    </>
  );
}

/** The button that led to the next step is gone with its step: the focus goes to the page's heading. */
function useFocusOnStep(isPaid: boolean): void {
  const last = useRef(isPaid);
  useEffect(() => {
    if (last.current !== isPaid) document.getElementById(HEADING_ID)?.focus();
    last.current = isPaid;
  }, [isPaid]);
}
