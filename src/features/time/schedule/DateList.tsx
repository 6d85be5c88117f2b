import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { dayOf } from '../day-of.ts';
import { fullDate } from '../full-date.ts';
import styles from './DateList.module.css';

type DateListProps = { readonly dates: readonly string[]; readonly shown: string; readonly onPick: (date: string) => void };

export function DateList({ dates, shown, onPick }: DateListProps) {
  const { i18n } = useLingui();
  const name = useId();
  return (
    <fieldset className={styles.dates}>
      <legend className="visually-hidden">
        <Trans>Date</Trans>
      </legend>
      {dates.map((date, index) => {
        const { weekday, number } = dayOf(i18n.locale, date);
        return (
          <label key={date} className={styles.date}>
            <input
              type="radio"
              name={name}
              value={date}
              checked={date === shown}
              onChange={() => onPick(date)}
              aria-label={fullDate(i18n, date)}
              className={styles.input}
            />
            <span>{index === 0 ? <Trans>Today</Trans> : weekday}</span>
            <strong>{number}</strong>
          </label>
        );
      })}
    </fieldset>
  );
}
