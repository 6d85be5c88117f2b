import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { HistoryOrder } from '#contract/entities/order.ts';
import { formatMonth } from '#src/views/times/day-text.ts';
import { HistoryRow } from './HistoryRow.tsx';
import styles from './OrderHistory.module.css';

type HistoryMonthsProps = { readonly orders: readonly HistoryOrder[]; readonly customerId: string };
type Month = { readonly name: string; readonly orders: HistoryOrder[] };

/** Past orders under the months in which they ended. Their order stays: a month may stand twice. */
export function HistoryMonths({ orders, customerId }: HistoryMonthsProps) {
  const { i18n } = useLingui();
  const months: Month[] = [];
  for (const order of orders) {
    const name = order.completed_at ? formatMonth(order.completed_at, order.timezone ?? 'UTC', i18n.locale) : '';
    const last = months.at(-1);
    if (last?.name === name) last.orders.push(order);
    else months.push({ name, orders: [order] });
  }
  return months.map((month, place) => <OfMonth key={`${place} ${month.name}`} month={month} customerId={customerId} />);
}

function OfMonth({ month: { name, orders }, customerId }: { readonly month: Month; readonly customerId: string }) {
  const title = useId();
  return (
    <section aria-labelledby={name ? title : undefined}>
      {name ? (
        <h3 id={title} className={styles.month}>
          {name}
        </h3>
      ) : null}
      <ul>
        {orders.map((order) => (
          <HistoryRow key={order._id} order={order} customerId={customerId} />
        ))}
      </ul>
    </section>
  );
}
