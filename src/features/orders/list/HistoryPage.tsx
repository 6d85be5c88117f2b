import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HistoryDates } from '#domain/orders/history-dates.ts';
import { useApi } from '#src/api/api-context.ts';
import { historyOptions } from '#src/api/past-orders.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Loading } from '#src/features/account/Loading.tsx';
import { LoadFailed } from '#src/failures/LoadFailed.tsx';
import { HistoryMonths } from './HistoryMonths.tsx';
import { monthOf } from './history-months.ts';
import { NothingThen } from './NothingThen.tsx';
import styles from './OrderHistory.module.css';

type HistoryPageProps = {
  readonly customerId: string;
  readonly dates: HistoryDates | null;
  readonly before: number | null;
  readonly monthBefore: string | null;
};

const takeFocus = (page: HTMLElement | null) => page?.focus({ preventScroll: true });

export function HistoryPage({ customerId, dates, before, monthBefore }: HistoryPageProps) {
  const { i18n } = useLingui();
  const [isOlderWanted, setOlderWanted] = useState(false);
  const { data, error, refetch, isFetching } = useQuery(historyOptions(useApi(), customerId, dates, before));
  if (!data) return error ? <LoadFailed error={error} again={() => void refetch()} busy={isFetching} /> : <Loading rows={4} />;
  const { orders, next } = data;
  const last = orders.at(-1);
  if (before === null && !last) return <NothingThen dates={dates} />;
  return (
    <div {...(before === null ? {} : { ref: takeFocus, tabIndex: -1 })} className={styles.page}>
      {error && before === null ? (
        <Message tone="warn">
          <Trans>We couldn’t refresh this page. You’re seeing the last version.</Trans>
        </Message>
      ) : null}
      <HistoryMonths orders={orders} monthBefore={monthBefore} />
      {next === null ? null : isOlderWanted ? (
        <HistoryPage customerId={customerId} dates={dates} before={next} monthBefore={last ? monthOf(last, i18n.locale) : monthBefore} />
      ) : (
        <Button variant="secondary" className={styles.older} onClick={() => setOlderWanted(true)}>
          <Trans>Show older</Trans>
        </Button>
      )}
    </div>
  );
}
