import type { DeliveryTimeView } from '#machines/delivery-time/delivery-time.view.ts';
import type { FulfilmentTimeEvent } from '#src/shop/fulfilment/fulfilment-time-flow.ts';
import { TimeLists } from './TimeLists.tsx';
import { TimeTrouble } from './TimeTrouble.tsx';
import { ZoneNote } from './ZoneNote.tsx';

type ScheduledTimeProps = { readonly time: DeliveryTimeView; readonly onTell: (event: FulfilmentTimeEvent) => void };

export const ScheduledTime = ({ time, onTell }: ScheduledTimeProps) => (
  <>
    <TimeTrouble time={time} onTell={onTell} />
    <TimeLists time={time} onTell={onTell} />
    {time.moment ? <ZoneNote timezone={time.moment.timezone} /> : null}
  </>
);
