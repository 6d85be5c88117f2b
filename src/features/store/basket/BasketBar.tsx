import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useRef, useState } from 'react';
import type { CartView } from '#machines/cart/cart.view.ts';
import { useCart } from '#src/shop/cart/use-cart.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { lazyDialog } from '#src/lazy/lazy-part.tsx';
import styles from './BasketBar.module.css';
import type { BasketContentsProps } from './BasketContents.tsx';
import { BasketTotal } from './BasketTotal.tsx';
import { BasketTrouble } from './BasketTrouble.tsx';
import { isMoreToCome } from '../item/PlusOnTop.tsx';

const BasketSheet = lazyDialog(
  async () => (await import('./BasketSheet.tsx')).BasketSheet,
  ({ onClose }) => onClose(),
);

export function BasketBar(contents: BasketContentsProps) {
  const { t } = useLingui();
  const [cart] = useCart();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isTroubled = cart.is === 'unavailable' || (cart.is === 'empty' && (cart.failure !== null || cart.cutOff));
  // What is put back does not open it again.
  if (isOpen && cart.is !== 'filled') setOpen(false);
  return (
    <>
      {cart.is === 'filled' || isTroubled ? (
        <div className={styles.bar} data-foot-bar>
          <BasketTrouble />
          {cart.is === 'filled' ? (
            <div className={styles.ways}>
              <ToBasket cart={cart} menu={contents.menu} />
              <IconButton
                ref={opener}
                look="secondary"
                icon={<ChevronUp size={22} aria-hidden="true" />}
                label={t`View basket items`}
                aria-haspopup="dialog"
                onClick={() => setOpen(true)}
              />
            </div>
          ) : null}
        </div>
      ) : null}
      <BasketSheet {...contents} open={isOpen} opener={opener} onClose={() => setOpen(false)} />
    </>
  );
}

type ToBasketProps = { readonly cart: Extract<CartView, { is: 'filled' }>; readonly menu: BasketContentsProps['menu'] };

function ToBasket({ cart, menu: { store, currency } }: ToBasketProps) {
  const storeName = cart.storeId === store._id ? null : cart.cart?.store_name;
  return (
    <Link to="/basket" preload="render" className={buttonClass('primary', { full: true, className: styles.link })}>
      <span className={styles.count} aria-hidden="true">
        {cart.count}
      </span>
      <span className={styles.words}>
        <Trans>View basket</Trans>
        {storeName ? (
          <span className={styles.small}>
            <Trans>From {storeName}</Trans>
          </span>
        ) : null}
      </span>
      <span className="visually-hidden">
        , <Plural value={cart.count} one="# item" other="# items" />,{' '}
      </span>
      <span className={styles.total}>
        <BasketTotal cart={cart} currency={currency} />
        {cart.cart && !cart.saving && isMoreToCome(cart.cart, store.is_provide_delivery) ? (
          <span className={styles.small}>
            <Trans>plus fees</Trans>
          </span>
        ) : null}
      </span>
    </Link>
  );
}
