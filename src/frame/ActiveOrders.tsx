import { useActiveOrders } from '#src/shop/active-orders/use-active-orders.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';

const ActiveOrdersStrip = lazyPart(async (texts) => {
  const [part] = await Promise.all([import('../features/orders/active/ActiveOrdersStrip.tsx'), texts.load('active-orders')]);
  return part.ActiveOrdersStrip;
});

export function ActiveOrders() {
  const [seen] = useActiveOrders();
  return seen && seen.orders.length + seen.ended.length > 0 ? <ActiveOrdersStrip /> : null;
}
