import { useMemo } from 'react';
import { ANY_STORE } from '#domain/schedule/any-store.ts';
import { choicesOn } from '#domain/schedule/time-choices.ts';
import { timetableOf } from '#domain/schedule/timetable.ts';
import type { DeliveryTimeView } from '#machines/delivery-time/delivery-time.view.ts';
import type { FulfilmentTimeEvent } from '#src/shop/fulfilment/fulfilment-time-flow.ts';
import { DateList } from './DateList.tsx';
import { HourList } from './HourList.tsx';
import styles from './TimeBox.module.css';

type TimeListsProps = { readonly time: DeliveryTimeView; readonly onSend: (event: FulfilmentTimeEvent) => void };

export function TimeLists({ time: { moment, store, isPickup, date, choice }, onSend }: TimeListsProps) {
  const minute = moment && Math.ceil(moment.now / 60_000) * 60_000;
  const timezone = moment?.timezone ?? null;
  const lists = useMemo(() => {
    if (minute === null || timezone === null) return null;
    const timetable = timetableOf(store?.rules ?? ANY_STORE, { now: minute, timezone }, isPickup);
    const shown = date !== null && timetable.dates.includes(date) ? date : (timetable.dates[0] ?? '');
    return {
      dates: timetable.dates,
      shown,
      choices: choicesOn(timetable, shown, isPickup, store?.few ?? []),
      leadMinutes: timetable.leadMinutes,
    };
  }, [minute, timezone, store, isPickup, date]);
  if (!lists) return null;
  return (
    <div className={styles.lists}>
      <DateList dates={lists.dates} shown={lists.shown} onPick={(picked) => onSend({ type: 'date.picked', date: picked })} />
      <HourList
        key={lists.shown}
        date={lists.shown}
        choices={lists.choices}
        chosen={choice}
        onPick={({ date: on, start, end, at }) => onSend({ type: 'time.picked', time: { date: on, start, end, at } })}
      />
    </div>
  );
}
