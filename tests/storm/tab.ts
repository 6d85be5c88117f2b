import type { StripeElements } from '@stripe/stripe-js';
import type { ActorRefFrom } from 'xstate';
import { endsSession } from '../../contract/failure.ts';
import { checkoutCalls } from '../../contract/calls/checkout.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import type { StoredUser } from '../../contract/entities/user.ts';
import type { ReceivingChoice } from '../../machines/invoice/invoice.setup.ts';
import { toAddressView } from '../../machines/address/address.view.ts';
import { toCartView } from '../../machines/cart/cart.view.ts';
import { toInvoiceView } from '../../machines/invoice/invoice.view.ts';
import { toOrderPlacementView } from '../../machines/order-placement/order-placement.view.ts';
import { toPromoView } from '../../machines/promo/promo.view.ts';
import { toReceivingContactView } from '../../machines/receiving-contact/receiving-contact.view.ts';
import { toSessionView } from '../../machines/session/session.view.ts';
import { toWalletSwitchView } from '../../machines/wallet-switch/wallet-switch.view.ts';
import { createApi, type Api } from '../../src/api/api.ts';
import { cartWith } from '../../src/app/cart-ports.ts';
import type { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { toPaymentView } from '../../machines/payment/payment.view.ts';
import { checkoutWith } from '../../src/app/checkout-ports.ts';
import { paymentWith } from '../../src/app/payment-ports.ts';
import { sessionWith } from '../../src/app/session-flow.ts';
import { signInWith } from '../../src/app/sign-in-ports.ts';
import { cartToken, type Keeper } from '../../src/app/storage.ts';
import { underWay } from '../../src/app/under-way.ts';
import { joinCheckout, type CheckoutActors } from '../../src/flows/join-checkout.ts';
import type { UnderWay } from '../../src/flows/under-way.ts';
import type { CardProvider } from '../../src/payments/card-provider.ts';
import { providerOver } from '../../src/payments/provider-over.ts';
import type { Flows } from '../../src/flows/flows.tsx';
import type { Browser } from './browser.ts';
import { actorOn, flowOn } from './flow-on-clock.ts';
import { networkOf } from './network.ts';
import type { Run } from './run.ts';
import { AccountPage } from './account-page.ts';
import { cardWindow } from './card-window.ts';
import { watchEnd, watchOver } from './screen-truth.ts';
import { surroundedBy } from './surroundings.ts';

type Gateway = AnswerOf<typeof checkoutCalls.get_payment_gateway>;
/** How a read that a page waits on stands. */
export type Read<T> = { readonly is: 'idle' | 'asking' | 'failed' } | { readonly is: 'there'; readonly value: T };

/** One tab: the real flows over the real client, joined as the application joins them, on the run's clock. */
export class Tab {
  readonly run: Run;
  readonly browser: Browser;
  readonly name: string;
  /** What the browser keeps, as this tab reads and writes it. */
  readonly keeper: Keeper;
  readonly api: Api;
  readonly session;
  readonly cart;
  page: 'elsewhere' | 'basket' | 'checking' | 'thankyou' = 'elsewhere';
  orderId: string | null = null;
  checkout: CheckoutActors | null = null;
  receiving: ReceivingChoice = { isPickup: false, time: null };
  ways: Read<Gateway> = { is: 'idle' };
  poll: Read<number> = { is: 'idle' };
  signIn: ReturnType<typeof this.openSignIn> | null = null;
  resumed: ActorRefFrom<typeof paymentMachine> | null = null;
  readonly account: AccountPage;
  readonly #underWay: UnderWay;
  readonly #cards: CardProvider;
  readonly #endings: (() => void)[] = [];
  #open = true;

  constructor(run: Run, browser: Browser, name: string) {
    this.run = run;
    this.browser = browser;
    this.name = name;
    const keeper = browser.keeperOf(this);
    this.keeper = keeper;
    const transport = networkOf(run, { browser, isOpen: () => this.#open, reload: () => browser.reload(this), customerId: () => this.user()?._id ?? null });
    this.api = createApi({
      transport,
      language: () => 'en',
      endAfter: (milliseconds) => {
        const ending = new AbortController();
        run.clock.after(milliseconds, () => ending.abort());
        return ending.signal;
      },
      credentials: () => {
        const user = this.user();
        return { user_id: user?._id ?? null, server_token: user?.server_token ?? null, cart_unique_token: cartToken(keeper) };
      },
      onFailure: (failure, serverToken) => {
        if (this.#open && endsSession(failure) && serverToken !== null) this.session.flow.send({ type: 'session.refused', serverToken });
      },
    });
    this.#underWay = surroundedBy(browser.surroundings, () => underWay(keeper));
    const script = cardWindow(run, transport, { answer: () => run.answerToBank(this), isAnswered: () => run.leaveTheBank(this) });
    // Now and then the provider's script does not come.
    this.#cards = providerOver(() => Promise.resolve(!run.isCalm() && run.random.chance(0.08) ? null : script));
    this.#cards.readFrom({ getElement: () => ({}) } as unknown as StripeElements);
    this.account = new AccountPage(run, this.api, this.#cards, () => this.#open);
    this.session = flowOn(run, sessionWith(this.api), (snapshot) => snapshot, { user: keeper.read('user'), jitter: 0 });
    this.cart = flowOn(run, cartWith({ api: this.api, holder: () => this.user()?._id ?? cartToken(keeper), destination: () => Promise.resolve(null) }), toCartView);
    this.#endings.push(() => this.session.actor.stop(), () => this.cart.actor.stop(), () => this.account.leaveCards());
    surroundedBy(browser.surroundings, () => browser.keepInStep(this));
    this.#leadOut();
  }

  /** As the application does: when the server ended the session the page is left at once, with whatever it said. */
  #leadOut(): void {
    let before = this.user();
    this.session.flow.subscribe(() => {
      const { user, endedBy } = this.session.flow.seen().context;
      const isEnded = before !== null && user === null && endedBy === 'server';
      before = user;
      if (isEnded) queueMicrotask(() => { if (this.#open && this.user() === null) this.leaveBasket(); });
    });
  }

  isOpen(): boolean { return this.#open; }
  /** Who is signed in; before the session's flow has begun, whoever is remembered. */
  user(): StoredUser | null { return this.session ? this.session.actor.getSnapshot().context.user : this.keeper.read('user'); }
  seen() {
    const { checkout } = this;
    return {
      session: toSessionView(this.session.actor.getSnapshot()),
      cart: this.cart.flow.seen(),
      checkout: checkout && {
        invoice: toInvoiceView(checkout.invoice.getSnapshot()),
        promo: toPromoView(checkout.promo.getSnapshot()),
        address: toAddressView(checkout.address.getSnapshot()),
        contact: toReceivingContactView(checkout.contact.getSnapshot()),
        wallet: toWalletSwitchView(checkout.wallet.getSnapshot()),
        placement: toOrderPlacementView(checkout.placement.getSnapshot()),
      },
    };
  }

  /** Opens the basket page: its flows begin and are joined. */
  openBasket(): void {
    if (this.checkout) return;
    this.page = 'basket';
    const { run } = this;
    const flows = { cart: this.cart.flow, session: this.session.flow } as unknown as Pick<Flows, 'cart' | 'session'>;
    const { keeper } = this;
    const logic = checkoutWith(this.api, { keeper, underWay: this.#underWay, payment: this.#paymentLogic(), basket: flows.cart.seen });
    const checkout: CheckoutActors = {
      invoice: actorOn(run, logic.invoice, { receiving: this.receiving }),
      promo: actorOn(run, logic.promo),
      address: actorOn(run, logic.address),
      contact: actorOn(run, logic.contact),
      wallet: actorOn(run, logic.wallet, { used: this.user()?.is_use_wallet ?? true }),
      placement: actorOn(run, logic.placement),
    } as CheckoutActors;
    for (const actor of Object.values(checkout)) actor.start();
    this.checkout = checkout;
    const part = joinCheckout(checkout, flows);
    const leaveGrounds = this.#followGrounds(checkout);
    const watch = watchOver(run, this, checkout);
    const placed = checkout.placement.subscribe((snapshot) => {
      const view = toOrderPlacementView(snapshot);
      if (view.is !== 'placed' || !view.order || this.page === 'thankyou') return;
      this.orderId = view.order.order_id;
      this.cart.flow.send({ type: 'basket.moved' });
      queueMicrotask(() => { if (this.#open) this.#thank(); });
    });
    this.#leaveBasket = () => {
      part();
      leaveGrounds();
      watch();
      placed.unsubscribe();
      for (const actor of Object.values(checkout)) actor.stop();
      this.checkout = null;
      this.ways = { is: 'idle' };
    };
  }
  #leaveBasket: () => void = () => undefined;

  #paymentLogic() {
    return paymentWith(this.api, { keeper: this.keeper, underWay: this.#underWay, session: this.session.flow, cards: () => Promise.resolve(this.#cards) });
  }

  /** Opens the page that checks a payment which was begun before. */
  openChecking(): void {
    this.leaveBasket();
    this.page = 'checking';
    const actor = actorOn(this.run, this.#paymentLogic(), { resumed: this.#underWay.seen()?.paymentId ?? null });
    this.resumed = actor;
    const key = this.#underWay.seen();
    actor.subscribe({
      complete: () => {
        const view = toPaymentView(actor.getSnapshot());
        if (view.is !== 'over' || !this.#open) return;
        this.run.note(`${this.name} checked: ${view.end.is}`);
        this.resumed = null;
        watchEnd(this.run, this, view.end, key);
        if (view.end.is !== 'ordered') {
          this.page = 'elsewhere';
          return;
        }
        this.orderId = view.end.order.order_id;
        this.cart.flow.send({ type: 'basket.moved' });
        this.#thank();
      },
    });
    actor.start();
  }
  /** Whether the bar under the header leads to a payment that is under way. */
  hasPaymentUnderWay(): boolean { return this.#underWay.seen() !== null && this.#underWay.seen()?.customerId === this.user()?._id; }

  /** As the page does: what the price stands on has changed, so it is asked again. */
  #followGrounds(checkout: CheckoutActors): () => void {
    const groundsNow = () => {
      const view = this.cart.flow.seen();
      return 'cart' in view && view.cart ? [view.cart.cart_id, view.cart.cart_version, this.user()?._id].join(' ') : null;
    };
    let priced = groundsNow();
    const look = () => {
      const grounds = groundsNow();
      if (grounds === null || grounds === priced) return;
      priced = grounds;
      checkout.invoice.send({ type: 'grounds.changed' });
    };
    const stops = [this.cart.flow.subscribe(look), this.session.flow.subscribe(look)];
    return () => stops.forEach((stop) => stop());
  }

  #thank(): void {
    this.#leaveBasket();
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

  leaveBasket(): void {
    this.#leaveBasket();
    this.resumed?.stop();
    this.resumed = null;
    this.page = 'elsewhere';
  }

  /** Says how the order is to be received. */
  receive(receiving: ReceivingChoice): void {
    this.receiving = receiving;
    this.checkout?.invoice.send({ type: 'receiving.chosen', receiving });
  }

  /** The payment's dialog is closed: what stood in it is asked for anew when it opens. */
  forgetWays(): void { if (this.ways.is !== 'asking') this.ways = { is: 'idle' }; }

  /** Asks how can be paid, as the payment's dialog does when it opens. */
  askWays(): void {
    const view = this.cart.flow.seen();
    const cityId = 'cart' in view ? view.cart?.city_id : null;
    if (this.ways.is === 'asking' || !cityId) return;
    this.ways = { is: 'asking' };
    const ask = async () => {
      const answered = await this.api.call(checkoutCalls.get_payment_gateway, { city_id: cityId });
      this.ways = answered.ok ? { is: 'there', value: answered.value } : { is: 'failed' };
      if (answered.ok) this.checkout?.wallet.send({ type: 'wallet.told', used: answered.value.is_use_wallet });
    };
    void ask();
  }

  /** Asks how the order fares, as the page that follows it does. */
  askOrder(): void {
    const { orderId } = this;
    if (this.poll.is === 'asking' || !orderId) return;
    this.poll = { is: 'asking' };
    const ask = async () => {
      const answered = await this.api.call(checkoutCalls.get_order_detail, { order_id: orderId });
      this.poll = answered.ok ? { is: 'there', value: answered.value.order.order_status } : { is: 'failed' };
    };
    void ask();
  }

  openSignIn() {
    const actor = actorOn(this.run, signInWith(this.api), { begin: 'signIn' });
    actor.subscribe({
      complete: () => {
        const { user } = actor.getSnapshot().context;
        this.signIn = null;
        if (user) this.session.flow.send({ type: 'customer.signedIn', user });
      },
    });
    this.#endings.push(() => actor.stop());
    return actor.start();
  }

  /** The payment that the basket's page is taking just now, or null. */
  payingNow(): ActorRefFrom<typeof paymentMachine> | null {
    return (this.checkout?.placement.getSnapshot().children.payment as ActorRefFrom<typeof paymentMachine> | undefined) ?? null;
  }

  /** What keeps the customer waiting: flows that are busy, reads that are under way. The session's poll keeps nobody. */
  busyFlows(): string[] {
    const { placement, ...others } = this.checkout ?? {};
    const isBeforeTheBank = this.run.isBeforeTheBank(this);
    const actors = { cart: this.cart.actor, signIn: this.signIn, ...others, ...(placement?.getSnapshot().value === 'paying' ? {} : { placement }) };
    const busy = Object.entries(actors).flatMap(([name, actor]) => (actor?.getSnapshot().hasTag('busy' as never) ? [`${name} (${JSON.stringify(actor.getSnapshot().value)})`] : []));
    const payment = this.resumed ?? this.payingNow();
    const paying = payment && payment.getSnapshot().status === 'active' && payment.getSnapshot().hasTag('busy') && !isBeforeTheBank ? [`payment (${JSON.stringify(payment.getSnapshot().value)})`] : [];
    return [...busy, ...paying, ...(this.ways.is === 'asking' ? ['ways to pay'] : []), ...(this.poll.is === 'asking' ? ['order poll'] : []), ...this.account.busyWith(isBeforeTheBank), ...(this.session.actor.getSnapshot().value === 'leaving' ? ['leaving'] : [])];
  }

  /** The tab is gone: nothing in it hears any answer. */
  close(): void {
    if (!this.#open) return;
    this.#open = false;
    this.leaveBasket();
    for (const end of this.#endings) end();
    this.signIn?.stop();
  }
}
