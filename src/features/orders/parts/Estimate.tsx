import { Trans, useLingui } from '@lingui/react/macro';
import type { Arrival } from '#domain/orders/arrival.ts';
import { timeText } from '#domain/schedule/time-text.ts';

type EstimateProps = {
  readonly arrival: Arrival;
  readonly timezone: string;
  /** Whether the page names numbers to call. */
  readonly hasNumbers?: boolean;
};

/** When an order comes, in words: about, at the latest, or that it is late. */
export function Estimate({ arrival: { aboutAt, latestAt, isLate, now }, timezone, hasNumbers = false }: EstimateProps) {
  const { i18n } = useLingui();
  if (aboutAt === null) return <Trans>We don’t know the time yet.</Trans>;
  const about = timeText(i18n.locale, aboutAt, { now, timezone });
  if (latestAt === null) return <Trans>Around {about}</Trans>;
  const latest = timeText(i18n.locale, latestAt, { now, timezone });
  if (isLate)
    return hasNumbers ? (
      <Trans>
        Running late: now expected around {about} (was {latest}). Phone numbers are below.
      </Trans>
    ) : (
      <Trans>
        Running late: now expected around {about} (was {latest}).
      </Trans>
    );
  return (
    <Trans>
      Around {about}, {latest} at the latest
    </Trans>
  );
}
