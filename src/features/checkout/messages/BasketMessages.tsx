import { useRouterState } from '@tanstack/react-router';
import { useCart } from '#src/shop/cart/use-cart.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useToasts } from '#src/shop/toasts/toasts.ts';
import type { ToastsView } from '#machines/toasts/toasts.view.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './BasketMessages.module.css';
import { lazyPart } from '#src/lazy/lazy-part.tsx';
import { withWords } from '#src/lazy/with-words.ts';

const BasketBar = lazyPart((texts) => withWords(import('./BasketBar.tsx'), texts.load('basket-messages'), 'BasketBar'));

const asIs = (view: ToastsView) => view;

/** Where news comes, wherever the customer goes meanwhile: what went well, the offer to put removed items back, that the basket is empty. The place is always there, so that it is read out, and each of it once. */
export function BasketMessages() {
  const [cart] = useCart();
  const ledHere = useRouterState({ select: ({ location }) => location.state.basketWasEmpty === true });
  const removed = 'removed' in cart ? cart.removed : null;
  const isEmpty = ledHere && cart.is === 'empty';
  const [{ news }] = useFlow(useToasts(), asIs);
  const isNews = news !== null || removed !== null || isEmpty;
  return (
    <div role="status" aria-atomic="false" className={classNames(styles.place, news && styles.over)}>
      {isNews ? <BasketBar news={news} removed={removed} isEmpty={isEmpty} /> : null}
    </div>
  );
}
