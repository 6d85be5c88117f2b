import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { historyDates, type HistoryDatesWrong } from '#domain/orders/history-dates.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { datesOfPeriod, periodOf, type Period } from './history-periods.ts';
import styles from './HistoryFilter.module.css';

type HistoryFilterProps = {
  readonly from: string;
  readonly to: string;
  /** The server's time, epoch milliseconds. */
  readonly now: number;
  readonly timezone: string;
};

export function HistoryFilter({ from, to, now, timezone }: HistoryFilterProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [typed, setTyped] = useState({ from, to });
  const [wrong, setWrong] = useState<HistoryDatesWrong | null>(historyDates(from, to).wrong);
  const [applied, setApplied] = useState({ from, to });
  // Back, or a link, brought other dates.
  if (applied.from !== from || applied.to !== to) {
    setApplied({ from, to });
    setTyped({ from, to });
    setWrong(historyDates(from, to).wrong);
  }
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const show = (dates: { readonly from: string; readonly to: string } | null) => {
    setTyped(dates ?? { from: '', to: '' });
    setWrong(null);
    void navigate({ to: '/orders', search: dates ? { tab: 'history', ...dates } : { tab: 'history' }, resetScroll: false });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = historyDates(typed.from, typed.to);
    // A filter without any day is none: the button asks for both.
    const what = read.dates ? null : (read.wrong ?? 'noStart');
    setWrong(what);
    if (what === null) show(typed);
    else (what === 'noStart' ? first : last).current?.focus();
  };
  const chosen = periodOf(historyDates(from, to).dates, now, timezone);
  const periods: Record<Period, ReactNode> = {
    month: <Trans>Last 30 days</Trans>,
    year: <Trans>This year</Trans>,
    all: <Trans context="every past order">All</Trans>,
  };
  return (
    <Card>
      <form className={styles.filter} onSubmit={submit} noValidate aria-label={t`Dates of the history`}>
        <div className={styles.days}>
          <TextField
            ref={first}
            type="date"
            label={<Trans>Start date</Trans>}
            value={typed.from}
            error={wrong === 'noStart' ? <Trans>Choose a start date</Trans> : undefined}
            onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, from: value }))}
          />
          <TextField
            ref={last}
            type="date"
            label={<Trans>End date</Trans>}
            value={typed.to}
            error={
              wrong === 'noEnd' ? (
                <Trans>Choose an end date</Trans>
              ) : wrong === 'wrongWayRound' ? (
                <Trans>The end date is before the start date</Trans>
              ) : undefined
            }
            onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, to: value }))}
          />
        </div>
        <div className={styles.periods} role="group" aria-label={t`Periods`}>
          {(Object.keys(periods) as Period[]).map((period) => (
            <Chip
              key={period}
              on={chosen === period}
              onClick={() => {
                const dates = datesOfPeriod(period, now, timezone);
                show(dates && { from: dates.start, to: dates.end });
              }}
            >
              {periods[period]}
            </Chip>
          ))}
        </div>
        <Button type="submit" variant="secondary" className={styles.show}>
          <Trans context="past orders">Show</Trans>
        </Button>
      </form>
    </Card>
  );
}
