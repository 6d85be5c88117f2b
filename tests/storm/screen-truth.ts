import { and, eq, inArray, ne } from 'drizzle-orm';
import { carts } from '#server/database/schema/carts.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { orderPayments, orders } from '#server/database/schema/orders.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { toOrderPlacementView } from '#machines/order-placement/order-placement.view.ts';
import type { CheckoutActors } from '#src/features/checkout/checkout-flows.ts';
import type { PaymentEnd } from '#machines/payment/payment-facts.ts';
import type { PaymentKey } from '#src/shop/payment/pending-payment-types.ts';
import { chargedFor } from './audit-card.ts';
import { toppedUp } from './audit-wallet.ts';
import type { Run } from './run.ts';
import type { Tab } from './tab.ts';

export type Confirmed = {
  readonly of: PurchaseKind;
  readonly token: string | null;
  readonly customerId: string;
  readonly paymentId: string;
  readonly total: number;
  readonly linesSum: number;
};

type PurchaseKind = 'basket' | 'parcel';
const TOKENS = { basket: 'cart_unique_token', parcel: 'storefront.courier_cart_token' } as const;

/** Looks at every change of an order's placing: what the screen says must be true at that moment (I10, I11). */
export function watchOver(run: Run, tab: Tab, { placement }: Pick<CheckoutActors, 'placement'>, of: PurchaseKind = 'basket'): () => void {
  let before = toOrderPlacementView(placement.getSnapshot()).is;
  let confirmed: Confirmed | null = null;
  const subscription = placement.subscribe((snapshot) => {
    const view = toOrderPlacementView(snapshot);
    if (view.is === before) return;
    run.note(`${tab.name} ${view.is}`);
    const user = tab.user();
    if (view.is === 'paying' && before === 'choosing' && view.purchase && user) {
      const { order_payment: shown } = view.purchase.invoice;
      const lines =
        shown.delivery_price +
        shown.total_cart_price +
        shown.total_store_tax_price +
        shown.goeats_service_fee +
        (shown.courier_tip ?? 0) -
        (shown.is_promo_for_delivery_service ? 0 : shown.promo_payment);
      confirmed = {
        of,
        token: tab.browser.storage.read(TOKENS[of]),
        customerId: user._id,
        paymentId: shown._id,
        total: Math.round(shown.user_pay_payment * 100),
        linesSum: Math.round(lines * 100),
      };
      run.confirmed.push(confirmed);
    }
    if (view.is === 'placed')
      run.check(() =>
        mustBePlaced(run, tab, view.order?.order_id ?? null, confirmed, confirmed && { key: TOKENS[of], before: confirmed.token }),
      );
    // Back at the basket, or at the choice after a card that did not pay: both say that nothing was charged. Who closed a payment sheet reads nothing.
    if ((view.is === 'resting' && before !== 'choosing') || (view.is === 'choosing' && before === 'paying' && view.decline !== null)) {
      const paid = confirmed;
      // Whoever was led out to the sign-in reads nothing of it.
      if (paid) run.check(() => (tab.checkout || tab.booking ? mustHaveFailed(run, tab, paid) : Promise.resolve()));
    }
    before = view.is;
  });
  return () => subscription.unsubscribe();
}

const database = (run: Run) => run.server.open.database;

/** 'Thank you' only when the order exists and is mine; then the basket is another one and its token new. */
async function mustBePlaced(
  run: Run,
  tab: Tab,
  orderId: string | null,
  confirmed: Confirmed | null,
  token: { readonly key: (typeof TOKENS)[PurchaseKind]; readonly before: string | null } | null,
): Promise<void> {
  const [order] = orderId ? await database(run).select().from(orders).where(eq(orders.id, orderId)) : [];
  if (!order) return run.violate('I10', `${tab.name} says thank you, and there is no order`);
  if (confirmed && order.customerId !== confirmed.customerId) run.violate('I10', `${tab.name} says thank you for somebody else’s order`);
  if (confirmed && order.orderPaymentId !== confirmed.paymentId) run.violate('I10', `${tab.name} says thank you for another purchase`);
  if (order.deliveryType === DELIVERY_TYPE.courier) run.sentParcel(order.customerId);
  else run.ordered(order.customerId);
  const open = await database(run)
    .select()
    .from(carts)
    .where(and(eq(carts.customerId, order.customerId), eq(carts.state, 'open'), eq(carts.id, order.cartId)));
  if (open.length > 0) run.violate('I11', `${tab.name} says thank you, and the basket is still there`);
  // A parcel that another tab began under the same token and pays by now keeps it until its own order.
  const paying = tab.browser.storage.read('storefront.parcel_payment');
  const isPaidFor = paying !== null && paying.parcelToken === token?.before && paying.paymentId !== confirmed?.paymentId;
  if (token && token.before !== null && !isPaidFor && tab.browser.storage.read(token.key) === token.before)
    run.violate('I11', `${tab.name} says thank you, and ${token.key} is the old one`);
}

/** How a payment ended on the page that checks it: the same truths as at the basket. */
export function watchEnd(run: Run, tab: Tab, end: PaymentEnd, key: PaymentKey | null): void {
  const before = key && run.confirmed.find(({ paymentId, customerId }) => paymentId === key.paymentId && customerId === key.customerId);
  if (end.is === 'ordered') run.check(() => mustBePlaced(run, tab, end.order.order_id, before ?? null, null));
  if ((end.is === 'declined' || end.is === 'refused') && before) run.check(() => mustHaveFailed(run, tab, before));
}

/** 'Not placed, and nothing was charged' only when that is so: no order, the wallet and the basket as before. */
async function mustHaveFailed(run: Run, tab: Tab, { of, paymentId, customerId }: Confirmed): Promise<void> {
  const [made] = await database(run)
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(eq(orders.orderPaymentId, paymentId));
  const others = run.tabs().filter((other) => other !== tab && other.user()?._id === customerId);
  // While the answer was on its way to this tab, another device of the same customer had the same payment ordered.
  if (made && made.createdAt >= tab.knowsOf() && others.some((other) => other.hasMoneyUnderWay() || other.orderId === made.id)) return;
  if (made) return run.violate('I10', `${tab.name} says that nothing was ordered, and there is an order`);
  const charged = await chargedFor(database(run), paymentId);
  if (charged !== 0) return run.violate('I10', `${tab.name} says that nothing was charged, and ${charged} was taken from the card`);
  // Another tab of the same customer may be paying anew by now, with the same wallet.
  if (others.some((other) => other.hasMoneyUnderWay())) return;
  // So does one that was begun before, whose page is gone and whose order is not made yet.
  const pendingPayment = await database(run)
    .select({ id: orderPayments.id })
    .from(orderPayments)
    .where(
      and(
        eq(orderPayments.customerId, customerId),
        ne(orderPayments.id, paymentId),
        inArray(orderPayments.state, ['held', 'paid', 'ordering', 'releasing']),
      ),
    );
  if (pendingPayment.length > 0) return;
  const shopper = run.world.shoppers.all.find(({ user }) => user._id === customerId);
  const spent = await database(run).select({ part: orders.total }).from(orders).where(eq(orders.customerId, customerId));
  const balance = await walletBalance(database(run), customerId);
  const before = shopper ? shopper.wallet + (await toppedUp(database(run), customerId)) : balance;
  if (spent.length === 0 && balance !== before)
    run.violate('I10', `${tab.name} says that nothing was charged, and the wallet has ${balance} of ${before}`);
  const open = await database(run)
    .select()
    .from(carts)
    .where(and(eq(carts.customerId, customerId), eq(carts.state, 'open')));
  const isThere =
    of === 'basket'
      ? open.some(({ deliveryType, lines }) => deliveryType === DELIVERY_TYPE.store && lines.length > 0)
      : open.some(({ deliveryType, pickup }) => deliveryType === DELIVERY_TYPE.courier && pickup !== null);
  if (spent.length === 0 && !isThere) run.violate('I11', `${tab.name} says that it failed, and the ${of} is gone`);
}
