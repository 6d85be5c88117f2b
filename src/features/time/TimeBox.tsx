import { Trans } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import { canBeScheduled } from '#domain/schedule/store-rules.ts';
import type { DeliveryTimeView } from '#machines/delivery-time/delivery-time.view.ts';
import type { FulfilmentTimeEvent } from '#src/shop/fulfilment/fulfilment-time-flow.ts';
import { RadioCard } from '#src/ui/RadioCard.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { ScheduledTime } from './schedule/ScheduledTime.tsx';
import styles from './schedule/TimeBox.module.css';

export function TimeBox({ time, onSend }: { readonly time: DeliveryTimeView; readonly onSend: (event: FulfilmentTimeEvent) => void }) {
  const isAsap = time.is === 'asap';
  const { moment, store, isPickup } = time;
  // Ticked with the press; days and hours are drawn after.
  const isListed = useDeferredValue(!isAsap);
  const canSchedule = !store || canBeScheduled(store.rules, isPickup);
  const choose = (kind: 'asap' | 'schedule') => {
    if (kind === 'asap') return onSend({ type: 'asap.chosen' });
    if (isAsap) onSend({ type: 'schedule.asked' });
  };
  return (
    <div className={styles.box}>
      <RadioGroup
        legend={<Trans>When do you want it?</Trans>}
        legendHidden
        value={isAsap ? 'asap' : 'schedule'}
        onChange={choose}
        arrangement="side"
        className={styles.ways}
      >
        <RadioCard look="filled" className={styles.way} value="asap" label={<Trans>As soon as possible</Trans>} />
        <RadioCard
          look="filled"
          className={styles.way}
          value="schedule"
          label={<Trans>Schedule</Trans>}
          disabled={isAsap && (!canSchedule || !moment)}
        />
      </RadioGroup>
      {isAsap && !canSchedule ? (
        <p className={styles.quiet}>
          <Trans>This store takes orders for now only.</Trans>
        </p>
      ) : null}
      {canSchedule || isAsap || time.trouble === 'schedule_not_taken' ? null : (
        <p role="alert" className={styles.trouble}>
          <Trans>Store Not Provide Schedule Order</Trans>
        </p>
      )}
      {isAsap || !isListed ? null : <ScheduledTime time={time} onSend={onSend} />}
    </div>
  );
}
