import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { useCart } from '#src/shop/cart/use-cart.ts';
import { HOME_OF_EMPTY_BASKET } from '../navigation/empty-basket-home.ts';
import styles from './controls.module.css';

/** The way to the basket, with how many items are in it; from an empty one home at once, as its page would lead. Who has one is known to no first screen. */
export function BasketLink() {
  const { t } = useLingui();
  const [cart] = useCart();
  const count = cart.is === 'filled' ? cart.count : 0;
  // Apart from the numbers: the first one that is formatted costs a phone a tenth of a second.
  const label = count === 0 ? t`Basket, empty` : t`Basket, ${plural(count, { one: '# item', other: '# items' })}`;
  const way = cart.is === 'empty' && typeof window !== 'undefined' ? HOME_OF_EMPTY_BASKET : ({ to: '/basket' } as const);
  return (
    <Link {...way} className={styles.square} aria-label={label}>
      <ShoppingBasket size={24} aria-hidden="true" />
      {count > 0 ? (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </Link>
  );
}
