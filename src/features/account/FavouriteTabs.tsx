import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import MapPin from 'lucide-react/icons/map-pin';
import Store from 'lucide-react/icons/store';
import styles from './Favourites.module.css';

export function FavouriteTabs({ shown }: { readonly shown: 'stores' | 'addresses' }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Favourites`} className={styles.tabs}>
      <Link to="/favourite_stores" className={styles.tab} aria-current={shown === 'stores' ? 'page' : undefined}>
        <Store size={18} aria-hidden="true" />
        <Trans>Stores</Trans>
      </Link>
      <Link to="/addresses" className={styles.tab} aria-current={shown === 'addresses' ? 'page' : undefined}>
        <MapPin size={18} aria-hidden="true" />
        <Trans>Addresses</Trans>
      </Link>
    </nav>
  );
}
