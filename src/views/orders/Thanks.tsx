import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { StoredUser } from '../../../contract/entities/user.ts';
import { useApi } from '../../api/api-context.ts';
import { orderOptions } from '../../api/orders.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Page } from '../../ui/Page.tsx';
import { plateClass } from '../../ui/plate-class.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { orderSearch } from '../account/order-search.ts';
import { LeaveEnded } from './LeaveEnded.tsx';
import { OrderArrival } from './OrderArrival.tsx';
import { OrderPaid } from './OrderPaid.tsx';
import { OrderSent } from './OrderSent.tsx';
import { ReferralCard } from './ReferralCard.tsx';
import styles from './ThankYou.module.css';
import { ThankYouRoom } from './ThankYouRoom.tsx';

type ThanksProps = { readonly orderId: string; readonly number: string | null; readonly user: StoredUser | null };

/** The thanks for an order, and the first look at its way; where it cannot be read just now, the thanks alone. */
export function Thanks({ orderId, number, user }: ThanksProps) {
  const { data, error } = useQuery({ ...orderOptions(useApi(), orderId), enabled: user !== null });
  const order = data?.order;
  const shownNumber = order ? String(order.unique_id) : number;
  return (
    <>
      {order ? <LeaveEnded orderId={orderId} status={order.order_status} /> : null}
      <ThankYouRoom>
        <div className={plateClass({ size: 'board', className: styles.board })}>
          {shownNumber ? <p className={styles.number}><Trans>Order {shownNumber}</Trans></p> : null}
          <h1 className={styles.headline}><Trans>Thank you for your order</Trans></h1>
          <p className={styles.sent}>{order ? <OrderSent order={order} /> : null}</p>
          <p className={styles.onwards}>
            <Link to="/delivery-coming" search={orderSearch(orderId)} className={buttonClass('find')}><Trans>Track your order</Trans></Link>
            <Link to="/stores" className={buttonClass('secondary', { className: styles.onPlate })}><Trans>Back to stores</Trans></Link>
          </p>
        </div>
      </ThankYouRoom>
      <Page className={styles.cards}>
        {order ? <OrderArrival order={order} /> : user && !error ? <Skeleton shape="block" className={styles.waiting} /> : null}
        <div className={styles.side}>
          {order ? <OrderPaid order={order} /> : null}
          {user?.referral_code ? <ReferralCard code={user.referral_code} phoneCode={user.country_phone_code} /> : null}
        </div>
      </Page>
    </>
  );
}
