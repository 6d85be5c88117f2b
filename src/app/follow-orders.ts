import { headline } from '#src/features/orders/active/active-order-words.ts';
import { once } from '#src/shop/once.ts';
import type { Application } from './application.ts';
import type { createAppRouter } from './create-router.ts';

/** Pages that show the order that their address names. */
const OWN_PAGES = ['/order_detail', '/delivery-coming', '/thankyou'];

/** Follows what the customer has under way: which ends they have seen on the order's own page, and what the tab's title says of it. */
export function followOrders(
  { flows: { activeOrders, headline: title }, texts }: Application,
  router: ReturnType<typeof createAppRouter>,
): void {
  // An end may come while its page is looked at: what was seen is known when it is left, too.
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    for (const page of [fromLocation, toLocation]) {
      if (!page || !OWN_PAGES.includes(page.pathname)) continue;
      const { order_id: orderId } = page.search as { readonly order_id?: string };
      const isOver = activeOrders.seen()?.ended.some((order) => order.orderId === orderId) ?? false;
      if (orderId !== undefined && isOver) activeOrders.send({ type: 'ending.putAway', orderId });
    }
  });

  let areWordsThere = false;
  const loadWords = once(async () => {
    await texts.load('active-orders');
    areWordsThere = true;
    say();
  });
  const say = () => {
    const seen = activeOrders.seen();
    if (areWordsThere) title.send(seen && headline(texts.i18n, seen));
    else if (seen?.orders.length) loadWords().catch(() => undefined);
  };
  activeOrders.subscribe(say);
  texts.i18n.on('change', say);
}
