import { Trans, useLingui } from '@lingui/react/macro';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Hourglass from 'lucide-react/icons/hourglass';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import StoreIcon from 'lucide-react/icons/store';
import type { ReactElement } from 'react';
import type { NextOpening } from '#domain/schedule/opening.ts';
import { goesByStore, timesOffered } from '#machines/delivery-time/times-offered.view.ts';
import { useTakeTime, useFulfilmentTime } from '#src/shop/fulfilment/use-fulfilment-time.ts';
import { Message } from '#src/ui/Message.tsx';
import { NextTimes } from '#src/features/time/NextTimes.tsx';
import type { Menu } from '../menu/menu.ts';
import { comingText } from '#domain/schedule/time-text.ts';
import { storeNotices, type PreOrder, type StoreNotice } from './store-notices.view.ts';
import styles from './StoreNotices.module.css';

type StoreNoticesProps = { readonly menu: Menu; readonly knowsPlace: boolean };

export function StoreNotices({ menu: { store, server_time, timezone, order_start_at: at = null }, knowsPlace }: StoreNoticesProps) {
  const moment = { now: Date.parse(server_time), timezone };
  const notices = storeNotices(store, moment, knowsPlace, at);
  const [{ time }] = useFulfilmentTime();
  const take = useTakeTime();
  const times = goesByStore(time, store._id) ? timesOffered(store, moment, at) : [];
  const next = times.length > 0 ? <NextTimes times={times} moment={moment} onTake={take} /> : null;
  return (
    <div className={styles.notices}>
      {notices.map((notice) => (
        <Notice key={notice.is} notice={notice} next={next} />
      ))}
    </div>
  );
}

function Notice({ notice, next }: { readonly notice: StoreNotice; readonly next: ReactElement | null }) {
  const { i18n } = useLingui();
  const say = (time: NextOpening) => comingText(i18n.locale, time);
  switch (notice.is) {
    case 'notThen':
      return <NotThen notice={notice} say={say} next={next} />;
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
          action={next}
        >
          {when ? <Trans>Opens {when}.</Trans> : <Trans>Closed for the next 7 days.</Trans>}{' '}
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
          action={next}
        >
          {notice.preOrder && <PreOrderText preOrder={notice.preOrder} say={say} />}
        </Message>
      );
    }
    case 'laterOnly': {
      const first = notice.from && say(notice.from);
      return (
        <Message tone="info" icon={<CalendarClock size={20} />} title={<Trans>Orders for later only.</Trans>} action={next}>
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
          <Trans>Orders are taking longer than usual.</Trans>
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

type NotThenProps = {
  readonly notice: Extract<StoreNotice, { is: 'notThen' }>;
  readonly say: (time: NextOpening) => string;
  readonly next: ReactElement | null;
};

function NotThen({ notice: { wanted, next: later }, say, next }: NotThenProps) {
  const [then, first] = [say(wanted), later && say(later)];
  return (
    <Message
      tone="warn"
      icon={<StoreIcon size={20} />}
      title={
        <span>
          <Trans>Not at {then}</Trans>.
        </span>
      }
      action={next}
    >
      {first ? <Trans>The next available time is {first}.</Trans> : <Trans>No later times in the next 7 days.</Trans>}
    </Message>
  );
}

function PreOrderText({ preOrder, say }: { readonly preOrder: PreOrder; readonly say: (time: NextOpening) => string }) {
  if (preOrder === null) return null;
  if (preOrder === 'whenItOpens') return <Trans>You can pre-order now.</Trans>;
  const first = say(preOrder);
  return <Trans>You can pre-order now, from {first}.</Trans>;
}
