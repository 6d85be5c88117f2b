import { Trans } from '@lingui/react/macro';
import { Link, Navigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCart } from '../../flows/use-cart.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { HOME_FROM_EMPTIED_BASKET, HOME_FROM_EMPTY_BASKET } from '../frame/empty-basket-home.ts';
import styles from './basket.module.css';
import { LoadingBasket } from './LoadingBasket.tsx';

/** How long the way home may take before the page says why one waits, milliseconds. */
const LEADING_TAKES = 1_000;

/** Nothing in the basket: leads home, which says so. Meanwhile the page stays as it was; where it leads nowhere, it says so itself. */
export function EmptyBasket() {
  const [cart] = useCart();
  const [isHeldUp, setHeldUp] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHeldUp(true), LEADING_TAKES);
    return () => clearTimeout(timer);
  }, []);
  const wasEmptied = 'removed' in cart && cart.removed !== null;
  return (
    <>
      {isHeldUp ? <NothingInIt /> : <LoadingBasket />}
      <Navigate {...(wasEmptied ? HOME_FROM_EMPTIED_BASKET : HOME_FROM_EMPTY_BASKET)} />
    </>
  );
}

const NothingInIt = () => (
  <div className={styles.loading}>
    <EmptyState
      picture={<Picture src="/pictures/dish/butter/fondue.svg" alt="" width={112} height={112} lazy={false} />}
      title={<Trans>Your basket is empty!</Trans>}
      action={<Link to="/" className={buttonClass()}><Trans>Go order</Trans></Link>}
    />
  </div>
);
