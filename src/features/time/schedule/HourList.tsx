import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import type { ScheduledTime } from '#domain/schedule/half-hours.ts';
import { hoursText } from '#domain/schedule/time-text.ts';
import { listOpensAt, type TimeChoice } from '#domain/schedule/time-choices.ts';
import { Radio } from '#src/ui/Radio.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { fullDate } from '../full-date.ts';
import styles from './HourList.module.css';
import { reasonText } from './reason-text.ts';

type HourListProps = {
  readonly date: string;
  readonly choices: readonly TimeChoice[];
  readonly chosen: ScheduledTime | null;
  readonly onPick: (choice: TimeChoice) => void;
};

const keyOf = ({ at, end }: Pick<ScheduledTime, 'at' | 'end'>) => `${at} ${end ?? ''}`;

/** The times of a date: all of them, the impossible ones locked with their reason. It opens, and is entered, at the one that is chosen, else where its list opens. */
export function HourList({ date, choices, chosen, onPick }: HourListProps) {
  const { i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const chosenKey = chosen && keyOf(chosen);
  const first = choices.find((choice) => keyOf(choice) === chosenKey) ?? listOpensAt(choices);
  useLayoutEffect(() => {
    const frame = box.current;
    const row = frame?.querySelector('input[tabindex="0"]')?.closest('label');
    if (frame && row) frame.scrollTop = row.offsetTop;
  }, []);
  if (choices.length === 0)
    return (
      <p className={styles.none}>
        <Trans>No slot available at this time</Trans>
      </p>
    );
  const day = fullDate(i18n, date);
  return (
    <div ref={box} className={styles.hours}>
      <RadioGroup
        legend={<Trans>Time on {day}</Trans>}
        legendHidden
        value={chosenKey}
        onChange={(key) => {
          const picked = choices.find((choice) => keyOf(choice) === key);
          if (picked) onPick(picked);
        }}
      >
        {choices.map((choice) => (
          <Radio
            key={keyOf(choice)}
            value={keyOf(choice)}
            label={hoursText(choice)}
            aside={<Aside choice={choice} />}
            ruled
            tabIndex={choice === first ? 0 : -1}
            disabled={choice.whyNot !== null}
            className={styles.hour}
          />
        ))}
      </RadioGroup>
      {choices.every(({ whyNot }) => whyNot !== null) ? (
        <p className={styles.quiet}>
          <Trans>No times available on this date.</Trans>
        </p>
      ) : null}
    </div>
  );
}

function Aside({ choice: { whyNot, left } }: { readonly choice: TimeChoice }) {
  const { i18n } = useLingui();
  if (whyNot !== null) return <span className={styles.why}>{i18n._(reasonText(whyNot))}</span>;
  if (left === null) return null;
  return left === 1 ? <Trans>1 place left</Trans> : <Trans>{left} places left</Trans>;
}
