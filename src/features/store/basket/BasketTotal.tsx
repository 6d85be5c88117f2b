import { Trans } from '@lingui/react/macro';
import { formatMoney, toMinor } from '#domain/money.ts';
import type { CartView } from '#machines/cart/cart.view.ts';
import { Spinner } from '#src/ui/Spinner.tsx';
import styles from './BasketTotal.module.css';

export function BasketTotal({ cart, currency }: { readonly cart: Extract<CartView, { is: 'filled' }>; readonly currency: string }) {
  if (cart.saving || !cart.cart) {
    // Nobody waits for a server that is out of reach.
    if (cart.cutOff) return null;
    return (
      <span className={styles.asking}>
        <Spinner />
        <span className="visually-hidden">
          <Trans>Calculating the total</Trans>
        </span>
      </span>
    );
  }
  return <span className={styles.total}>{formatMoney(toMinor(cart.cart.total_cart_amount), cart.cart.currency || currency)}</span>;
}
