import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useParams } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { useFulfilmentTime } from '#src/shop/fulfilment/use-fulfilment-time.ts';
import { hoursText } from '#domain/schedule/time-text.ts';
import { dayOf } from '../features/time/day-of.ts';
import styles from './DeliveryTimeControl.module.css';
import { DeliveryTimeDialog } from '../features/time/lazy-time-dialog.ts';

const NOW = { is: 'asap', choice: null } as const;

export function DeliveryTimeControl() {
  const { t, i18n } = useLingui();
  const [{ time: wanted }] = useFulfilmentTime();
  const isBasket = useLocation({ select: ({ pathname }) => pathname === '/basket' });
  const { store_id: storeId = null } = useParams({ strict: false });
  // What a closed store presets is said where that store is ordered from, and nowhere else.
  const time = wanted.is === 'preset' && !isBasket && wanted.presetOf !== storeId ? NOW : wanted;
  const [open, setOpen] = useState(false);
  const day = time.choice && dayOf(i18n.locale, time.choice.date);
  return (
    <>
      <button type="button" className={styles.time} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Clock size={20} aria-hidden="true" />
        <span className="visually-hidden">{t`Delivery time:`} </span>
        {time.choice && day ? (
          <span>
            {day.weekday} <span className={styles.long}>{day.number}, </span>
            {hoursText({ ...time.choice, end: null })}
          </span>
        ) : time.is === 'asap' ? (
          <>
            <span className={styles.short}>
              <Trans>ASAP</Trans>
            </span>
            <span className={styles.long}>
              <Trans>As soon as possible</Trans>
            </span>
          </>
        ) : (
          <>
            <span className={styles.short}>
              <Trans>Later</Trans>
            </span>
            <span className={styles.long}>
              <Trans>Choose a time</Trans>
            </span>
          </>
        )}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <DeliveryTimeDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
