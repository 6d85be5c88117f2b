import type { ActorRefFrom } from 'xstate';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import type { FulfilmentChoice } from '#machines/invoice/fulfilment-choice.ts';
import { toCartView } from '#machines/cart/cart.view.ts';
import type { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { Sheet } from '#contract/payment-methods.ts';
import type { Api } from '#src/api/api.ts';
import type { CardProvider } from '#src/payments/card-provider.ts';
import { firstSession } from '#src/shop/session/session-flow.ts';
import { sessionWith } from '#src/shop/session/start-session.ts';
import { cartToken } from '#src/browser/guest-token.ts';
import type { BrowserStorage } from '#src/browser/storage.ts';
import { unsentBasket } from '#src/shop/cart/unsent-basket.ts';
import { topUpMemory } from '#src/features/account/top-up/pending-top-up.ts';
import { pendingPayment } from '#src/shop/payment/pending-payment.ts';
import { fulfilmentTimeFlow } from '#src/shop/fulfilment/start-fulfilment-time.ts';
import type { CheckoutActors } from '#src/features/checkout/checkout-flows.ts';
import type { PendingPayment } from '#src/shop/payment/pending-payment-types.ts';
import { AccountPage } from './account-page.ts';
import { openBasketPage, type TellCheckout } from './basket-page.ts';
import { BookingAddress, openBookingPage, type OpenBooking } from './booking-page.ts';
import type { Browser } from './browser.ts';
import { openCheckingPage } from './checking-page.ts';
import { flowOn, onClock, repeatOn } from './flow-on-clock.ts';
import { repeatOrder, type orderAgain } from './ordering-again.ts';
import { Reads } from './reads.ts';
import type { Run } from './run.ts';
import { openSignInDialog } from './sign-in-dialog.ts';
import type { Dish } from './stores.ts';
import { surroundedBy } from './surroundings.ts';
import { apiOf } from './tab-api.ts';
import { cardsOf, cartLogic, isUnderWayFor, logicOf, pageOf, type TabLogic } from './tab-logic.ts';
import { viewsOf } from './tab-views.ts';
import { WantedFulfilment } from './wanted-fulfilment.ts';

type PutIn = { readonly storeId: string; readonly dish: Dish; readonly quantity: number; readonly note: string };

export class Tab {
  readonly run: Run;
  readonly browser: Browser;
  readonly name: string;
  readonly storage: BrowserStorage;
  /** What this tab keeps for itself, a reload included. */
  readonly tabStorage: BrowserStorage;
  readonly api: Api;
  readonly session;
  readonly cart;
  readonly fulfilmentTime;
  readonly account: AccountPage;
  readonly reads = new Reads(this);
  page: 'elsewhere' | 'basket' | 'courier' | 'checking' | 'thankyou' = 'elsewhere';
  orderId: string | null = null;
  checkout: CheckoutActors | null = null;
  tellCheckout: TellCheckout = () => undefined;
  booking: OpenBooking | null = null;
  bookingAddress = new BookingAddress();
  /** Nothing but a parcel is sent in it. */
  isForParcel = false;
  fulfilment: FulfilmentChoice = { isPickup: false, time: null };
  signIn: ReturnType<typeof this.openSignIn> | null = null;
  resumed: ActorRefFrom<typeof paymentMachine> | null = null;
  again: ReturnType<typeof orderAgain> | null = null;
  readonly #underWay: PendingPayment;
  readonly #logic: TabLogic;
  readonly #endings: (() => void)[] = [];
  #leaveFlows: () => void = () => undefined;
  #open = true;
  /** Which payment sheets the device has, as the payment's dialog was told; null before it asked. */
  sheets: readonly Sheet[] | null = null;
  readonly #cards: CardProvider;
  /** It shows TWINT's page, and nothing of ours is there. */
  isAtTwint = false;
  readonly #wanted = new WantedFulfilment(this);
  #heard = { at: 0, givenAt: 0 };

  constructor(run: Run, browser: Browser, name: string, tabStorage: BrowserStorage) {
    this.run = run;
    this.tabStorage = tabStorage;
    this.browser = browser;
    this.name = name;
    const storage = browser.storageOf(this);
    this.storage = storage;
    const remembered = storage.read('user');
    const { api, transport, serverClock } = apiOf(this, {
      hears: (heard) => {
        this.#heard = heard;
      },
      // Nothing in a page that is gone hears any answer.
      session: () => ({
        getSnapshot: () => this.session?.flow.getSnapshot() ?? firstSession(remembered),
        send: (event) => (this.#open ? this.session.flow.send(event) : undefined),
      }),
    });
    this.api = api;
    this.#underWay = surroundedBy(browser.environment, () => pendingPayment(storage));
    const cards = cardsOf(this, transport);
    this.#cards = cards;
    this.#logic = logicOf(this, { pendingPayment: this.#underWay, environment: browser.environment, cards });
    this.account = new AccountPage(
      run,
      this.api,
      cards,
      topUpMemory({ storage, tabStorage }, () => this.user()?._id ?? null),
    );
    this.session = flowOn(run, sessionWith(this.api), (snapshot) => snapshot, { user: remembered, jitter: 0 });
    const holder = () => this.user()?._id ?? cartToken(storage);
    const untold = unsentBasket({ storage, tabStorage }, holder);
    this.cart = flowOn(run, cartLogic(this), toCartView, { unsent: untold.read(), lastKnown: untold.lastKnown() });
    this.cart.actor.subscribe(({ context }) => untold.keep(context));
    this.fulfilmentTime = fulfilmentTimeFlow(
      { api: this.api, storage, clock: serverClock, cart: this.cart.flow, repeat: repeatOn(run) },
      onClock(run),
    );
    this.#endings.push(
      () => this.fulfilmentTime.stop(),
      () => this.session.actor.stop(),
      () => this.cart.actor.stop(),
      () => this.account.leaveCards(),
      () => this.account.leaveTopUp(),
      () => this.account.leaveProblem(),
      () => this.again?.stop(),
    );
    const page = surroundedBy(browser.environment, () => pageOf(this, this.#underWay, (href) => this.#goBack(href)));
    this.#endings.push(() => surroundedBy(browser.environment, () => page.stop()));
  }

  isOpen(): boolean {
    return this.#open;
  }
  /** Who is signed in; before the session's flow has begun, whoever is remembered. */
  user(): StoredUser | null {
    return this.session ? this.session.actor.getSnapshot().context.user : this.storage.read('user');
  }
  seen() {
    return viewsOf(this);
  }

  openBasket(): void {
    if (this.checkout) return;
    this.leaveBasket();
    this.page = 'basket';
    const leave = openBasketPage(this, this.#logic.checkout(), {
      onBegun: (checkout, tell) => {
        this.checkout = checkout;
        this.tellCheckout = tell;
      },
      onPlaced: (orderId) => {
        if (this.page !== 'thankyou') this.#basketOrdered(orderId);
      },
    });
    this.#leaveFlows = () => {
      leave();
      this.checkout = null;
      this.reads.forgetWays();
    };
  }

  openCourier(): void {
    if (this.booking) return;
    this.leaveBasket();
    this.page = 'courier';
    const open = openBookingPage(this, this.#logic.booking(), this.bookingAddress, (orderId) => {
      if (this.page !== 'thankyou') this.#parcelOrdered(orderId);
    });
    this.booking = open;
    this.#leaveFlows = () => {
      open.leave();
      this.booking = null;
      this.reads.forgetWays();
    };
  }

  #basketOrdered(orderId: string): void {
    this.browser.lastBasketOrder = orderId;
    this.#leaveFor(orderId);
  }
  #parcelOrdered(orderId: string): void {
    this.browser.parcelOrders.add(orderId);
    this.bookingAddress = new BookingAddress();
    this.#leaveFor(orderId);
  }
  #leaveFor(orderId: string): void {
    this.orderId = orderId;
    queueMicrotask(() => {
      if (this.#open) this.#thank();
    });
  }
  followsParcel(): boolean {
    return this.orderId !== null && this.browser.parcelOrders.has(this.orderId);
  }

  /** Opens the page that checks a payment which was begun before: the one that is named, or whichever there is. */
  openChecking(bought?: 'basket' | 'parcel'): void {
    this.leaveBasket();
    this.page = 'checking';
    const { basket, parcel } = this.#underWay.getSnapshot();
    const key = bought ? this.#underWay.getSnapshot()[bought] : (basket ?? parcel);
    const isOfParcel = key !== null && key === parcel;
    this.resumed = openCheckingPage(this, { logic: this.#logic.payment(), key }, (orderId, payment) => {
      this.resumed = null;
      if (orderId === null) this.page = 'elsewhere';
      else if (isOfParcel || payment?.delivery_type === DELIVERY_TYPE.courier) this.#parcelOrdered(orderId);
      else this.#basketOrdered(orderId);
    });
    const { resumed } = this;
    const mine = this.user()?._id;
    // The page is drawn anew for another customer, and shows a guest the sign-in.
    const heard = this.session.actor.subscribe(() => {
      if (mine === undefined || this.user()?._id === mine) return;
      heard.unsubscribe();
      resumed.stop();
      if (this.resumed === resumed) this.resumed = null;
    });
    resumed.start();
  }
  /** Whether a bar under the header leads to a payment that is under way. */
  hasPendingPayment(): boolean {
    return isUnderWayFor(this.#underWay, this.user()?._id);
  }

  #thank(): void {
    this.#leaveFlows();
    this.page = 'thankyou';
    this.run.note(`${this.name} thanks${this.followsParcel() ? ' for a parcel' : ''}`);
  }

  /** The basket's order that was placed last in this browser; null where there is none. */
  #lastBasketOrder(): string | null {
    const kept = this.storage.read('storefront.last_order_id') || null;
    return kept !== null && this.browser.parcelOrders.has(kept) ? this.browser.lastBasketOrder : kept;
  }
  /** Opens the page that follows the basket's last order. Says whether there is one. */
  followLastOrder(): boolean {
    this.orderId = this.#lastBasketOrder();
    if (this.orderId === null) return false;
    this.leaveBasket();
    this.page = 'thankyou';
    return true;
  }
  sendAgain(): void {
    const { orderId } = this;
    if (orderId === null) return;
    this.run.note(`${this.name} sends a parcel again`);
    this.leaveBasket();
    this.bookingAddress = new BookingAddress(orderId);
    this.openCourier();
  }

  /** Signed in again, the customer is where the session was ended. */
  #goBack(page: string): void {
    if (!this.#open || this.page !== 'elsewhere') return;
    if (page === 'basket') this.openBasket();
    if (page === 'courier') this.openCourier();
    if (page === 'checking') this.openChecking();
  }

  leaveBasket(): void {
    this.#leaveFlows();
    this.resumed?.stop();
    this.resumed = null;
    this.page = 'elsewhere';
  }

  async askSheets(): Promise<void> {
    this.sheets = await this.#cards.sheetsHere({ country: 'CH', currency: 'CHF', name: 'Shop' });
  }

  putIn({ storeId, dish, quantity, note }: PutIn): void {
    this.cart.flow.send({ type: 'line.added', storeId, line: { itemId: dish.id, quantity, options: [], note } });
  }

  /** Orders once more what a basket held that was ordered last in this browser. */
  orderAgain(): void {
    repeatOrder(this, this.#lastBasketOrder());
  }

  /** Wants the order received otherwise: said as soon as the page offers it. */
  receive(fulfilment: FulfilmentChoice): void {
    this.fulfilment = fulfilment;
    this.#wanted.forget();
    this.sayWhenAndHow();
  }
  /** Says when and how the order is wanted, each wish once. Says whether there was something to say. */
  sayWhenAndHow(): boolean {
    return this.#wanted.say(this.fulfilment);
  }

  openSignIn() {
    const actor = openSignInDialog(this, () => {
      this.signIn = null;
    });
    this.#endings.push(() => actor.stop());
    return actor;
  }

  /** The payment that the page of the basket or of the parcel is taking just now, or null. */
  payingNow(): ActorRefFrom<typeof paymentMachine> | null {
    return (this.#placement()?.getSnapshot().children.payment as ActorRefFrom<typeof paymentMachine> | undefined) ?? null;
  }

  #placement() {
    return (this.booking?.flows() ?? this.checkout)?.placement;
  }

  /** Whether money may be on its way from here: it is paid, or ordered for, on the basket's page or on the one that checks it. */
  hasMoneyUnderWay(): boolean {
    return this.payingNow() !== null || this.#placement()?.getSnapshot().value === 'creating' || this.resumed !== null;
  }

  /** The moment at which what this tab knows now was true at the server: an answer that has just come was some time on its way. */
  knowsOf(): number {
    const now = this.run.clock.now();
    return this.#heard.at === now ? this.#heard.givenAt : now;
  }

  /** The tab is gone: nothing in it hears any answer. */
  close(): void {
    if (!this.#open) return;
    this.#open = false;
    this.leaveBasket();
    for (const end of this.#endings) end();
    this.reads.queryClient.clear();
    this.signIn?.stop();
  }
}
