import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ScheduledTime } from '#domain/schedule/half-hours.ts';
import { comingTime } from '#domain/schedule/order-start.ts';
import type { Moment } from '#domain/schedule/store-clock.ts';
import { comingText, hoursText } from '#domain/schedule/time-text.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './NextTimes.module.css';

type NextTimesProps = {
  readonly times: readonly ScheduledTime[];
  readonly moment: Moment;
  readonly taken?: ScheduledTime | null;
  readonly onTake: (time: ScheduledTime) => void;
};

export function NextTimes({ times, moment, taken, onTake }: NextTimesProps) {
  const { i18n } = useLingui();
  const name = useId();
  if (times.length === 0) return null;
  return (
    <div role="group" aria-labelledby={name} className={styles.times}>
      <span id={name}>
        <Trans>Order for</Trans>
      </span>
      {times.map((time) => (
        <Button
          key={`${time.at} ${time.end}`}
          size="small"
          variant="secondary"
          aria-pressed={taken === undefined ? undefined : taken?.at === time.at}
          className={styles.time}
          onClick={() => onTake(time)}
        >
          {comingText(i18n.locale, { ...comingTime(time.at, moment), time: hoursText(time) })}
        </Button>
      ))}
    </div>
  );
}
