import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { HistoryOrder } from '#contract/entities/order.ts';
import { historyDates, type HistoryDates } from '#domain/orders/history-dates.ts';
import { useApi } from '#src/api/api-context.ts';
import { historyOptions } from '#src/api/past-orders.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Loading } from '#src/views/account/Loading.tsx';
import { LoadFailed } from '#src/views/failures/LoadFailed.tsx';
import { formatDay } from '#src/views/times/day-text.ts';
import { HistoryFilter } from './HistoryFilter.tsx';
import { HistoryMonths } from './HistoryMonths.tsx';
import styles from './OrderHistory.module.css';

/** Where no order tells another: the demo city's. */
const TIMEZONE = 'Europe/Zurich';

type OrderHistoryProps = {
  readonly customerId: string;
  /** The server's time, epoch milliseconds; null where it does not tell. */
  readonly now: number | null;
};

/** The orders that ended, the newest first: twenty at a time, and between two days where the address names them. */
export function OrderHistory({ customerId, now }: OrderHistoryProps) {
  const { from = '', to = '' } = useSearch({ from: '/orders' });
  const { dates } = historyDates(from, to);
  const history = useInfiniteQuery(historyOptions(useApi(), customerId, dates));
  const { data: orders, error, isFetching } = history;
  const timezone = orders?.[0]?.timezone ?? TIMEZONE;
  return (
    <div className={styles.history}>
      <HistoryFilter from={from} to={to} now={now ?? Date.now()} timezone={timezone} />
      {error && !history.isFetchNextPageError ? (
        orders ? (
          <Message tone="warn">
            <Trans>No answer just now. Below is what we knew before.</Trans>
          </Message>
        ) : (
          <LoadFailed error={error} again={() => void history.refetch()} busy={isFetching} />
        )
      ) : null}
      {!orders && !error ? <Loading rows={4} /> : null}
      {orders?.length === 0 ? <NothingThen dates={dates} /> : null}
      {orders && orders.length > 0 ? <Listed orders={orders} customerId={customerId} history={history} /> : null}
    </div>
  );
}

type ListedProps = {
  readonly orders: readonly HistoryOrder[];
  readonly customerId: string;
  readonly history: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly error: Error | null;
    readonly fetchNextPage: () => unknown;
  };
};

function Listed({ orders, customerId, history }: ListedProps) {
  const older = () => void history.fetchNextPage();
  const { length: count } = orders;
  return (
    <>
      <HistoryMonths orders={orders} customerId={customerId} />
      {history.isFetchNextPageError && history.error ? (
        <LoadFailed error={history.error} again={older} busy={history.isFetchingNextPage} />
      ) : history.hasNextPage ? (
        <Button variant="secondary" className={styles.older} busy={history.isFetchingNextPage} onClick={older}>
          <Trans>Show older</Trans>
        </Button>
      ) : null}
      <p role="status" className="visually-hidden">
        <Trans>{count} orders are shown.</Trans>
      </p>
    </>
  );
}

/** No order ended then; or never any. */
function NothingThen({ dates }: { readonly dates: HistoryDates | null }) {
  const { i18n } = useLingui();
  const day = (date: string) => formatDay(`${date}T12:00:00Z`, 'UTC', i18n.locale);
  if (!dates)
    return (
      <EmptyState
        level={3}
        picture={<Picture src="/pictures/dish/mint/croissant.svg" alt="" width={232} height={232} />}
        title={<Trans>No past order yet</Trans>}
        action={
          <Link to="/stores" className={buttonClass('secondary', { size: 'small' })}>
            <Trans>See stores</Trans>
          </Link>
        }
      >
        <Trans>What you have ordered stands here, to look at, to rate and to order again.</Trans>
      </EmptyState>
    );
  const [start, end] = [day(dates.start), day(dates.end)];
  return (
    <EmptyState
      level={3}
      title={
        <Trans>
          No order between {start} and {end}
        </Trans>
      }
      action={
        <Link to="/orders" search={{ tab: 'history' }} className={buttonClass('secondary', { size: 'small' })} resetScroll={false}>
          <Trans>Show all</Trans>
        </Link>
      }
    />
  );
}
