import { headline } from '#src/views/running/running-words.ts';
import { once } from '#src/flows/once.ts';
import type { Application } from '../application.ts';

/**
 * Follows what the customer has under way: whoever is signed in, what they order here, and what the tab's title says of it.
 */
export function followOrders({ flows: { session, runningOrders, headline: title, underWay }, texts }: Application): void {
  let customerId = session.seen().context.user?._id ?? null;
  let payment = underWay.seen();
  if (customerId !== null) void runningOrders.start();
  session.subscribe(() => {
    const now = session.seen().context.user?._id ?? null;
    if (now === customerId) return;
    customerId = now;
    if (now !== null || runningOrders.isThere()) runningOrders.send({ type: 'customer.changed', customerId: now });
  });
  underWay.subscribe(() => {
    const before = payment;
    payment = underWay.seen();
    const isOver = (['basket', 'parcel'] as const).some((bought) => before[bought] && !payment[bought]);
    // A payment that is settled may have become an order.
    if (isOver && customerId !== null) runningOrders.send({ type: 'orders.wanted' });
  });

  let areWordsThere = false;
  const bringWords = once(async () => {
    await texts.load('running');
    areWordsThere = true;
    say();
  });
  const say = () => {
    const seen = runningOrders.seen();
    if (areWordsThere) title.send(seen && headline(texts.i18n, seen));
    else if (seen?.orders.length) bringWords().catch(() => undefined);
  };
  runningOrders.subscribe(say);
  texts.i18n.on('change', say);
}
