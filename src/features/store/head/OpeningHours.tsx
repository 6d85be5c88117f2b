import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { StoreDay } from '#contract/entities/schedule.ts';
import { internationalPhone } from '#domain/phone.ts';
import { weekdayOf } from '#domain/schedule/store-clock.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import type { Menu } from '../menu/menu.ts';
import { DAYS } from './opening-texts.ts';
import styles from './OpeningHours.module.css';

/** The wire's days in the order of the week: Monday first. */
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0] as const;

export function OpeningHours({ menu: { store, server_time, timezone } }: { readonly menu: Menu }) {
  const { i18n } = useLingui();
  const today = weekdayOf(Temporal.Instant.from(server_time).toZonedDateTimeISO(timezone).toPlainDate());
  const phone = internationalPhone(store.phone, store.country_phone_code);
  return (
    <details className={styles.hours}>
      <summary className={styles.summary}>
        <span className={styles.title}>
          <Trans>Opening hours</Trans>
        </span>
        <span>
          <Trans>Today:</Trans> <Hours day={store.store_time.find(({ day }) => day === today)} />
        </span>
        <ChevronDown size={18} aria-hidden="true" className={styles.arrow} />
      </summary>
      <dl className={styles.week}>
        {MONDAY_FIRST.map((number) => (
          <div key={number} className={styles.day} aria-current={number === today ? 'date' : undefined}>
            <dt>{DAYS[number] ? i18n._(DAYS[number]) : null}</dt>
            <dd>
              <Hours day={store.store_time.find(({ day }) => day === number)} />
            </dd>
          </div>
        ))}
      </dl>
      <address className={styles.address}>
        <span>
          <Unbroken>{store.address}</Unbroken>
        </span>
        {store.phone ? (
          <span>
            {' '}
            · <a href={`tel:${store.country_phone_code}${store.phone}`}>{phone}</a>
          </span>
        ) : null}
      </address>
    </details>
  );
}

function Hours({ day }: { readonly day: StoreDay | undefined }) {
  if (!day?.is_store_open) return <Trans>Closed</Trans>;
  if (day.is_store_open_full_time) return <Trans>Open 24 hours</Trans>;
  if (day.day_time.length === 0) return <Trans>Closed</Trans>;
  return day.day_time.map(({ store_open_time, store_close_time }) => `${store_open_time} - ${store_close_time}`).join(', ');
}
