import type { StripeElements } from '@stripe/stripe-js';
import type { ActorRefFrom } from 'xstate';
import type { StoredUser } from '#contract/entities/user.ts';
import type { ReceivingChoice } from '#machines/invoice/receiving-choice.ts';
import { toCartView } from '#machines/cart/cart.view.ts';
import type { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { Api } from '#src/api/api.ts';
import { whenWaysAreTold } from '#src/api/ways-to-pay.ts';
import { leadOut } from '#src/app/in-step/lead-out.ts';
import { pageApi } from '#src/app/page-api.ts';
import { cartWith } from '#src/flows/cart/cart-ports.ts';
import { tellCart } from '#src/flows/cart/told-cart.ts';
import { checkoutWith } from '#src/flows/checkout/checkout-ports.ts';
import { paymentWith } from '#src/flows/payment/payment-ports.ts';
import { firstSession } from '#src/flows/session/session-flow.ts';
import { sessionWith } from '#src/flows/session/start-session.ts';
import { cartToken, type Keeper } from '#src/browser/storage.ts';
import { createServerClock } from '#src/browser/server-clock.ts';
import { topUpMemory } from '#src/flows/wallet-top-up/top-up-under-way.ts';
import { underWay } from '#src/flows/payment/keep-under-way.ts';
import { whenFlow } from '#src/flows/when/start-when.ts';
import type { CheckoutActors } from '#src/flows/checkout/checkout-flows.ts';
import type { UnderWay } from '#src/flows/payment/under-way.ts';
import type { CardProvider } from '#src/payments/card-provider.ts';
import { providerOver } from '#src/payments/provider-over.ts';
import { AccountPage } from './account-page.ts';
import { openBasketPage } from './basket-page.ts';
import type { Browser } from './browser.ts';
import { cardWindow } from './card-window.ts';
import { openCheckingPage } from './checking-page.ts';
import { flowOn, onClock } from './flow-on-clock.ts';
import { networkOf } from './network.ts';
import { orderAgain } from './ordering-again.ts';
import { Reads } from './reads.ts';
import type { Run } from './run.ts';
import { openSignInDialog } from './sign-in-dialog.ts';
import type { Dish } from './stores.ts';
import { surroundedBy } from './surroundings.ts';
import { viewsOf } from './tab-views.ts';

/** One tab: the real flows over the real client, joined as the application joins them, on the run's clock. */
export class Tab {
  readonly run: Run;
  readonly browser: Browser;
  readonly name: string;
  /** What the browser keeps, as this tab reads and writes it. */
  readonly keeper: Keeper;
  /** What this tab keeps for itself, a reload included. */
  readonly tabKeeper: Keeper;
  readonly api: Api;
  readonly session;
  readonly cart;
  readonly when;
  readonly account: AccountPage;
  readonly reads = new Reads(this);
  page: 'elsewhere' | 'basket' | 'checking' | 'thankyou' = 'elsewhere';
  orderId: string | null = null;
  checkout: CheckoutActors | null = null;
  receiving: ReceivingChoice = { isPickup: false, time: null };
  signIn: ReturnType<typeof this.openSignIn> | null = null;
  resumed: ActorRefFrom<typeof paymentMachine> | null = null;
  again: ReturnType<typeof orderAgain> | null = null;
  readonly #underWay: UnderWay;
  readonly #cards: CardProvider;
  readonly #endings: (() => void)[] = [];
  #leaveFlows: () => void = () => undefined;
  #open = true;
  #saidOf: ReceivingChoice | null = null;
  #heard = { at: 0, givenAt: 0 };

  constructor(run: Run, browser: Browser, name: string, tabKeeper: Keeper) {
    this.run = run;
    this.tabKeeper = tabKeeper;
    this.browser = browser;
    this.name = name;
    const keeper = browser.keeperOf(this);
    this.keeper = keeper;
    const transport = networkOf(run, {
      browser,
      isOpen: () => this.#open,
      reload: () => browser.reload(this),
      customerId: () => this.user()?._id ?? null,
      hears: (givenAt) => {
        this.#heard = { at: run.clock.now(), givenAt };
      },
    });
    const serverClock = createServerClock(() => run.clock.now());
    const remembered = keeper.read('user');
    this.api = pageApi({
      transport,
      language: () => 'en',
      endAfter: (milliseconds) => run.clock.endAfter(milliseconds),
      keeper,
      clock: serverClock,
      flows: () => ({
        session: {
          seen: () => this.session?.flow.seen() ?? firstSession(remembered),
          // Nothing in a page that is gone hears any answer.
          send: (event) => (this.#open ? this.session.flow.send(event) : undefined),
        },
        when: { isThere: () => this.when !== undefined, send: (event) => this.when.send(event) },
      }),
    });
    this.#underWay = surroundedBy(browser.surroundings, () => underWay(keeper));
    const script = cardWindow(run, transport, () => run.beAskedByBank(this));
    // Now and then the provider's script does not come.
    this.#cards = providerOver(() => Promise.resolve(!run.isCalm() && run.random.chance(0.08) ? null : script));
    this.#cards.readFrom({ getElement: () => ({}) } as unknown as StripeElements);
    this.account = new AccountPage(
      run,
      this.api,
      this.#cards,
      topUpMemory(keeper, () => this.user()?._id ?? null),
    );
    this.session = flowOn(run, sessionWith(this.api), (snapshot) => snapshot, { user: remembered, jitter: 0 });
    this.cart = flowOn(
      run,
      cartWith({
        api: this.api,
        holder: () => this.user()?._id ?? cartToken(keeper),
        told: tellCart({ api: this.api, destination: () => Promise.resolve(null), menu: () => Promise.resolve(null) }),
        drawn: () => Promise.resolve(),
      }),
      toCartView,
    );
    this.when = whenFlow(
      { api: this.api, keeper, clock: serverClock, cart: this.cart.flow, repeat: (tick, milliseconds) => this.#repeat(tick, milliseconds) },
      onClock(run),
    );
    this.#endings.push(
      () => this.when.stop(),
      () => this.session.actor.stop(),
      () => this.cart.actor.stop(),
      () => this.account.leaveCards(),
      () => this.account.leaveTopUp(),
      () => this.again?.stop(),
    );
    surroundedBy(browser.surroundings, () => browser.keepInStep(this));
    leadOut(
      this.session.flow,
      {
        here: () => this.page,
        out: () => {
          if (this.#open) this.leaveBasket();
        },
        back: (page) => void run.clock.after(0, () => this.#goBack(page)),
      },
      tabKeeper,
    );
  }

  isOpen(): boolean {
    return this.#open;
  }
  /** Who is signed in; before the session's flow has begun, whoever is remembered. */
  user(): StoredUser | null {
    return this.session ? this.session.actor.getSnapshot().context.user : this.keeper.read('user');
  }
  seen() {
    return viewsOf(this);
  }

  openBasket(): void {
    if (this.checkout) return;
    this.page = 'basket';
    const logic = checkoutWith(this.api, {
      keeper: this.keeper,
      underWay: this.#underWay,
      payment: this.#paymentLogic(),
      tabKeeper: this.tabKeeper,
      api: this.api,
      cart: this.cart.flow,
      session: this.session.flow,
      when: this.when,
      waysToPay: (heard) => whenWaysAreTold(this.reads.queryClient, heard),
    });
    const { checkout, leave } = openBasketPage(this, logic, (orderId) => {
      if (this.page === 'thankyou') return;
      this.orderId = orderId;
      this.cart.flow.send({ type: 'cart.moved' });
      queueMicrotask(() => {
        if (this.#open) this.#thank();
      });
    });
    this.checkout = checkout;
    this.#leaveFlows = () => {
      leave();
      this.checkout = null;
      this.reads.forgetWays();
    };
  }

  #paymentLogic() {
    return paymentWith(this.api, {
      keeper: this.keeper,
      underWay: this.#underWay,
      session: this.session.flow,
      cards: () => Promise.resolve(this.#cards),
    });
  }

  /** Opens the page that checks a payment which was begun before. */
  openChecking(): void {
    this.leaveBasket();
    this.page = 'checking';
    this.resumed = openCheckingPage(this, { logic: this.#paymentLogic(), key: this.#underWay.seen() }, (orderId) => {
      this.resumed = null;
      if (orderId === null) this.page = 'elsewhere';
      else {
        this.orderId = orderId;
        this.cart.flow.send({ type: 'cart.moved' });
        this.#thank();
      }
    });
    this.resumed.start();
  }
  /** Whether the bar under the header leads to a payment that is under way. */
  hasPaymentUnderWay(): boolean {
    return this.#underWay.seen() !== null && this.#underWay.seen()?.customerId === this.user()?._id;
  }

  #thank(): void {
    this.#leaveFlows();
    this.when.send({ type: 'order.placed' });
    this.page = 'thankyou';
    this.keeper.write('storefront.last_order_id', this.orderId ?? '');
    this.run.note(`${this.name} thanks`);
  }

  /** Opens the page that follows the order that was placed last in this browser. Says whether there is one. */
  followLastOrder(): boolean {
    this.orderId = this.keeper.read('storefront.last_order_id') || null;
    if (this.orderId === null) return false;
    this.leaveBasket();
    this.page = 'thankyou';
    return true;
  }

  /** Signed in again, the customer is where the session was ended. */
  #goBack(page: string): void {
    if (!this.#open || this.page !== 'elsewhere') return;
    if (page === 'basket') this.openBasket();
    if (page === 'checking') this.openChecking();
  }

  leaveBasket(): void {
    this.#leaveFlows();
    this.resumed?.stop();
    this.resumed = null;
    this.page = 'elsewhere';
  }

  /** Puts a dish into the basket, as the store's page does. */
  putIn({ storeId, dish, quantity }: { readonly storeId: string; readonly dish: Dish; readonly quantity: number }): void {
    this.cart.flow.send({ type: 'line.added', storeId, line: { itemId: dish.id, quantity, options: [], note: '' } });
  }

  /** Orders once more what was placed last in this browser, for which a basket of another store is put aside. */
  orderAgain(): void {
    const orderId = this.keeper.read('storefront.last_order_id') || null;
    const customerId = this.user()?._id;
    if (orderId === null || !customerId || this.again?.getSnapshot().status === 'active') return;
    this.leaveBasket();
    const isFilledElsewhere = () => {
      const basket = this.cart.flow.seen();
      return basket.is === 'filled' && basket.storeId === this.run.elsewhere?.storeId && !basket.saving && !basket.failure;
    };
    const wasElsewhere = isFilledElsewhere();
    this.again = orderAgain(this, orderId, (isAdded) => {
      this.run.note(`${this.name} ordered again: ${isAdded}`);
      if (isAdded && wasElsewhere) this.run.parked.add(customerId);
    });
  }

  /** Wants the order received otherwise: said as soon as the page offers it. */
  receive(receiving: ReceivingChoice): void {
    this.receiving = receiving;
    this.#saidOf = null;
    this.sayWhenAndHow();
  }

  /** Says when and how the order is wanted, each wish once: what can't be had is not asked for again. Says whether there was something to say. */
  sayWhenAndHow(): boolean {
    const { time, way } = this.when.seen();
    if (this.#saidOf === this.receiving || time.store === null) return false;
    this.#saidOf = this.receiving;
    const { isPickup, time: wanted } = this.receiving;
    const [isOtherWay, isOtherTime] = [way.isPickup !== isPickup, time.choice?.at !== wanted?.at];
    if (isOtherWay) this.when.send({ type: isPickup ? 'pickup.chosen' : 'delivery.chosen' });
    if (isOtherTime && wanted === null) this.when.send({ type: 'asap.chosen' });
    if (isOtherTime && wanted !== null)
      for (const event of [
        { type: 'schedule.asked' },
        { type: 'date.picked', date: wanted.date },
        { type: 'time.picked', time: wanted },
      ] as const)
        this.when.send(event);
    return isOtherWay || isOtherTime;
  }

  #repeat(act: () => void, milliseconds: number): () => void {
    const again = () => {
      timer = this.run.clock.after(milliseconds, again);
      act();
    };
    let timer = this.run.clock.after(milliseconds, again);
    return () => this.run.clock.clearTimeout(timer);
  }

  openSignIn() {
    const actor = openSignInDialog(this, () => {
      this.signIn = null;
    });
    this.#endings.push(() => actor.stop());
    return actor;
  }

  /** The payment that the basket's page is taking just now, or null. */
  payingNow(): ActorRefFrom<typeof paymentMachine> | null {
    return (this.checkout?.placement.getSnapshot().children.payment as ActorRefFrom<typeof paymentMachine> | undefined) ?? null;
  }

  /** Whether money may be on its way from here: it is paid, or ordered for, on the basket's page or on the one that checks it. */
  hasMoneyUnderWay(): boolean {
    return this.payingNow() !== null || this.checkout?.placement.getSnapshot().value === 'creating' || this.resumed !== null;
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
