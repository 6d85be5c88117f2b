import { useLingui } from '@lingui/react/macro';
import { isSameDay } from '#domain/schedule/span-ends.ts';
import { timeText } from '#domain/schedule/time-text.ts';
import { formatDay } from '#src/features/time/day-text.ts';
import { stageStamp } from './order-stamp.ts';

type ReachedTimeProps = {
  /** ISO 8601. */
  readonly at: string;
  /** The server's time, epoch milliseconds. */
  readonly now: number;
  readonly timezone: string;
};

/** When a stage was reached: of today the time alone. */
export function ReachedTime({ at, now, timezone }: ReachedTimeProps) {
  const { i18n } = useLingui();
  if (!isSameDay(Date.parse(at), now, timezone)) return stageStamp(at, timezone, i18n.locale);
  return (
    <>
      <span className="visually-hidden">{formatDay(at, timezone, i18n.locale)} </span>
      <span>{timeText(i18n.locale, Date.parse(at), { now, timezone })}</span>
    </>
  );
}
