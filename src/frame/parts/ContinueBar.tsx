import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import { useEffect, useRef } from 'react';
import { formatMoney, toMinor } from '#domain/money.ts';
import { useCart } from '#src/shop/cart/use-cart.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import styles from './ContinueBar.module.css';

export function ContinueBar({ first }: { readonly first: boolean }) {
  const { t } = useLingui();
  const [cart] = useCart();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const isFree = document.activeElement === document.body || document.activeElement?.id === 'main';
    if (first && isFree) link.current?.focus({ preventScroll: true });
  }, [first]);
  if (cart.is !== 'filled') return null;
  const { count } = cart;
  return (
    <aside aria-label={t`Your basket`} className={first ? styles.first : styles.bar} data-foot-bar={first ? undefined : true}>
      <Link ref={link} to="/basket" className={buttonClass('primary', { className: styles.link })}>
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
        <span className={styles.label}>
          <Trans>Continue your order</Trans>
        </span>
        <span className="visually-hidden">{t`${plural(count, { one: '# item', other: '# items' })}`}</span>
        {cart.cart && !cart.saving ? (
          <span className={styles.amount}>{formatMoney(toMinor(cart.cart.total_cart_amount), cart.cart.currency)}</span>
        ) : null}
      </Link>
    </aside>
  );
}
