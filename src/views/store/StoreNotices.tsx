import { Trans, useLingui } from '@lingui/react/macro';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Hourglass from 'lucide-react/icons/hourglass';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import StoreIcon from 'lucide-react/icons/store';
import type { NextOpening } from '#domain/schedule/opening.ts';
import { Message } from '#src/ui/Message.tsx';
import type { Menu } from './menu.ts';
import { comingText } from '#domain/schedule/time-text.ts';
import { storeNotices, type PreOrder, type StoreNotice } from './store-notices.view.ts';
import styles from './StoreNotices.module.css';

type StoreNoticesProps = { readonly menu: Menu; readonly knowsPlace: boolean };

/** What stands in the way of an order just now, and what can be done all the same. */
export function StoreNotices({ menu: { store, server_time, timezone, order_start_at: at = null }, knowsPlace }: StoreNoticesProps) {
  const notices = storeNotices(store, { now: Date.parse(server_time), timezone }, knowsPlace, at);
  return (
    <div className={styles.notices}>
      {notices.map((notice) => (
        <Notice key={notice.is} notice={notice} />
      ))}
    </div>
  );
}

function Notice({ notice }: { readonly notice: StoreNotice }) {
  const { i18n } = useLingui();
  const say = (time: NextOpening) => comingText(i18n.locale, time);
  switch (notice.is) {
    case 'notThen':
      return <NotThen notice={notice} say={say} />;
    case 'closed': {
      const when = notice.opens && say(notice.opens);
      return (
        <Message
          tone="warn"
          icon={<StoreIcon size={20} />}
          title={
            <span>
              <Trans>Store Closed</Trans>.
            </span>
          }
        >
          {when ? <Trans>Opens {when}.</Trans> : <Trans>No opening in the next seven days.</Trans>}{' '}
          <PreOrderText preOrder={notice.preOrder} say={say} />
        </Message>
      );
    }
    case 'collectionOnly': {
      const from = say(notice.deliveriesFrom);
      return (
        <Message
          tone="warn"
          icon={<StoreIcon size={20} />}
          title={
            <span>
              <Trans>Currently Collection only, Deliveries from {from}</Trans>.
            </span>
          }
        >
          {notice.preOrder && <PreOrderText preOrder={notice.preOrder} say={say} />}
        </Message>
      );
    }
    case 'laterOnly': {
      const first = notice.from && say(notice.from);
      return (
        <Message tone="info" icon={<CalendarClock size={20} />} title={<Trans>Orders for later only.</Trans>}>
          {first ? notice.isDelivered ? <Trans>Deliveries from {first}.</Trans> : <Trans>Collection from {first}.</Trans> : null}
        </Message>
      );
    }
    case 'busy':
      return (
        <Message
          tone="warn"
          icon={<Hourglass size={20} />}
          title={
            <span>
              <Trans>Busy</Trans>.
            </span>
          }
        >
          <Trans>It takes a little longer than usual.</Trans>
        </Message>
      );
    case 'outOfReach':
      return (
        <Message tone="info" icon={<MapPinOff size={20} />} title={<Trans>Your address is outside this store’s delivery area.</Trans>}>
          {notice.canBeCollected ? <Trans>You can collect your order there.</Trans> : null}
        </Message>
      );
  }
}

type NotThenProps = { readonly notice: Extract<StoreNotice, { is: 'notThen' }>; readonly say: (time: NextOpening) => string };

function NotThen({ notice: { wanted, next }, say }: NotThenProps) {
  const [then, first] = [say(wanted), next && say(next)];
  return (
    <Message
      tone="warn"
      icon={<StoreIcon size={20} />}
      title={
        <span>
          <Trans>Not at {then}</Trans>.
        </span>
      }
    >
      {first ? <Trans>The first time after that is {first}.</Trans> : <Trans>There is no later time within seven days.</Trans>}
    </Message>
  );
}

function PreOrderText({ preOrder, say }: { readonly preOrder: PreOrder; readonly say: (time: NextOpening) => string }) {
  if (preOrder === null) return null;
  if (preOrder === 'whenItOpens') return <Trans>You can pre-order now.</Trans>;
  const first = say(preOrder);
  return <Trans>You can pre-order now, from {first}.</Trans>;
}
