import { Trans, useLingui } from '@lingui/react/macro';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Hourglass from 'lucide-react/icons/hourglass';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import StoreIcon from 'lucide-react/icons/store';
import { nextOpening, type NextOpening } from '../../../domain/schedule/opening.ts';
import { firstLater, ordersFrom } from '../../../domain/schedule/order-start.ts';
import { Message } from '../../ui/Message.tsx';
import type { Menu } from './menu.ts';
import { isOutOfReach } from './out-of-reach.ts';
import { openingText } from './opening-texts.ts';
import styles from './StoreNotices.module.css';

type StoreNoticesProps = { readonly menu: Menu; readonly knowsPlace: boolean };

/** What stands in the way of an order just now, and what can be done all the same. */
export function StoreNotices({ menu: { store, server_time, timezone }, knowsPlace }: StoreNoticesProps) {
  const { i18n } = useLingui();
  const moment = { now: Date.parse(server_time), timezone };
  const say = (time: NextOpening | null) => time && openingText(time, (message) => i18n._(message));
  const when = say(nextOpening(store.store_time, moment.now, timezone));
  const first = say(firstLater(store, moment));
  const from = say(ordersFrom(store, moment));
  const asap = store.is_provide_asap;
  const delivering = store.is_in_delivery_time;
  const collecting = store.is_in_pickup_time;
  const outOfReach = isOutOfReach(store, knowsPlace);
  const later = first === null ? null : first === when ? <Trans>You can pre-order now.</Trans> : <Trans>You can pre-order now, from {first}.</Trans>;
  return (
    <div className={styles.notices}>
      {!delivering && !collecting ? (
        <Message tone="warn" icon={<StoreIcon size={20} />} title={<><Trans>Store Closed</Trans>.</>}>
          {when ? <Trans>Opens {when}.</Trans> : <Trans>No opening in the next seven days.</Trans>} {later}
        </Message>
      ) : null}
      {asap && !delivering && collecting && store.is_provide_delivery && from ? (
        <Message tone="warn" icon={<StoreIcon size={20} />} title={<><Trans>Currently Collection only, Deliveries from {from}</Trans>.</>}>
          {later}
        </Message>
      ) : null}
      {!asap && (delivering || collecting) ? (
        <Message tone="info" icon={<CalendarClock size={20} />} title={<Trans>Orders for later only.</Trans>}>
          {first ? store.is_provide_delivery ? <Trans>Deliveries from {first}.</Trans> : <Trans>Collection from {first}.</Trans> : null}
        </Message>
      ) : null}
      {store.is_store_busy && asap && (delivering || collecting) ? (
        <Message tone="warn" icon={<Hourglass size={20} />} title={<><Trans>Busy</Trans>.</>}>
          <Trans>It takes a little longer than usual.</Trans>
        </Message>
      ) : null}
      {outOfReach ? (
        <Message tone="info" icon={<MapPinOff size={20} />} title={<Trans>Your address is outside this store’s delivery area.</Trans>}>
          {store.is_provide_pickup_delivery ? <Trans>You can collect your order there.</Trans> : null}
        </Message>
      ) : null}
    </div>
  );
}
