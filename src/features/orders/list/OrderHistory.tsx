import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { historyDates } from '#domain/orders/history-dates.ts';
import { useApi } from '#src/api/api-context.ts';
import { historyOptions } from '#src/api/past-orders.ts';
import { HistoryFilter } from './HistoryFilter.tsx';
import { HistoryPage } from './HistoryPage.tsx';
import styles from './OrderHistory.module.css';

type OrderHistoryProps = {
  readonly customerId: string;
  /** The server's time, epoch milliseconds; null where it does not tell. */
  readonly now: number | null;
};

export function OrderHistory({ customerId, now }: OrderHistoryProps) {
  const { from = '', to = '' } = useSearch({ from: '/orders' });
  const { dates } = historyDates(from, to);
  const [opened] = useState(() => Date.now());
  const api = useApi();
  const { data } = useQuery(historyOptions(api, customerId, dates));
  // Where no order tells it: that of the city around, or the browser's own.
  const [around] = useState(() => api.whereabouts().timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <div className={styles.history}>
      <HistoryFilter from={from} to={to} now={now ?? opened} timezone={data?.orders[0]?.timezone ?? around} />
      <HistoryPage key={`${dates?.start} ${dates?.end}`} customerId={customerId} dates={dates} before={null} monthBefore={null} />
    </div>
  );
}
