import { Trans, useLingui } from '@lingui/react/macro';
import Phone from 'lucide-react/icons/phone';
import Star from 'lucide-react/icons/star';
import type { Provider } from '#contract/entities/order.ts';
import { internationalPhone } from '#domain/phone.ts';
import { Picture } from '#src/ui/Picture.tsx';
import styles from './CourierCard.module.css';

/** Who brings the order: name, how they were rated, and a way to call them. */
export function CourierCard({ courier }: { readonly courier: Provider }) {
  const { t, i18n } = useLingui();
  const name = `${courier.first_name} ${courier.last_name.slice(0, 1)}.`;
  const phone = courier.phone ? internationalPhone(courier.phone, courier.country_phone_code) : '';
  const rate = i18n.number(courier.user_rate, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const count = i18n.number(courier.user_rate_count);
  return (
    <div className={styles.courier}>
      {courier.image_url ? (
        <Picture src={courier.image_url} alt="" width={48} height={48} className={styles.picture} />
      ) : (
        <span className={styles.initial} aria-hidden="true">
          {courier.first_name.slice(0, 1)}
        </span>
      )}
      <p className={styles.who}>
        <strong>{name}</strong>
        <span className={styles.quiet}>
          <Trans>Your courier</Trans>
        </span>
      </p>
      {courier.user_rate_count > 0 ? (
        <p className={styles.rating}>
          <Star size={16} aria-hidden="true" fill="currentColor" />{' '}
          <span className="visually-hidden">{t`Rated ${rate} of 5 by ${count} customers`}</span>
          <span aria-hidden="true">
            <strong>{rate}</strong> ({count})
          </span>
        </p>
      ) : null}
      {phone ? (
        <a className={styles.call} href={`tel:${phone.replaceAll(' ', '')}`} aria-label={t`Call ${name}`}>
          <Phone size={20} aria-hidden="true" />
        </a>
      ) : null}
    </div>
  );
}
