import { useLingui } from '@lingui/react/macro';
import { Suspense, useDeferredValue, useState } from 'react';
import { useCart } from '#src/shop/cart/use-cart.ts';
import { useSession } from '#src/shop/session/use-session.ts';
import { BasketTrouble } from '#src/features/store/basket/BasketTrouble.tsx';
import type { CartView } from '#machines/cart/cart.view.ts';
import { Page } from '#src/ui/Page.tsx';
import { PageTitle } from '#src/navigation/PageTitle.tsx';
import styles from './basket.module.css';
import { Checkout } from './Checkout.tsx';
import { EmptyBasket } from './EmptyBasket.tsx';
import { isFilled, type FilledBasket } from './filled-basket.ts';
import { LoadingBasket } from './LoadingBasket.tsx';

/** Basket and checkout. Once there was something in the basket the checkout stays, so that an order under way is never lost from sight. */
export function BasketPage() {
  const { t } = useLingui();
  const [basket] = useCart();
  const [session] = useSession();
  const customerId = session.is === 'signedIn' ? session.user._id : null;
  const [last, setLast] = useState<{ readonly basket: FilledBasket; readonly customerId: string | null } | null>(null);
  if (isFilled(basket) && basket !== last?.basket) setLast({ basket, customerId });
  // A line that is changed stands at once; what follows from it for the order is drawn after.
  const [lazyBasket, laterLast] = [useDeferredValue(basket), useDeferredValue(last)];
  return (
    <Page className={styles.page}>
      <PageTitle>{t`Your basket`}</PageTitle>
      {/* One heading for all that follows, so that it keeps the focus while the rest comes. */}
      <h1>{t`Your basket`}</h1>
      {laterLast ? (
        <Suspense fallback={<LoadingBasket />}>
          <Checkout
            basket={lazyBasket}
            last={laterLast.basket}
            isSomebodyElses={laterLast.customerId !== null && laterLast.customerId !== customerId}
          />
        </Suspense>
      ) : (
        <Unknown is={basket.is} />
      )}
    </Page>
  );
}

function Unknown({ is }: { readonly is: CartView['is'] }) {
  // Whoever has a basket would read on the server's first screen that it is empty.
  if (is === 'empty' && typeof window !== 'undefined') return <EmptyBasket />;
  return is === 'unavailable' ? <BasketTrouble /> : <LoadingBasket />;
}
