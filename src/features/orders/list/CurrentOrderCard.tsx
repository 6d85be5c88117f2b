import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useId } from 'react';
import type { CurrentOrder } from '#contract/entities/order.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { arrivalOf, type Arrival } from '#domain/orders/arrival.ts';
import { courseOn } from '#domain/orders/course.ts';
import { wayOf } from '#domain/orders/order-reading.ts';
import { statusName } from '#domain/orders/status-name.ts';
import { Announced } from '#src/ui/Announced.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Card } from '#src/ui/Card.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import type { OrderToCancel } from '#src/features/orders/cancellation/order-to-cancel.ts';
import { CancelOrder } from '../parts/CancelOrder.tsx';
import { COURIER_PICTURE } from '../parts/courier-picture.ts';
import { Estimate } from '../parts/Estimate.tsx';
import { OrderProgress } from '../parts/OrderProgress.tsx';
import { statusText } from '../parts/status-texts.ts';
import styles from './CurrentOrders.module.css';

type CurrentOrderCardProps = {
  readonly order: CurrentOrder;
  /** The server's time, epoch milliseconds; null where it does not tell. */
  readonly now: number | null;
  readonly onCancel: (order: OrderToCancel) => void;
};

export function CurrentOrderCard({ order, now, onCancel }: CurrentOrderCardProps) {
  const { i18n, t } = useLingui();
  const title = useId();
  const number = String(order.unique_id);
  const name = order.store_name || t({ message: 'Courier', context: 'who brings an order' });
  const price = formatMoney(toMinor(order.user_pay_payment), order.currency);
  const course = courseOn(wayOf(order.delivery_type, order.is_user_pick_up_order), order);
  const status = i18n._(statusText(statusName(order)));
  const arrival = arrivalOf(order, now ?? 0);
  return (
    <Card as="li" padded={false} className={styles.order}>
      <article aria-labelledby={title}>
        <div className={styles.head}>
          <Picture src={order.store_image || COURIER_PICTURE} alt="" width={84} height={84} lazy={false} className={styles.picture} />
          <div>
            <h3 id={title} className={styles.name}>
              {name}
            </h3>
            <p className={styles.facts}>
              <Trans>Order {number}</Trans>
              {' · '}
              {price}
            </p>
            {order.is_user_pick_up_order ? (
              <p className={styles.facts}>
                <Trans>To collect at the store</Trans>
              </p>
            ) : null}
          </div>
          {now === null || course.now === null ? null : <Minutes arrival={arrival} />}
        </div>
        <p className={styles.state}>{status}</p>
        <Announced text={status} />
        <p className={styles.when}>
          <Estimate arrival={now === null ? { ...arrival, isLate: false } : arrival} course={course} timezone={order.timezone} />
        </p>
        <OrderProgress order={{ timezone: order.timezone, date_time: [] }} arrival={arrival} course={course} className={styles.line} />
        <div className={styles.foot}>
          <Link
            to="/delivery-coming"
            search={{ order_id: order._id }}
            className={buttonClass('primary', { size: 'small', className: styles.follow })}
          >
            <Trans>Follow</Trans>
            <span className="visually-hidden">
              {' '}
              <Trans>order {number}</Trans>
            </span>
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
          <CancelOrder
            onBegin={onCancel}
            order={{ orderId: order._id, number: order.unique_id, storeName: order.store_name, currency: order.currency, terms: order }}
          />
        </div>
      </article>
    </Card>
  );
}

function Minutes({ arrival: { minutesLeft, isLate } }: { readonly arrival: Arrival }) {
  if (minutesLeft === null) return null;
  return (
    <Plate size="time" tone={isLate ? 'safran' : undefined}>
      {minutesLeft}
      <small>
        <Trans>min</Trans>
      </small>
    </Plate>
  );
}
