import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { HistoryOrder } from '#contract/entities/order.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { useApi } from '#src/api/api-context.ts';
import { historyOptions } from '#src/api/past-orders.ts';
import { Card } from '#src/ui/Card.tsx';
import { formatDate } from '#src/features/time/day-text.ts';
import { orderToAskFor } from './order-to-rate.ts';
import { RatingOf } from './RatingOf.tsx';
import styles from './rating.module.css';

/** Asks calmly how the last order was, on a page of something else; nothing where it was asked before, on any device (decision 074). */
export function RatingCard({ customerId }: { readonly customerId: string }) {
  const { data } = useQuery({ ...historyOptions(useApi(), customerId), staleTime: 60_000 });
  const order = data ? orderToAskFor(data.orders) : null;
  // Once it is rated nobody asks for it: the card stays for the word that says so.
  const [asked, setAsked] = useState(order);
  if (order && !asked) setAsked(order);
  return asked ? (
    <Suspense>
      <Asked order={asked} />
    </Suspense>
  ) : null;
}

function Asked({ order }: { readonly order: HistoryOrder }) {
  const { i18n, t } = useLingui();
  const isCourier = order.delivery_type === DELIVERY_TYPE.courier;
  const timezone = order.timezone ?? 'UTC';
  const day = order.completed_at && formatDate(order.completed_at, timezone, i18n.locale);
  return (
    <Card as="section" aria-labelledby="how-was-it" className={styles.card}>
      <h2 id="how-was-it" className={styles.title}>
        <Trans>How was it?</Trans>
      </h2>
      {day ? (
        <p className={styles.said}>
          <Trans>Your order of {day}</Trans>
        </p>
      ) : null}
      <RatingOf
        orderId={order._id}
        who={isCourier ? 'courier' : 'store'}
        name={order.store_detail?.name ?? t({ message: 'Courier', context: 'who brings an order' })}
        given={null}
        mayRate
        mayPutAway
        timezone={timezone}
      />
    </Card>
  );
}
