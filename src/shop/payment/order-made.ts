import { cardOnceDraft } from '#src/browser/drafts/way-to-pay.ts';
import { newCartToken } from '#src/browser/guest-token.ts';
import type { BrowserStorages } from '#src/browser/owned-draft.ts';
import type { CartFlow } from '../cart/cart-flow.ts';
import { contactMemoryOf } from '../cart/contact-memory.ts';
import type { SessionFlow } from '../session/session-flow.ts';
import type { FulfilmentTimeFlow } from '../fulfilment/fulfilment-time-flow.ts';
import type { PendingPayment } from './pending-payment-types.ts';

type Page = BrowserStorages & {
  readonly pendingPayment: Pick<PendingPayment, 'getSnapshot' | 'end'>;
  readonly session: Pick<SessionFlow, 'getSnapshot'>;
  readonly cart: Pick<CartFlow, 'getSnapshot' | 'send'>;
  readonly fulfilmentTime: Pick<FulfilmentTimeFlow, 'send'>;
};

/** What happens in this browser once an order exists, whichever flow, tab or device made it and whoever hears of it, however often. */
export type OrderMade = (order: { readonly paymentId: string; readonly orderId: string; readonly isParcel: boolean }) => Promise<void>;

export const orderMadeIn =
  ({ pendingPayment, session, cart, fulfilmentTime, ...storages }: Page): OrderMade =>
  async ({ paymentId, orderId, isParcel }) => {
    const { storage } = storages;
    const { basket, parcel } = pendingPayment.getSnapshot();
    const isNews = basket?.paymentId === paymentId || storage.read('storefront.last_order_id') !== orderId;
    // The thank-you page of any tab shows the last order that this browser knows.
    storage.write('storefront.last_order_id', orderId);
    if (parcel?.paymentId === paymentId) (await import('./parcel-fields.ts')).parcelBooked(storage, parcel.parcelToken);
    const once = cardOnceDraft(storages, () => session.getSnapshot().context.user?._id);
    if (once.read()?.paymentId === paymentId) once.keep(null);
    if (!isParcel) {
      if (isNews) {
        newCartToken(storage);
        contactMemoryOf({ ...storages, session, cart }).forget();
      }
      fulfilmentTime.send({ type: 'order.placed' });
      // The server has emptied the basket.
      cart.send({ type: 'cart.moved' });
    }
    pendingPayment.end(paymentId);
  };
