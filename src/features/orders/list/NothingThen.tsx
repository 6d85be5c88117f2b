import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import type { HistoryDates } from '#domain/orders/history-dates.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { formatDate } from '#src/features/time/day-text.ts';

const picture = <Picture src="/pictures/dish/mint/croissant.svg" alt="" width={232} height={232} />;

export function NothingThen({ dates }: { readonly dates: HistoryDates | null }) {
  const { i18n } = useLingui();
  const day = (date: string) => formatDate(`${date}T12:00:00Z`, 'UTC', i18n.locale);
  if (!dates)
    return (
      <EmptyState
        level={3}
        picture={picture}
        title={<Trans>No past orders yet</Trans>}
        action={
          <Link to="/stores" className={buttonClass('secondary', { size: 'small' })}>
            <Trans>See stores</Trans>
          </Link>
        }
      >
        <Trans>Your past orders appear here. You can rate them and order again.</Trans>
      </EmptyState>
    );
  const [start, end] = [day(dates.start), day(dates.end)];
  return (
    <EmptyState
      level={3}
      title={
        <Trans>
          No orders between {start} and {end}
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
