import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '#src/navigation/Link.tsx';
import { useState, type ReactNode } from 'react';
import type { Order } from '#contract/entities/order.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import { arrivalOf, type Arrival } from '#domain/orders/arrival.ts';
import { useApi } from '#src/api/api-context.ts';
import { orderOptions } from '#src/api/orders.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Page } from '#src/ui/Page.tsx';
import { plateClass } from '#src/ui/plate-class.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { orderView, type OrderView } from '../order.view.ts';
import { LeaveEnded } from '../parts/LeaveEnded.tsx';
import { InstallCard } from './InstallCard.tsx';
import { OrderArrival } from './OrderArrival.tsx';
import { OrderPaid } from './OrderPaid.tsx';
import { OrderSent } from './OrderSent.tsx';
import { ParcelSent } from './ParcelSent.tsx';
import { ReferralCard } from '#src/features/account/referral/ReferralCard.tsx';
import styles from './ThankYou.module.css';
import { ThankYouRoom } from './ThankYouRoom.tsx';

type ThanksProps = {
  readonly orderId: string;
  readonly number: string | undefined;
  readonly user: StoredUser | null;
  readonly isParcel: boolean;
};

export function Thanks({ orderId, number, user, isParcel }: ThanksProps) {
  const { data, isPending } = useQuery(orderOptions(useApi(), user?._id ?? null, orderId));
  const [opened] = useState(() => Date.now());
  const known = data && { order: data.order, view: orderView(data.order), arrival: arrivalOf(data.order, serverTimeOf(data) ?? opened) };
  const isComing = user !== null && isPending;
  return (
    <>
      {known ? <LeaveEnded orderId={orderId} to={known.view.placeOfEnding} /> : null}
      <ThankYouRoom isParcel={isParcel}>
        <Board orderId={orderId} number={known?.view.number ?? number} parcelOf={senderOf(isParcel, user)}>
          {known ? <Sent {...known} isParcel={isParcel} /> : null}
        </Board>
      </ThankYouRoom>
      <Page className={styles.cards}>
        {known ? <OrderArrival {...known} /> : null}
        {isComing ? <Skeleton shape="block" className={styles.waiting} /> : null}
        <div className={styles.side}>
          {known ? <OrderPaid {...known} /> : null}
          {isComing ? <Skeleton shape="block" className={styles.paidWaiting} /> : null}
          <InstallCard />
          {user ? <Referral user={user} /> : null}
        </div>
      </Page>
    </>
  );
}

const Referral = ({ user }: { readonly user: StoredUser }) =>
  user.referral_code ? <ReferralCard code={user.referral_code} phoneCode={user.country_phone_code} /> : null;

const serverTimeOf = ({ server_time: serverTime }: { readonly server_time?: string | undefined }) =>
  serverTime === undefined ? null : Date.parse(serverTime);

/** The first name of whoever sent a parcel, '' where it is not known; null of a store's order. */
const senderOf = (isParcel: boolean, user: StoredUser | null): string | null => (isParcel ? (user?.first_name ?? '') : null);

type SentProps = { readonly order: Order; readonly view: OrderView; readonly arrival: Arrival; readonly isParcel: boolean };

const Sent = ({ isParcel, ...known }: SentProps) => (isParcel ? <ParcelSent view={known.view} /> : <OrderSent {...known} />);

type BoardProps = {
  readonly orderId: string;
  readonly number: string | undefined;
  readonly parcelOf: string | null;
  readonly children: ReactNode;
};

const Board = ({ orderId, number, parcelOf, children }: BoardProps) => (
  <div className={plateClass({ size: 'board', className: styles.board })}>
    {number ? (
      <p className={styles.number}>
        <Trans>Order {number}</Trans>
      </p>
    ) : null}
    <h1 className={styles.headline}>
      {parcelOf === null ? (
        <Trans>Thank you for your order</Trans>
      ) : parcelOf === '' ? (
        <Trans>Thank you. We’re looking for a courier.</Trans>
      ) : (
        <Trans>Thank you, {parcelOf}. We’re looking for a courier.</Trans>
      )}
    </h1>
    <p className={styles.sent}>{children}</p>
    <p className={styles.onwards}>
      <Link to="/delivery-coming" search={{ order_id: orderId }} className={buttonClass('find')}>
        <Trans>Track your order</Trans>
      </Link>
      {parcelOf === null ? (
        <Link to="/stores" className={buttonClass('secondary', { className: styles.onPlate })}>
          <Trans>Back to stores</Trans>
        </Link>
      ) : (
        <Link to="/courier_order" className={buttonClass('secondary', { className: styles.onPlate })}>
          <Trans>Send another</Trans>
        </Link>
      )}
    </p>
  </div>
);
