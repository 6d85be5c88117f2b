import { Trans } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import type { StoreDetail } from '#contract/entities/store.ts';
import type { FulfilmentTimeEvent, FulfilmentTimeView } from '#src/shop/fulfilment/fulfilment-time-flow.ts';
import { Card } from '#src/ui/Card.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { PresetNote } from './lazy-time-parts.ts';
import { TimeBox } from '#src/features/time/TimeBox.tsx';
import styles from './basket.module.css';
import type { EstimateOf } from './checkout-facts.ts';
import { Estimate } from './Estimate.tsx';

type WhenCardProps = {
  readonly store: StoreDetail | null;
  readonly view: FulfilmentTimeView;
  readonly onTell: (event: FulfilmentTimeEvent) => void;
  readonly minutes: EstimateOf | null;
};

/** When the order comes, and whether the customer comes for it instead. */
export function WhenCard({ store, view: { time, way }, minutes, onTell }: WhenCardProps) {
  const place = store ? <Unbroken>{store.address}</Unbroken> : null;
  return (
    <Card as="section" aria-labelledby="basket-when">
      <h2 id="basket-when">
        <Trans>When</Trans>
      </h2>
      <div className={styles.whenBox}>
        {time.is === 'preset' ? <PresetNote view={time} /> : null}
        <TimeBox time={time} onTell={onTell} />
        {time.is === 'asap' && minutes ? (
          <p className={styles.when}>
            <Clock size={20} aria-hidden="true" />
            <span className={styles.quiet}>
              <Estimate {...minutes} />
            </span>
          </p>
        ) : null}
      </div>
      {store && way.pickup !== 'absent' ? (
        <Checkbox
          label={<Trans>I'll pick it up</Trans>}
          description={
            way.pickup === 'lockedOn' ? (
              <Trans>This store doesn’t deliver: {place}</Trans>
            ) : way.pickup === 'lockedOff' ? (
              <Trans>Pickup is not possible at the moment.</Trans>
            ) : (
              <Trans>No delivery fee, {place}</Trans>
            )
          }
          checked={way.isPickup}
          disabled={way.pickup !== 'free'}
          onChange={({ target }) => onTell({ type: target.checked ? 'pickup.chosen' : 'delivery.chosen' })}
        />
      ) : null}
    </Card>
  );
}
