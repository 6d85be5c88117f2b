import { Trans, useLingui } from '@lingui/react/macro';
import type { Arrival } from '#domain/orders/arrival.ts';
import { formatClock } from './order-time.ts';

type EstimateProps = {
  readonly arrival: Arrival;
  readonly timezone: string;
  /** Whether the page names numbers to call. */
  readonly hasNumbers?: boolean;
};

/** When an order comes, in words: about, at the latest, or that it is late. */
export function Estimate({ arrival: { aboutAt, latestAt, isLate }, timezone, hasNumbers = false }: EstimateProps) {
  const { i18n } = useLingui();
  const clock = (at: number) => formatClock(new Date(at).toISOString(), timezone, i18n.locale);
  if (aboutAt === null) return <Trans>The time is not known yet.</Trans>;
  const about = clock(aboutAt);
  if (latestAt === null) return <Trans>About {about}</Trans>;
  const latest = clock(latestAt);
  if (isLate)
    return hasNumbers ? (
      <Trans>
        It is late: about {about} instead of {latest}. The numbers to call stand below.
      </Trans>
    ) : (
      <Trans>
        It is late: about {about} instead of {latest}.
      </Trans>
    );
  return (
    <Trans>
      About {about}, at the latest {latest}
    </Trans>
  );
}
