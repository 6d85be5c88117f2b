import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Order } from '#contract/entities/order.ts';
import { Card } from '#src/ui/Card.tsx';
import { ratedOf, type OrderToRate } from '#src/features/orders/rating/order-to-rate.ts';
import { neededPart } from '#src/lazy/lazy-part.tsx';
import type { OrderView } from '../order.view.ts';
import styles from './OrderDetail.module.css';
import { withWords } from '#src/lazy/with-words.ts';

const OrderRatings = neededPart((texts) =>
  withWords(import('#src/features/orders/rating/OrderRatings.tsx'), texts.load('rating'), 'OrderRatings'),
);

type OrderRatedProps = { readonly order: Order; readonly view: OrderView; readonly now: number };

export function OrderRated({ order, view: { storeName, isPickup }, now }: OrderRatedProps) {
  const courier = order.provider_detail;
  const rated: OrderToRate = {
    orderId: order._id,
    order_status: order.order_status,
    order_status_id: order.order_status_id,
    delivery_type: order.delivery_type,
    hasCourier: courier !== null && !isPickup,
    storeName: storeName ?? '',
    courierName: courier && `${courier.first_name} ${courier.last_name.slice(0, 1)}.`,
    ratings: { store: order.rating_to_store ?? null, courier: order.rating_to_provider ?? null },
    timezone: order.timezone,
  };
  return ratedOf(rated, now).length === 0 ? null : <Stars order={rated} now={now} />;
}

/** Where a link to it leads, it comes later than the page. */
function Stars({ order, now }: { readonly order: OrderToRate; readonly now: number }) {
  const section = useRef<HTMLDivElement>(null);
  const isNamed = useLocation({ select: ({ hash }) => hash === 'rating' });
  useEffect(() => {
    if (!isNamed) return;
    section.current?.scrollIntoView({ block: 'start' });
    section.current?.focus({ preventScroll: true });
  }, [isNamed]);
  return (
    <Card as="section" id="rating" aria-labelledby="order-rating" tabIndex={-1} ref={section}>
      <h3 id="order-rating" className={styles.title}>
        <Trans>How was it?</Trans>
      </h3>
      <OrderRatings order={order} now={now} />
    </Card>
  );
}
