import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import type { ParkedCart } from '#contract/calls/parked-carts.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { useApi } from '#src/api/api-context.ts';
import { dropParkedCart, parkedCartsOptions } from '#src/api/cart.ts';
import { useSendToCart } from '#src/shop/cart/use-cart.ts';
import { useSession } from '#src/shop/session/use-session.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Page } from '#src/ui/Page.tsx';
import styles from './ParkedOffer.module.css';

export function ParkedOffer({ cartId, isBusy }: { readonly cartId: string | null; readonly isBusy: boolean }) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const send = useSendToCart();
  const [session] = useSession();
  const options = parkedCartsOptions(api, session.is === 'signedIn' ? session.user._id : null, cartId);
  const { data } = useQuery(options);
  const letGo = async (parked: ParkedCart) => {
    document.getElementById('main')?.focus({ preventScroll: true });
    const answered = await dropParkedCart(api, parked.cart_id);
    if (answered.ok) queryClient.setQueryData(options.queryKey, answered.value);
  };
  if (!data || data.carts.length === 0) return null;
  return (
    <Page role="complementary" aria-label={t`Saved baskets`} className={styles.offers}>
      {data.carts.map((parked) => {
        const { store_name: store, total_item: count } = parked;
        const amount = formatMoney(toMinor(parked.total_cart_amount), parked.currency);
        const items = t`${plural(count, { one: '# item', other: '# items' })}`;
        return (
          <Message
            key={parked.cart_id}
            wide
            icon={<ShoppingBasket size={20} />}
            title={<Trans>We’ve saved your basket from {store}.</Trans>}
            action={
              <span className={styles.actions}>
                <Button
                  variant="secondary"
                  size="small"
                  disabled={isBusy}
                  aria-label={t`Restore the basket from ${store}`}
                  onClick={() => send({ type: 'aside.wanted', cartId: parked.cart_id })}
                >
                  <Trans>Restore</Trans>
                </Button>
                <Button variant="quiet" size="small" aria-label={t`Delete this basket, from ${store}`} onClick={() => void letGo(parked)}>
                  <Trans>Delete this basket</Trans>
                </Button>
              </span>
            }
          >
            {items}, {amount}
          </Message>
        );
      })}
    </Page>
  );
}
