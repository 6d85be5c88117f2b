import type { SessionFlow } from '#src/flows/session/session-flow.ts';
import type { UnderWay } from '#src/flows/payment/under-way.ts';

/** Where a page is, and the way to what becomes of a payment. */
type Ways = { readonly here: () => string; readonly toPayment: (paymentId: string) => void };

const PAGES = { basket: '/basket', parcel: '/courier_order' } as const;

/**
 * When another tab pays what this page shows, the page goes to what becomes of the payment: nobody is asked to pay again what they
 * pay already. A page that pays itself stays.
 */
export function leadToPayment(
  { underWay, session }: { readonly underWay: UnderWay; readonly session: Pick<SessionFlow, 'seen'> },
  { here, toPayment }: Ways,
): void {
  let before = underWay.seen();
  underWay.subscribe(() => {
    const earlier = before;
    before = underWay.seen();
    for (const bought of ['basket', 'parcel'] as const) {
      const payment = before[bought];
      if (payment === null || payment === earlier[bought] || here() !== PAGES[bought]) continue;
      if (payment.customerId === session.seen().context.user?._id && !underWay.isOurs(payment.paymentId)) toPayment(payment.paymentId);
    }
  });
}
