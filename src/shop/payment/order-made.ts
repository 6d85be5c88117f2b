import { cardOnceDraft } from '#src/browser/drafts/way-to-pay.ts';
import { newCartToken } from '#src/browser/guest-token.ts';
import type { Keepers } from '#src/browser/owned-draft.ts';
import type { CartFlow } from '../cart/cart-flow.ts';
import { contactMemoryOf } from '../cart/contact-memory.ts';
import type { SessionFlow } from '../session/session-flow.ts';
import type { WhenFlow } from '../fulfilment/when-flow.ts';
import type { UnderWay } from './under-way.ts';

type Page = Keepers & {
  readonly underWay: Pick<UnderWay, 'seen' | 'end'>;
  readonly session: Pick<SessionFlow, 'seen'>;
  readonly cart: Pick<CartFlow, 'seen' | 'send'>;
  readonly when: Pick<WhenFlow, 'send'>;
};

/** Which order exists; `isParcel`: it was made of no basket. */
export type MadeOrder = { readonly paymentId: string; readonly orderId: string; readonly isParcel: boolean };

/** What happens in this browser once an order exists, whichever flow, tab or device made it and whoever hears of it, however often. */
export type OrderMade = (order: MadeOrder) => Promise<void>;

export const orderMadeIn =
  ({ underWay, session, cart, when, ...keepers }: Page): OrderMade =>
  async ({ paymentId, orderId, isParcel }) => {
    const { keeper } = keepers;
    const { basket, parcel } = underWay.seen();
    const isNews = basket?.paymentId === paymentId || keeper.read('storefront.last_order_id') !== orderId;
    // The thank-you page of any tab shows the last order that this browser heard of.
    keeper.write('storefront.last_order_id', orderId);
    if (parcel?.paymentId === paymentId) (await import('./parcel-fields.ts')).parcelBooked(keeper, parcel.parcelToken);
    const once = cardOnceDraft(keepers, () => session.seen().context.user?._id);
    if (once.read()?.paymentId === paymentId) once.keep(null);
    if (!isParcel) {
      if (isNews) {
        newCartToken(keeper);
        contactMemoryOf({ ...keepers, session, cart }).forget();
      }
      when.send({ type: 'order.placed' });
      // The server has emptied the basket.
      cart.send({ type: 'cart.moved' });
    }
    underWay.end(paymentId);
  };
