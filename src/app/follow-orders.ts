import type { Application } from './application.ts';
import type { createAppRouter } from './create-router.ts';

const OWN_PAGES = ['/order_detail', '/delivery-coming', '/thankyou'];

export function followOrders(
  { flows: { activeOrders, headline: title }, texts }: Application,
  router: ReturnType<typeof createAppRouter>,
): void {
  // An end may come while its page is looked at: it counts as seen when the page is left, too.
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    for (const page of [fromLocation, toLocation]) {
      if (!page || !OWN_PAGES.includes(page.pathname) || !activeOrders.isThere()) continue;
      const { order_id: orderId } = page.search as { readonly order_id?: string };
      if (orderId !== undefined) activeOrders.send({ type: 'ending.putAway', orderId });
    }
  });

  const say = async () => {
    if (!activeOrders.getSnapshot()?.orders.length) return title.send(null);
    const [{ headline }] = await Promise.all([import('#src/features/orders/active/active-order-words.ts'), texts.load('active-orders')]);
    const seen = activeOrders.getSnapshot();
    title.send(seen && headline(texts.i18n, seen));
  };
  // Without its words the title says nothing of orders; the next news ask for them again.
  const follow = () => void say().catch(() => undefined);
  activeOrders.subscribe(follow);
  texts.i18n.on('change', follow);
}
