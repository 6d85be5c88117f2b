import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useSession } from '../../flows/use-session.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { PageTitle } from '../frame/PageTitle.tsx';
import { orderInAddress } from './order-in-address.ts';
import { ReferralCard } from './ReferralCard.tsx';
import styles from './orders.module.css';
import { useOwnSearch } from './use-own-search.ts';

const ROOM = '/pictures/scene/card/butter-lake-plate/fondue+wine.svg';

const never = () => () => undefined;

/** The order was made: the one that this browser placed last. Anybody may write an address; nobody is thanked for it. */
export function ThankYouPage() {
  const { t } = useLingui();
  const [session] = useSession();
  const { keeper } = useRouteContext({ from: '/thankyou' });
  const { orderId, number } = orderInAddress(useOwnSearch('/thankyou'));
  // The server renders for nobody; what was ordered here is known in the browser alone.
  const isKnown = useSyncExternalStore(never, () => true, () => false);
  const isMine = orderId !== null && orderId === keeper.read('storefront.last_order_id');
  return (
    <Page className={styles.page}>
      <PageTitle>{isMine || (orderId && !isKnown) ? t`Thank you` : t`No order here`}</PageTitle>
      {isMine ? <Thanks orderId={orderId} number={number} /> : null}
      {!isMine && (isKnown || orderId === null) ? <NoOrder /> : null}
      {session.is === 'signedIn' && session.user.referral_code ? <ReferralCard code={session.user.referral_code} phoneCode={session.user.country_phone_code} /> : null}
    </Page>
  );
}

function Thanks({ orderId, number }: { readonly orderId: string; readonly number: string | null }) {
  return (
    <div className={styles.thanks}>
      <Picture src={ROOM} alt="" width={380} height={178} lazy={false} className={styles.room} />
      <div>
        <h1 className={styles.title}><Trans>Thank you for your order</Trans></h1>
        <p className={styles.lead}><Trans>It is on its way to the store. You can follow every stop from here to your table.</Trans></p>
        {number ? <p className={styles.number}><Plate><Trans>Order {number}</Trans></Plate></p> : null}
        <Link to="/delivery-coming" search={{ order_id: orderId } as object} className={buttonClass()}><Trans>Track your order</Trans></Link>
      </div>
    </div>
  );
}

function NoOrder() {
  return (
    <EmptyState
      level={1}
      picture={<Picture src="/pictures/dish/butter/fondue.svg" alt="" width={112} height={112} lazy={false} />}
      title={<Trans>No order was placed from here</Trans>}
      action={<Link to="/" className={buttonClass()}><Trans>Order something</Trans></Link>}
    >
      <Trans>This page thanks for an order that was placed just now. Earlier ones stand under Orders.</Trans>
    </EmptyState>
  );
}
