import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useCart } from '../../flows/use-cart.ts';
import type { ServerCart } from '../../../machines/cart/cart-intent.ts';
import type { CartView } from '../../../machines/cart/cart.view.ts';
import { PageTitle } from '../frame/PageTitle.tsx';
import { Checkout } from './Checkout.tsx';
import { EmptyBasket } from './EmptyBasket.tsx';
import { LoadingBasket } from './LoadingBasket.tsx';
import { UnavailableBasket } from './UnavailableBasket.tsx';

/** A basket that the server has answered, with something in it. */
export type FilledBasket = Extract<CartView, { is: 'filled' }> & { readonly cart: ServerCart };

const isFilled = (basket: CartView): basket is FilledBasket => basket.is === 'filled' && basket.cart?.cart_id != null;

/** Basket and checkout. Once there was something in the basket the checkout stays, so that an order under way is never lost from sight. */
export function BasketPage() {
  const { t } = useLingui();
  const [basket] = useCart();
  const [last, setLast] = useState<FilledBasket | null>(null);
  if (isFilled(basket) && basket !== last) setLast(basket);
  return (
    <>
      <PageTitle>{t`Your basket`}</PageTitle>
      {last ? <Suspense fallback={<LoadingBasket />}><Checkout basket={basket} last={last} /></Suspense> : <Unknown is={basket.is} />}
    </>
  );
}

function Unknown({ is }: { readonly is: CartView['is'] }) {
  if (is === 'empty') return <EmptyBasket />;
  return is === 'unavailable' ? <UnavailableBasket /> : <LoadingBasket />;
}
