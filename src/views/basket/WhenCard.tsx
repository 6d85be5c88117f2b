import { Trans, useLingui } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import type { StoreDetail } from '../../../contract/entities/store.ts';
import { isOpenAt, nextOpening } from '../../../domain/schedule/opening.ts';
import type { WhenEvent, WhenView } from '../../flows/when-flow.ts';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Message } from '../../ui/Message.tsx';
import { scheduledText } from '../frame/scheduled-text.ts';
import { TimeBox } from '../schedule/TimeBox.tsx';
import styles from './basket.module.css';
import type { EstimateOf } from './checkout-facts.ts';
import { ClosedText } from './ClosedText.tsx';
import { Estimate } from './Estimate.tsx';

type WhenCardProps = {
  readonly store: StoreDetail | null;
  readonly view: WhenView;
  readonly onTell: (event: WhenEvent) => void;
  readonly minutes: EstimateOf | null;
};

/** When the order comes, and whether the customer comes for it instead. */
export function WhenCard({ store, view: { time, way }, minutes, onTell }: WhenCardProps) {
  return (
    <Card as="section" aria-labelledby="basket-when">
      <h2 id="basket-when"><Trans>When</Trans></h2>
      <div className={styles.whenBox}>
        {time.is === 'preset' ? <PresetNote view={time} /> : null}
        <TimeBox time={time} onTell={onTell} />
        {time.is === 'asap' && minutes ? (
          <p className={styles.when}>
            <Clock size={20} aria-hidden="true" />
            <span className={styles.quiet}><Estimate {...minutes} /></span>
          </p>
        ) : null}
      </div>
      {store && way.pickup !== 'absent' ? (
        <Checkbox
          label={<Trans>I'll pick it up</Trans>}
          description={
            way.pickup === 'lockedOn' ? <Trans>This store does not deliver: {store.address}</Trans>
            : way.pickup === 'lockedOff' ? <Trans>Pickup is not possible at the moment.</Trans>
            : <Trans>No delivery fee, {store.address}</Trans>
          }
          checked={way.isPickup}
          disabled={way.pickup !== 'free'}
          onChange={({ target }) => onTell({ type: target.checked ? 'pickup.chosen' : 'delivery.chosen' })}
        />
      ) : null}
    </Card>
  );
}

/** Why a time is chosen that the customer did not choose. */
function PresetNote({ view: { store, moment, choice } }: { readonly view: Extract<WhenView['time'], { is: 'scheduled' | 'preset' }> }) {
  const { i18n } = useLingui();
  const when = scheduledText(i18n, choice);
  const isClosed = store && moment && !store.rules.is_use_pre_delivery_slots && !isOpenAt(store.rules.store_time, moment.now, moment.timezone);
  const opening = isClosed ? nextOpening(store.rules.store_time, moment.now, moment.timezone) : null;
  return (
    <Message tone="warn" title={opening ? <ClosedText opening={opening} /> : <Trans>The store can’t be ordered from right now.</Trans>}>
      <Trans>Your order is scheduled for {when}. You can choose another time.</Trans>
    </Message>
  );
}
