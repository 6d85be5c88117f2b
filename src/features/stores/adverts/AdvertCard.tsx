import { Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { MouseEvent } from 'react';
import type { Advert } from '#contract/entities/category.ts';
import { storePath } from '#domain/slug.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './AdvertCard.module.css';
import { StoreLink } from '#src/navigation/StoreLink.tsx';

type AdvertCardProps = {
  readonly advert: Advert;
  readonly shape: 'tall' | 'wide';
  readonly onCourier: (event: MouseEvent) => void;
};

const pathOf = ({ store_path, store_id }: Advert): string | null =>
  store_path ?? (store_id === null ? null : storePath({ city: '', category: '', name: '', id: store_id }));

export function AdvertCard({ advert, shape, onCourier }: AdvertCardProps) {
  const path = advert.is_ads_redirect_to_store ? pathOf(advert) : null;
  const leads = path !== null || advert.leads_to_courier;
  const className = classNames(styles.card, styles[shape]);
  const content = (
    <>
      <img src={advert.image_url} alt="" width={372} height={240} loading="lazy" decoding="async" className={styles.ground} />
      <img src={advert.image_url} alt="" width={372} height={240} loading="lazy" decoding="async" className={styles.picture} />
      <span className={styles.words}>
        {advert.title ? <strong className={styles.title}>{advert.title}</strong> : null}{' '}
        {advert.text ? <span className={styles.text}>{advert.text}</span> : null}
        {leads ? (
          <span className={styles.lead}>
            {path === null ? <Trans>Send a parcel</Trans> : <Trans>See the menu</Trans>} <ArrowRight size={18} aria-hidden="true" />
          </span>
        ) : null}
      </span>
    </>
  );
  if (path !== null)
    return (
      <StoreLink path={path} className={className}>
        {content}
      </StoreLink>
    );
  if (advert.leads_to_courier)
    return (
      <Link to="/courier_order" className={className} onClick={onCourier}>
        {content}
      </Link>
    );
  return <div className={className}>{content}</div>;
}
