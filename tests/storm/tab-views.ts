import { toAddressView } from '#machines/address/address.view.ts';
import { toInvoiceView } from '#machines/invoice/invoice.view.ts';
import { toOrderPlacementView } from '#machines/order-placement/order-placement.view.ts';
import { toPromoView } from '#machines/promo/promo.view.ts';
import { toRecipientView } from '#machines/recipient/recipient.view.ts';
import { toSessionView } from '#machines/session/session.view.ts';
import type { CheckoutActors } from '#src/features/checkout/checkout-flows.ts';
import { bookingViews } from './booking-page.ts';
import type { Tab } from './tab.ts';

const checkoutViews = (checkout: CheckoutActors) => ({
  invoice: toInvoiceView(checkout.invoice.getSnapshot()),
  promo: toPromoView(checkout.promo.getSnapshot()),
  address: toAddressView(checkout.address.getSnapshot()),
  contact: toRecipientView(checkout.contact.getSnapshot()),
  placement: toOrderPlacementView(checkout.placement.getSnapshot()),
});

export const viewsOf = ({ session, cart, checkout, booking }: Pick<Tab, 'session' | 'cart' | 'checkout' | 'booking'>) => ({
  session: toSessionView(session.actor.getSnapshot()),
  cart: cart.flow.getSnapshot(),
  checkout: checkout && checkoutViews(checkout),
  booking: bookingViews(booking),
});
