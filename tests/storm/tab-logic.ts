import type { StripeElements } from '@stripe/stripe-js';
import type { AnyActor } from 'xstate';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { Transport } from '#src/api/api.ts';
import { cartToken } from '#src/browser/guest-token.ts';
import { cartWith } from '#src/shop/cart/cart-ports.ts';
import { sendCart } from '#src/shop/cart/cart-request.ts';
import type { CheckoutLogic } from '#src/features/checkout/checkout-logic.ts';
import { firstPriceShown } from '#src/shop/payment/first-price.ts';
import { checkoutWith } from '#src/features/checkout/checkout-ports.ts';
import { courierBookingWith, type CourierBookingLogic } from '#src/features/courier/courier-booking-ports.ts';
import { storedEats } from '#src/shop/diets/stored-eats.ts';
import { pageInput, pageWith, type PageDeps } from '#src/shop/page/page-ports.ts';
import { orderMadeIn, type OrderMade } from '#src/shop/payment/order-made.ts';
import { paymentWith } from '#src/shop/payment/payment-ports.ts';
import type { PaymentKey, PendingPayment } from '#src/shop/payment/pending-payment-types.ts';
import type { CardProvider } from '#src/payments/card-provider.ts';
import { providerOver } from '#src/payments/provider-over.ts';
import { goToTwint } from './at-twint.ts';
import { cardWindow } from './card-window.ts';
import type { Surroundings } from './surroundings.ts';
import type { Tab } from './tab.ts';
import { actorOn } from './flow-on-clock.ts';

export type TabLogic = {
  readonly payment: () => typeof paymentMachine;
  readonly checkout: () => CheckoutLogic;
  readonly booking: () => CourierBookingLogic;
};

/** The card provider as a tab has it; now and then its script does not come. */
export function cardsOf(tab: Tab, transport: Transport): CardProvider {
  const { run } = tab;
  const script = cardWindow(run, transport, () => run.beAskedByBank(tab));
  const cards = providerOver(
    () => Promise.resolve(!run.isCalm() && run.random.chance(0.08) ? null : script),
    (page) => goToTwint(tab, page),
  );
  cards.readFrom({ getElement: () => ({}) } as unknown as StripeElements);
  return cards;
}

export const cartLogic = (tab: Tab): typeof cartMachine =>
  cartWith({
    api: tab.api,
    holder: () => tab.user()?._id ?? cartToken(tab.storage),
    toRequest: sendCart({ api: tab.api, destination: () => Promise.resolve(null), menu: () => Promise.resolve(null) }),
    drawn: () => Promise.resolve(),
  });

export function logicOf(
  tab: Tab,
  {
    pendingPayment,
    environment,
    cards,
  }: { readonly pendingPayment: PendingPayment; readonly environment: Surroundings; readonly cards: CardProvider },
): TabLogic {
  // The tab's flows come after its logic.
  const orderMade: OrderMade = (order) =>
    orderMadeIn({
      storage: tab.storage,
      tabStorage: tab.tabStorage,
      pendingPayment,
      session: tab.session.flow,
      cart: tab.cart.flow,
      fulfilmentTime: tab.fulfilmentTime,
    })(order);
  const payment = () =>
    paymentWith(tab.api, {
      storage: tab.storage,
      orderMade,
      pendingPayment,
      session: tab.session.flow,
      cards: () => Promise.resolve(cards),
      origin: () => 'https://shop.example',
    });
  return {
    payment,
    checkout: () =>
      checkoutWith(tab.api, {
        storage: tab.storage,
        orderMade,
        pendingPayment,
        payment: payment(),
        tabStorage: tab.tabStorage,
        api: tab.api,
        cart: tab.cart.flow,
        session: tab.session.flow,
        location: { send: () => undefined },
        fulfilmentTime: tab.fulfilmentTime,
        firstPrice: firstPriceShown(null),
      }),
    booking: () =>
      courierBookingWith(tab.api, {
        storage: tab.storage,
        tabStorage: tab.tabStorage,
        orderMade,
        pendingPayment,
        payment: payment(),
        session: tab.session.flow,
        subscribeToStorage: environment.subscribeToStorage,
      }),
  };
}

export function isUnderWayFor(pendingPayment: PendingPayment, customerId: string | undefined): boolean {
  const isMine = (key: PaymentKey | null) => key !== null && key.customerId === customerId;
  const { basket, parcel } = pendingPayment.getSnapshot();
  return isMine(basket) || isMine(parcel);
}

/** Has the tab's page told whose it is; led out where its session is ended, and back once its customer has signed in again. */
export function pageOf(tab: Tab, pendingPayment: PendingPayment, goBack: (page: string) => void): AnyActor {
  const { storage, tabStorage, run } = tab;
  const session = tab.session.flow;
  const nothing = { send: () => undefined, isThere: () => false };
  const deps: PageDeps = {
    storage,
    tabStorage,
    queryClient: tab.reads.queryClient,
    api: tab.api,
    load: () => Promise.resolve(pendingPayment) as never,
    session,
    cart: tab.cart.flow,
    location: nothing,
    fulfilmentTime: { send: (event) => tab.fulfilmentTime.send(event), isThere: () => true },
    eats: storedEats(storage, session),
    diets: nothing,
    pendingPayment,
    orders: nothing,
    language: { now: () => 'en', speak: () => Promise.resolve() },
    ways: {
      leaveDialog: () => undefined,
      here: () => `/${tab.page}`,
      out: () => {
        if (tab.isOpen()) tab.leaveBasket();
      },
      back: (href) => void run.clock.after(0, () => goBack(href.slice(1))),
    },
  };
  const remembered = storage.read('user');
  return actorOn(run, pageWith(deps, remembered), pageInput(tabStorage, remembered)).start();
}
