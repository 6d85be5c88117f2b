import { Trans, useLingui } from '@lingui/react/macro';
import Phone from 'lucide-react/icons/phone';
import Share2 from 'lucide-react/icons/share-2';
import Star from 'lucide-react/icons/star';
import type { Provider } from '#contract/entities/order.ts';
import { internationalPhone } from '#domain/phone.ts';
import { Card } from '#src/ui/Card.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { meanText } from '#src/texts/mean-text.ts';
import styles from './CourierCard.module.css';

export function CourierCard({ courier, onShare }: { readonly courier: Provider; readonly onShare: (() => void) | null }) {
  const { t, i18n } = useLingui();
  const name = `${courier.first_name} ${courier.last_name.slice(0, 1)}.`;
  const phone = courier.phone ? internationalPhone(courier.phone, courier.country_phone_code) : '';
  const rate = meanText(i18n, courier.user_rate);
  const count = i18n.number(courier.user_rate_count);
  return (
    <Card padded={false} className={styles.courier}>
      {courier.image_url ? (
        <Picture src={courier.image_url} alt="" width={44} height={44} className={styles.picture} />
      ) : (
        <span className={styles.initial} aria-hidden="true">
          {courier.first_name.slice(0, 1)}
        </span>
      )}
      <p className={styles.who}>
        <strong>{name}</strong>
        <span className={styles.quiet}>
          <span>
            <Trans>Your courier</Trans>
          </span>
          {courier.user_rate_count > 0 ? (
            <span className={styles.rating}>
              <Star size={14} aria-hidden="true" fill="currentColor" className={styles.star} />
              <span className="visually-hidden">{t`Rated ${rate} of 5 by ${count} customers`}</span>
              <span aria-hidden="true">
                {rate} ({count})
              </span>
            </span>
          ) : null}
        </span>
      </p>
      {phone ? (
        <a className={styles.call} href={`tel:${phone.replaceAll(' ', '')}`} aria-label={t`Call ${name}`}>
          <Phone size={20} aria-hidden="true" />
        </a>
      ) : null}
      {onShare ? (
        <IconButton look="secondary" label={t`Share your order`} icon={<Share2 size={20} aria-hidden="true" />} onClick={onShare} />
      ) : null}
    </Card>
  );
}
