import { Trans, useLingui } from '@lingui/react/macro';
import { arrivalSpan, type Arrival } from '#domain/orders/arrival.ts';
import type { OrderCourse } from '#domain/orders/course.ts';
import { spanEnds } from '#domain/schedule/span-ends.ts';
import { timeText } from '#domain/schedule/time-text.ts';

type EstimateProps = {
  readonly arrival: Arrival;
  readonly course: Pick<OrderCourse, 'now' | 'isPickup'>;
  readonly timezone: string;
  readonly hasNumbers?: boolean;
};

export function Estimate({ arrival, course, timezone, hasNumbers = false }: EstimateProps) {
  const { i18n } = useLingui();
  const { aboutAt, latestAt, isLate, now } = arrival;
  if (aboutAt === null) return <Trans>We don’t know the time yet.</Trans>;
  const moment = { now, timezone };
  const about = timeText(i18n.locale, aboutAt, moment);
  if (isLate && latestAt !== null) {
    const latest = timeText(i18n.locale, latestAt, moment);
    return hasNumbers ? (
      <Trans>
        Running late: now expected around {about} (was {latest}). Phone numbers are below.
      </Trans>
    ) : (
      <Trans>
        Running late: now expected around {about} (was {latest}).
      </Trans>
    );
  }
  const span = arrivalSpan(arrival, course.now === 'on_the_way');
  if (!span) return course.isPickup ? <Trans>Ready around {about}.</Trans> : <Trans>Arriving around {about}.</Trans>;
  const [from, to] = spanEnds(i18n.locale, span.from, span.to, moment);
  return course.isPickup ? (
    <Trans>
      Ready between {from} and {to}.
    </Trans>
  ) : (
    <Trans>
      Arriving between {from} and {to}.
    </Trans>
  );
}
