import { Trans, useLingui } from '@lingui/react/macro';
import type { ScheduledTime } from '#domain/schedule/half-hours.ts';
import type { NextOpening } from '#domain/schedule/opening.ts';
import { weekdayText } from '#domain/schedule/time-text.ts';
import { dayOf } from '#src/features/time/day-of.ts';

type ClosedTextProps = {
  readonly opening: NextOpening | null;
  readonly time?: ScheduledTime | null;
};

export function ClosedText({ opening, time: chosen = null }: ClosedTextProps) {
  const { i18n } = useLingui();
  const day = opening && weekdayText(i18n.locale, opening.weekday);
  const time = opening?.time;
  if (chosen) {
    const date = dayOf(i18n.locale, chosen.date).weekday;
    const { start } = chosen;
    if (!day)
      return (
        <Trans>
          The store is closed on {date} at {start}.
        </Trans>
      );
    return time ? (
      <Trans>
        The store is closed on {date} at {start}. It opens on {day} at {time}.
      </Trans>
    ) : (
      <Trans>
        The store is closed on {date} at {start}. It opens on {day}.
      </Trans>
    );
  }
  if (!day) return <Trans>Store Closed Today</Trans>;
  if (!time) return <Trans>The store is closed now. It opens on {day}.</Trans>;
  return opening.daysAhead === 0 ? (
    <Trans>The store is closed now. It opens today at {time}.</Trans>
  ) : (
    <Trans>
      The store is closed now. It opens on {day} at {time}.
    </Trans>
  );
}
