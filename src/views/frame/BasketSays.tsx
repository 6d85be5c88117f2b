import { useRouterState } from '@tanstack/react-router';
import { useCart } from '../../flows/use-cart.ts';
import styles from './BasketSays.module.css';
import { laterPart } from './later-part.tsx';

const BasketBar = laterPart(async () => (await import('./BasketBar.tsx')).BasketBar);

/** Where the basket's news comes, wherever the customer goes meanwhile: the offer to put removed items back, and that it is empty. The place is always there, so that it is read out. */
export function BasketSays() {
  const [cart] = useCart();
  const ledHere = useRouterState({ select: ({ location }) => location.state.basketWasEmpty === true });
  const removed = 'removed' in cart ? cart.removed : null;
  const isNews = removed !== null || (ledHere && cart.is === 'empty');
  return <div role="status" className={styles.place}>{isNews ? <BasketBar removed={removed} /> : null}</div>;
}
