import { Trans, useLingui } from '@lingui/react/macro';
import StoreIcon from 'lucide-react/icons/store';
import { timeAt } from '#domain/schedule/store-clock.ts';
import { goesByStore } from '#machines/delivery-time/times-offered.view.ts';
import type { ReorderView } from '#machines/reorder/reorder.view.ts';
import { useTakeTime, useFulfilmentTime } from '#src/shop/fulfilment/use-fulfilment-time.ts';
import { Message } from '#src/ui/Message.tsx';
import { comingText } from '#domain/schedule/time-text.ts';
import { NextTimes } from '#src/features/time/NextTimes.tsx';
import styles from './WhatChanged.module.css';

export function StoreHours({ view: { storeId, storeName: store, hours, timezone } }: { readonly view: ReorderView }) {
  const { i18n } = useLingui();
  const [{ time }] = useFulfilmentTime();
  const take = useTakeTime();
  if (hours.is === 'closed') {
    const then = hours.wanted && comingText(i18n.locale, hours.wanted);
    const from = hours.from && comingText(i18n.locale, hours.from);
    return (
      <Message
        tone="warn"
        role="none"
        icon={<StoreIcon size={20} />}
        className={styles.message}
        title={
          then ? (
            <Trans>
              {store}: not at {then}.
            </Trans>
          ) : (
            <Trans>{store} is closed now.</Trans>
          )
        }
        action={
          hours.times.length > 0 && goesByStore(time, storeId) ? (
            <NextTimes times={hours.times} moment={hours.moment} taken={time.choice} onTake={take} />
          ) : null
        }
      >
        {from ? <Trans>You can pre-order from {from}.</Trans> : <Trans>Not taking orders for the next 7 days.</Trans>}
      </Message>
    );
  }
  const until = hours.until === null ? null : timeAt(hours.until, timezone);
  return (
    <p className={styles.store}>
      {until ? (
        <Trans>
          {store}, open until {until}
        </Trans>
      ) : (
        store
      )}
    </p>
  );
}
