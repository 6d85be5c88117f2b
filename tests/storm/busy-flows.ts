import type { Tab } from './tab.ts';

/** What keeps a tab's customer waiting: flows that are busy, reads that are under way. The session's poll keeps nobody. */
export function busyFlows(tab: Tab): string[] {
  const { placement, ...others } = tab.checkout ?? {};
  const { placement: sending, ...ofParcel } = tab.booking?.flows() ?? {};
  const isBeforeTheBank = tab.run.isBeforeTheBank(tab);
  const actors = {
    cart: tab.cart.actor,
    signIn: tab.signIn,
    booking: tab.booking?.booking,
    ...others,
    ...Object.fromEntries(Object.entries(ofParcel).map(([name, actor]) => [`parcel ${name}`, actor])),
    ...(sending?.getSnapshot().value === 'paying' ? {} : { sending }),
    ...(placement?.getSnapshot().value === 'paying' ? {} : { placement }),
  };
  const busy = Object.entries(actors).flatMap(([name, actor]) =>
    actor?.getSnapshot().hasTag('busy' as never) ? [`${name} (${JSON.stringify(actor.getSnapshot().value)})`] : [],
  );
  const payment = tab.resumed ?? tab.payingNow();
  const isOnSheet = payment?.getSnapshot().value === 'approving';
  const paying =
    payment && payment.getSnapshot().status === 'active' && payment.getSnapshot().hasTag('busy') && !isBeforeTheBank && !isOnSheet
      ? [`payment (${JSON.stringify(payment.getSnapshot().value)})`]
      : [];
  const { reads } = tab;
  return [
    ...busy,
    ...paying,
    ...(reads.ways().is === 'asking' ? ['ways to pay'] : []),
    ...(reads.order().is === 'asking' ? ['order poll'] : []),
    ...tab.account.busyWith(isBeforeTheBank),
    ...(tab.session.actor.getSnapshot().value === 'leaving' ? ['leaving'] : []),
  ];
}
