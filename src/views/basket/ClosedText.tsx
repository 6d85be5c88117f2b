import { Trans, useLingui } from '@lingui/react/macro';
import type { NextOpening } from '../../../domain/schedule/opening.ts';
import { weekdayName } from './weekdays.ts';

/** When a closed store opens again. */
export function ClosedText({ opening }: { readonly opening: NextOpening | null }) {
  const { i18n } = useLingui();
  if (!opening) return <Trans>Store Closed Today</Trans>;
  const { time, daysAhead } = opening;
  const day = i18n._(weekdayName(opening.weekday));
  if (time === null) return <Trans>The store is closed now. It opens on {day}.</Trans>;
  return daysAhead === 0 ? <Trans>The store is closed now. It opens today at {time}.</Trans> : <Trans>The store is closed now. It opens on {day} at {time}.</Trans>;
}
