import { useActiveOrders } from '#src/shop/active-orders/use-active-orders.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { withWords } from '#src/lazy/with-words.ts';

const ActiveOrdersStrip = lazyPart((texts) =>
  withWords(import('../features/orders/active/ActiveOrdersStrip.tsx'), texts.load('active-orders'), 'ActiveOrdersStrip'),
);

export function ActiveOrders() {
  const [view] = useActiveOrders();
  return view && view.orders.length + view.ended.length > 0 ? <ActiveOrdersStrip /> : null;
}
