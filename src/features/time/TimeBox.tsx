import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { canBeScheduled } from '#domain/schedule/store-rules.ts';
import type { DeliveryTimeView } from '#machines/delivery-time/delivery-time.view.ts';
import type { FulfilmentTimeEvent } from '#src/shop/fulfilment/fulfilment-time-flow.ts';
import { classNames } from '#src/ui/class-names.ts';
import { RadioCard } from '#src/ui/RadioCard.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { useTexts } from '#src/lazy/use-texts.ts';
import { ScheduledTime } from './lazy-scheduled-time.tsx';
import styles from './schedule/TimeBox.module.css';

type TimeBoxProps = {
  readonly time: DeliveryTimeView;
  readonly onTell: (event: FulfilmentTimeEvent) => void;
  /** On small screens the lists open in a sheet; where the box stands in a dialog already they don't. */
  readonly inSheet?: boolean;
};

const isSmall = () => window.matchMedia('(max-width: 899.98px)').matches;

export function TimeBox({ time, onTell, inSheet = false }: TimeBoxProps) {
  const [sheet, setSheet] = useState(false);
  const texts = useTexts();
  useEffect(() => void ScheduledTime.preload(texts), [texts]);
  const isAsap = time.is === 'asap';
  const { moment, store, isPickup } = time;
  const canSchedule = !store || canBeScheduled(store.rules, isPickup);
  const choose = (kind: 'asap' | 'schedule') => {
    if (kind === 'asap') return onTell({ type: 'asap.chosen' });
    if (isAsap) onTell({ type: 'schedule.asked' });
    if (!inSheet && isSmall()) setSheet(true);
  };
  return (
    <div className={classNames(styles.box, inSheet && styles.inSheet)}>
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
      {isAsap ? null : <ScheduledTime time={time} onTell={onTell} inSheet={inSheet} sheet={sheet} onSheet={setSheet} />}
    </div>
  );
}
