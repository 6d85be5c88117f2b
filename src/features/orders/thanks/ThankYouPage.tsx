import { useLingui } from '@lingui/react/macro';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useSession } from '#src/shop/session/use-session.ts';
import { Page } from '#src/ui/Page.tsx';
import { PageTitle } from '#src/navigation/PageTitle.tsx';
import { NoNewOrder } from './NoNewOrder.tsx';
import { Thanks } from './Thanks.tsx';
import { ThankYouRoom } from './ThankYouRoom.tsx';
import styles from './ThankYou.module.css';

const never = () => () => undefined;

/** The order was made: the one that this browser placed last. Anybody may write an address; nobody is thanked for it. */
export function ThankYouPage() {
  const { t } = useLingui();
  const [session] = useSession();
  const { storage } = useRouteContext({ from: '/thankyou' });
  const { order_id: orderId, number, of } = useSearch({ from: '/thankyou' });
  // The server renders for nobody; what was ordered here is known in the browser alone.
  const isKnown = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const user = isKnown && session.is === 'signedIn' ? session.user : null;
  const isMine = orderId !== undefined && orderId === storage.read('storefront.last_order_id');
  if (orderId !== undefined && (isMine || !isKnown)) {
    return (
      <>
        <PageTitle>{t`Thank you`}</PageTitle>
        {isMine ? (
          <Thanks orderId={orderId} number={number} user={user} isParcel={of === 'parcel'} />
        ) : (
          <ThankYouRoom isParcel={of === 'parcel'}>{null}</ThankYouRoom>
        )}
      </>
    );
  }
  return (
    <Page className={styles.page}>
      <PageTitle>{t`This order isn’t here`}</PageTitle>
      <NoNewOrder isSignedIn={user !== null} />
    </Page>
  );
}
