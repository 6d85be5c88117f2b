import { useRunningOrders } from '#src/shop/active-orders/use-running-orders.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';

const RunningStrip = lazyPart(async (texts) => {
  const [part] = await Promise.all([import('../features/orders/active/RunningStrip.tsx'), texts.load('running')]);
  return part.RunningStrip;
});

/** What the customer has under way, once something is: nothing else loads it. */
export function RunningOrders() {
  const [seen] = useRunningOrders();
  return seen && seen.orders.length + seen.ended.length > 0 ? <RunningStrip /> : null;
}
