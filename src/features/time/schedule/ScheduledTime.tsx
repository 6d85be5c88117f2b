import type { DeliveryTimeView } from '#machines/delivery-time/delivery-time.view.ts';
import type { FulfilmentTimeEvent } from '#src/shop/fulfilment/fulfilment-time-flow.ts';
import { TimeLists } from './TimeLists.tsx';
import { TimeTrouble } from './TimeTrouble.tsx';
import { ZoneNote } from './ZoneNote.tsx';

type ScheduledTimeProps = { readonly time: DeliveryTimeView; readonly onSend: (event: FulfilmentTimeEvent) => void };

export const ScheduledTime = ({ time, onSend }: ScheduledTimeProps) => (
  <>
    <TimeTrouble time={time} onSend={onSend} />
    <TimeLists time={time} onSend={onSend} />
    {time.moment ? <ZoneNote timezone={time.moment.timezone} /> : null}
  </>
);
