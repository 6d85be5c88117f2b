import { Trans } from '@lingui/react/macro';
import { formatMoney, toMinor } from '#domain/money.ts';
import { Message } from '#src/ui/Message.tsx';
import type { OpenBooking } from '../open-booking.ts';
import styles from '../courier.module.css';

export function VehicleNotice({ news, currency }: { readonly news: OpenBooking['view']['vehicleNews']; readonly currency: string }) {
  if (news?.is === 'gone')
    return (
      <Message tone="warn" className={styles.notice} title={<Trans>{news.name} is no longer available.</Trans>}>
        <Trans>Choose another vehicle.</Trans>
      </Message>
    );
  if (news?.is === 'dearer') {
    const [before, now] = [formatMoney(toMinor(news.before), currency), formatMoney(toMinor(news.now), currency)];
    return (
      <Message tone="warn" className={styles.notice} title={<Trans>{news.name} costs more now.</Trans>}>
        <Trans>
          Was {before}, now {now}.
        </Trans>
      </Message>
    );
  }
  return null;
}
