import { Trans } from '@lingui/react/macro';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import type { Order } from '#contract/entities/order.ts';
import { arrivalOf } from '#domain/orders/arrival.ts';
import { isEndedWithoutSuccess } from '#domain/orders/progress.ts';
import { Card } from '#src/ui/Card.tsx';
import { orderView } from '../order.view.ts';
import { AgeNote } from '../parts/AgeNote.tsx';
import { EndedProgress } from '../parts/EndedProgress.tsx';
import { OrderedItems } from '../parts/OrderBill.tsx';
import { OrderEnding } from '../parts/OrderEnding.tsx';
import { OrderProgress } from '../parts/OrderProgress.tsx';
import { OrderAddress } from './OrderAddress.tsx';
import { ParcelSent } from './ParcelSent.tsx';
import styles from './OrderDetail.module.css';
import { OrderHead } from './OrderHead.tsx';
import { OrderPrice } from './OrderPrice.tsx';
import { OrderRated } from './OrderRated.tsx';
import { OrderWrong } from './OrderWrong.tsx';

type OrderDetailProps = {
  readonly order: Order;
  /** The server's time, epoch milliseconds. */
  readonly now: number;
};

export function OrderDetail({ order, now }: OrderDetailProps) {
  const view = orderView(order);
  return (
    <>
      <OrderHead order={order} view={view} now={now} />
      <OrderEnding order={order} />
      <div className={styles.progress}>
        {isEndedWithoutSuccess(order.order_status) ? (
          <EndedProgress order={order} now={now} />
        ) : (
          <OrderProgress order={order} arrival={arrivalOf(order, now)} course={view.course} direction="both" fromSent />
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          {order.cart_detail.order_details.length > 0 ? (
            <Card as="section" aria-labelledby="order-items">
              <h3 id="order-items">
                <Trans>What you ordered</Trans>
              </h3>
              <OrderedItems entries={order.cart_detail.order_details} currency={view.currency} />
              <AgeNote order={order} view={view} />
            </Card>
          ) : null}
          <OrderWrong order={order} view={view} />
          <OrderRated order={order} view={view} now={now} />
          {order.delivery_type === DELIVERY_TYPE.courier ? <ParcelSent order={order} view={view} /> : <OrderAddress view={view} />}
        </div>
        <OrderPrice order={order} view={view} />
      </div>
    </>
  );
}
