import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { HistoryOrder } from '#contract/entities/order.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { endedWell, endingOf } from '#domain/orders/ending.ts';
import { useApi } from '#src/api/api-context.ts';
import { historyOptions, questionPutAwayOptions } from '#src/api/past-orders.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { formatDay } from '../times/day-text.ts';
import type { OrderToRate } from './order-to-rate.ts';
import { OrderRatings } from './OrderRatings.tsx';
import styles from './rating.module.css';

/** The last order of a history, the newest first, if its customer was not asked yet how it was. */
export function orderToAskFor([last]: readonly HistoryOrder[]): HistoryOrder | null {
  if (!last || last.is_invoice_shown !== false || last.rating_to_store || last.rating_to_provider) return null;
  const ending = endingOf(last);
  return ending !== null && endedWell(ending) ? last : null;
}

const toRate = (order: HistoryOrder): OrderToRate => ({
  orderId: order._id,
  order_status: order.order_status,
  order_status_id: order.order_status_id,
  delivery_type: order.delivery_type,
  // A list does not say who brought it: only a parcel is rated by its courier alone.
  hasCourier: order.delivery_type === DELIVERY_TYPE.courier,
  storeName: order.store_detail?.name ?? '',
  courierName: null,
  ratings: { store: order.rating_to_store ?? null, courier: order.rating_to_provider ?? null },
  timezone: order.timezone ?? 'Europe/Zurich',
});

/** Asks calmly how the last order was, on a page of something else; nothing where it was asked before, on any device. */
export function RatingCard({ customerId }: { readonly customerId: string }) {
  const api = useApi();
  const history = useInfiniteQuery({ ...historyOptions(api, customerId), staleTime: 60_000 });
  const putAway = useMutation(questionPutAwayOptions(api));
  const order = history.data ? orderToAskFor(history.data) : null;
  // Once it is rated nobody asks for it: the card stays for the word that says so. 'Not now' takes it away at once.
  const [asked, setAsked] = useState(order);
  if (order && !asked) setAsked(order);
  return asked && !putAway.isPending && !putAway.isSuccess ? <Asked order={asked} onPutAway={() => putAway.mutate(asked._id)} /> : null;
}

function Asked({ order, onPutAway }: { readonly order: HistoryOrder; readonly onPutAway: () => void }) {
  const { i18n, t } = useLingui();
  const name = order.store_detail?.name ?? t({ message: 'Courier', context: 'who brings an order' });
  const day = order.completed_at && formatDay(order.completed_at, order.timezone ?? 'Europe/Zurich', i18n.locale);
  return (
    <Card as="section" aria-labelledby="how-was-it" className={styles.card}>
      <div className={styles.head}>
        <h2 id="how-was-it" className={styles.title}>
          <Trans>How was it?</Trans>
        </h2>
        <Button size="small" variant="quiet" onClick={onPutAway}>
          <Trans>Not now</Trans>
        </Button>
      </div>
      <p className={styles.said}>{day ? <Trans>Your order of {day}</Trans> : name}</p>
      <OrderRatings order={toRate(order)} now={0} />
    </Card>
  );
}
