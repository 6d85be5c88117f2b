import type { DeliveryTimeView } from '#machines/delivery-time/delivery-time.view.ts';
import type { FulfilmentTimeEvent } from '#src/shop/fulfilment/fulfilment-time-flow.ts';
import styles from './TimeBox.module.css';
import { TimeLists } from './TimeLists.tsx';
import { TimeSheet } from './TimeSheet.tsx';
import { TimeTrouble } from './TimeTrouble.tsx';
import { ZoneNote } from './ZoneNote.tsx';

type ScheduledTimeProps = {
  readonly time: DeliveryTimeView;
  readonly onTell: (event: FulfilmentTimeEvent) => void;
  readonly inSheet: boolean;
  /** Whether the sheet of a small screen is open. */
  readonly sheet: boolean;
  readonly onSheet: (open: boolean) => void;
};

export function ScheduledTime({ time, onTell, inSheet, sheet, onSheet }: ScheduledTimeProps) {
  return (
    <>
      <TimeTrouble time={time} onTell={onTell} />
      <div className={inSheet ? undefined : styles.wide}>
        <TimeLists time={time} onTell={onTell} />
      </div>
      {inSheet ? null : <TimeSheet time={time} onTell={onTell} open={sheet} onOpen={() => onSheet(true)} onClose={() => onSheet(false)} />}
      {time.moment ? <ZoneNote timezone={time.moment.timezone} /> : null}
    </>
  );
}
