import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useCart } from '../../flows/use-cart.ts';
import { buttonClass } from '../../ui/button-class.ts';
import styles from './BasketBar.module.css';
import { BasketTotal } from './BasketTotal.tsx';
import { BasketTrouble } from './BasketTrouble.tsx';

/** The way to the basket at the foot of small screens, once there is something in it. */
export function BasketBar({ currency }: { readonly currency: string }) {
  const [cart] = useCart();
  const isTroubled = cart.is === 'unavailable' || (cart.is === 'empty' && (cart.failure !== null || cart.cutOff));
  if (cart.is !== 'filled' && !isTroubled) return null;
  return (
    <div className={styles.bar}>
      <BasketTrouble />
      {cart.is === 'filled' ? (
        <Link to="/basket" className={buttonClass('primary', { full: true, className: styles.link })}>
          <span className={styles.count} aria-hidden="true">{cart.count}</span>
          <span><Trans>View basket</Trans></span>
          <span className="visually-hidden">, <Plural value={cart.count} one="# item" other="# items" />, </span>
          <span className={styles.total}><BasketTotal cart={cart} currency={currency} /></span>
        </Link>
      ) : null}
    </div>
  );
}
