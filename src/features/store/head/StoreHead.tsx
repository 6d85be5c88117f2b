import { Trans, useLingui } from '@lingui/react/macro';
import Tag from 'lucide-react/icons/tag';
import { Badge } from '#src/ui/Badge.tsx';
import { FavouriteHeart } from './FavouriteHeart.tsx';
import { CashbackLabel } from './CashbackLabel.tsx';
import type { Menu } from '../menu/menu.ts';
import { OpeningHours } from './OpeningHours.tsx';
import { PricesNote } from './PricesNote.tsx';
import { StoreFigures } from './StoreFigures.tsx';
import { StoreReviews } from './StoreReviews.tsx';
import styles from './StoreHead.module.css';

export function StoreToday({ menu }: { readonly menu: Menu }) {
  const { t } = useLingui();
  const { store, currency } = menu;
  return (
    <div className={styles.today}>
      <div className={styles.offers}>
        <CashbackLabel of={store} currency={currency} withIcon />
        {store.promotion_text ? (
          <p className={styles.promotion}>
            <Tag size={16} aria-hidden="true" />
            <span>
              <span className="visually-hidden">
                <Trans>Offer:</Trans>{' '}
              </span>
              {store.promotion_text}
            </span>
          </p>
        ) : null}
        {store.famous_products_tags.length > 0 ? (
          <ul className={styles.tags} aria-label={t`Known for`}>
            {store.famous_products_tags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <PricesNote store={store} currency={currency} />
      <OpeningHours menu={menu} />
    </div>
  );
}

export function StoreHead({ menu, knowsPlace }: { readonly menu: Menu; readonly knowsPlace: boolean }) {
  const { store } = menu;
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1 tabIndex={-1}>{store.name}</h1>
        <FavouriteHeart storeId={store._id} storeName={store.name} />
      </div>
      {store.slogan ? <p className={styles.slogan}>{store.slogan}</p> : null}
      <div className={styles.facts}>
        <StoreReviews store={store} />
        <StoreFigures menu={menu} knowsPlace={knowsPlace} />
      </div>
    </header>
  );
}
