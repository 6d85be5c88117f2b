import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { HistoryOrder } from '#contract/entities/order.ts';
import type { Month } from '#src/features/time/in-months.ts';
import { monthsOf } from './history-months.ts';
import { HistoryRow } from './HistoryRow.tsx';
import styles from './OrderHistory.module.css';

export function HistoryMonths({ orders, monthBefore }: { readonly orders: readonly HistoryOrder[]; readonly monthBefore: string | null }) {
  const { i18n } = useLingui();
  return monthsOf(orders, i18n.locale).map((month, place) => (
    <OfMonth key={`${place} ${month.name}`} month={month} goesOn={place === 0 && month.name === monthBefore} />
  ));
}

function OfMonth({ month: { name, rows }, goesOn }: { readonly month: Month<HistoryOrder>; readonly goesOn: boolean }) {
  const title = useId();
  return (
    <section aria-labelledby={name ? title : undefined}>
      {name ? (
        <h3 id={title} className={goesOn ? 'visually-hidden' : styles.month}>
          {name}
        </h3>
      ) : null}
      <ul>
        {rows.map((order) => (
          <HistoryRow key={order._id} order={order} />
        ))}
      </ul>
    </section>
  );
}
