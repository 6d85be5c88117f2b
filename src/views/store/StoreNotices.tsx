import { Trans, useLingui } from '@lingui/react/macro';
import Hourglass from 'lucide-react/icons/hourglass';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import StoreIcon from 'lucide-react/icons/store';
import { nextOpening } from '../../../domain/schedule/opening.ts';
import { Message } from '../../ui/Message.tsx';
import type { Menu } from './menu.ts';
import { openingText } from './opening-texts.ts';
import styles from './StoreNotices.module.css';

type StoreNoticesProps = { readonly menu: Menu; readonly knowsPlace: boolean };

/** What stands in the way of an order just now, and what can be done all the same. */
export function StoreNotices({ menu: { store, server_time, timezone }, knowsPlace }: StoreNoticesProps) {
  const { i18n } = useLingui();
  const next = nextOpening(store.store_time, Date.parse(server_time), timezone);
  const when = next && openingText(next, (message) => i18n._(message));
  const delivering = store.is_in_delivery_time;
  const collecting = store.is_in_pickup_time;
  const outOfReach = store.is_provide_delivery && knowsPlace && store.delivery_fee === null;
  const later = store.is_taking_schedule_order && when !== null ? <Trans>You can pre-order now.</Trans> : null;
  return (
    <div className={styles.notices}>
      {!delivering && !collecting ? (
        <Message tone="warn" icon={<StoreIcon size={20} />} title={<><Trans>Store Closed</Trans>.</>}>
          {when ? <Trans>Opens {when}.</Trans> : <Trans>No opening in the next seven days.</Trans>} {later}
        </Message>
      ) : null}
      {!delivering && collecting && store.is_provide_delivery && when ? (
        <Message tone="warn" icon={<StoreIcon size={20} />} title={<><Trans>Currently Collection only, Deliveries from {when}</Trans>.</>}>
          {later}
        </Message>
      ) : null}
      {store.is_store_busy && (delivering || collecting) ? (
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
