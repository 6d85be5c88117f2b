import { toPaymentView } from '#machines/payment/payment.view.ts';
import { AccountErrands } from './account-errands.ts';
import { CheckingOut } from './checking-out.ts';
import { followImpulse, IMPULSES } from './impulses.ts';
import type { Random } from '#statecharts/random.ts';
import type { Run } from './run.ts';
import { PASSWORD, type Shopper } from './shoppers.ts';
import { SendingParcel } from './sending-parcel.ts';
import { SEVEN } from './stores.ts';
import type { Tab } from './tab.ts';
import type { Wishes } from './wishes.ts';

const PATIENCE = 60;
const MORE_POLLS = 3;
const MORE_PATIENCE = 40;
const MOST_REPEATS = 5;

/** Somebody who shops: looks at what a tab shows and does what it offers, sometimes twice, sometimes something else. */
export class Person {
  readonly shopper: Shopper;
  readonly wishes: Wishes;
  readonly #run: Run;
  readonly #comesBy: Tab | null;
  readonly #random: Random;
  readonly #errands: AccountErrands;
  readonly #checkingOut: CheckingOut;
  readonly #sending: SendingParcel;
  #decisions = 0;
  #polls = 0;
  #hasFilled = false;
  #isRepeating = false;
  #repeats = 0;
  #isShoppingOver: boolean;
  #isParcelOver: boolean;
  #parcelPolls = 0;
  #isSendingAgain = false;

  /** @param comesBy the tab in which they sign in where somebody else was before; null for a browser of their own */
  constructor(run: Run, shopper: Shopper, wishes: Wishes, random: Random, comesBy: Tab | null = null) {
    this.#run = run;
    this.#comesBy = comesBy;
    this.shopper = shopper;
    this.wishes = wishes;
    this.#random = random;
    this.#errands = new AccountErrands(run, wishes, random);
    this.#checkingOut = new CheckingOut(run, { wishes, word: shopper.word }, random, {
      fill: (tab) => this.#fill(tab),
      giveUp: () => this.giveUp(),
    });
    this.#isShoppingOver = !wishes.shops;
    this.#isParcelOver = !wishes.sendsParcel;
    this.#sending = new SendingParcel(run, wishes, random, () => this.#giveParcelUp());
  }

  isDone(): boolean {
    const patience = this.wishes.sendsParcel && this.wishes.shops ? PATIENCE + MORE_PATIENCE : PATIENCE;
    return (this.#isShoppingOver && this.#isParcelOver) || this.#decisions > patience;
  }
  /** Shopping is over: what is left is the parcel, if there is one. */
  giveUp(): void {
    this.#isShoppingOver = true;
  }
  #giveParcelUp(): void {
    this.#isParcelOver = true;
  }

  act(tab: Tab): void {
    if (!tab.isOpen() || tab.isAtTwint || this.isDone()) return;
    this.#decisions += 1;
    if (this.#random.chance(this.wishes.impatience)) return followImpulse(this.#run, this, tab, this.#random.pick(IMPULSES));
    const { session, cart, checkout, booking } = tab.seen();
    if (session.is === 'leaving') return;
    if (session.is === 'signedIn' && session.user._id !== this.shopper.user._id) return this.#signOthersOut(tab);
    const isGuestForNow = this.wishes.fillsAsGuest && !this.#hasFilled && !this.#isShoppingOver && !tab.isForParcel;
    if (session.is === 'guest' && !isGuestForNow) return this.#signIn(tab);
    if (tab.page === 'thankyou') return tab.followsParcel() ? this.#followParcel(tab) : this.#follow(tab);
    if (tab.page === 'checking') return this.#check(tab);
    if (tab.page === 'elsewhere' && tab.hasPendingPayment() && this.#random.chance(0.7)) return tab.openChecking();
    const placement = (booking ?? checkout)?.placement;
    if (placement?.is === 'paying') return this.#wait(tab.payingNow());
    if (placement && placement.is !== 'resting' && placement.is !== 'choosing') {
      if (placement.is === 'uncertain' && this.#random.chance(0.3))
        (tab.booking?.flows() ?? tab.checkout)?.placement.send({ type: 'retry.asked' });
      return;
    }
    if (session.is === 'signedIn' && this.#seeToParcel(tab)) return;
    if (this.#isShoppingOver) return tab.leaveBasket();
    if (session.is === 'signedIn' && tab.page === 'elsewhere' && this.#errands.act(tab)) return;
    if (tab.again?.getSnapshot().status === 'active') return;
    if (cart.is === 'loading') return;
    if (cart.is === 'unavailable') return tab.cart.flow.send({ type: 'retry.asked' });
    if (cart.is === 'empty') return this.#begin(tab);
    if (this.#run.elsewhere?.storeId === cart.storeId) return this.#repeat(tab);
    this.#hasFilled = true;
    if (!cart.saving && !cart.failure) this.#run.noteFilled('basket', tab.user()?._id);
    if (cart.failure) tab.cart.flow.send({ type: 'failure.read' });
    if (tab.checkout) return this.#checkingOut.act(tab);
    tab.fulfilment = { isPickup: this.wishes.isPickup, time: this.wishes.isScheduled ? SEVEN : null };
    tab.openBasket();
  }

  /** Goes to send the parcel, in a tab of its own where that is wished for, or goes on with it. Says whether that is what the tab is for now. */
  #seeToParcel(tab: Tab): boolean {
    if (this.#isParcelOver) return tab.isForParcel;
    if (tab.page === 'courier') {
      this.#sending.act(tab);
      return true;
    }
    const isWanted = tab.isForParcel || this.#isShoppingOver || this.#random.chance(0.25);
    if (!isWanted || (tab.page !== 'elsewhere' && tab.page !== 'basket')) return false;
    if (this.wishes.sendsBeside && !tab.isForParcel && tab.browser.tabs.length < 2) {
      const beside = tab.browser.open();
      beside.isForParcel = true;
      this.#run.attend(this, beside);
      return true;
    }
    // Whoever is at the last look of a basket stays there.
    if (tab.seen().checkout?.placement.is === 'choosing') return false;
    tab.openCourier();
    return true;
  }

  /** On the page that thanks for a parcel, which is followed for a while, or cancelled. */
  #followParcel(tab: Tab): void {
    if (this.#errands.cancel(tab)) return;
    if (this.#parcelPolls < MORE_POLLS) {
      this.#parcelPolls += 1;
      return tab.reads.askOrder();
    }
    if (this.wishes.sendsAgain && !this.#isSendingAgain) {
      this.#isSendingAgain = true;
      this.#parcelPolls = 0;
      return tab.sendAgain();
    }
    this.#giveParcelUp();
    tab.leaveBasket();
  }

  #signIn(tab: Tab): void {
    tab.signIn ??= tab.openSignIn();
    tab.signIn.send({ type: 'credentials.given', credentials: { email: this.shopper.email, password: PASSWORD } });
  }

  /** The basket is empty: there is an order, or something is put in. */
  #begin(tab: Tab): void {
    if (!this.#run.hasOrdered(this.shopper)) return this.#fill(tab);
    if (this.#mayRepeat(tab)) return;
    const isWanted = this.#errands.wantsToCancel() || this.#errands.wantsToReport();
    if (!isWanted || !tab.followLastOrder()) this.giveUp();
  }

  /** Puts something of another store into the empty basket, before the last order is ordered once more. Says whether that is wished for. */
  #mayRepeat(tab: Tab): boolean {
    const { elsewhere } = this.#run;
    if (!this.wishes.ordersAgain || this.#isRepeating || !elsewhere) return false;
    this.#isRepeating = true;
    tab.leaveBasket();
    tab.putIn({ ...elsewhere, quantity: 1, note: this.shopper.word });
    return true;
  }
  #repeat(tab: Tab): void {
    this.#repeats += 1;
    if (this.#repeats > MOST_REPEATS) return this.giveUp();
    tab.orderAgain();
  }

  #fill(tab: Tab): void {
    const {
      dishes: [dish],
      storeId,
    } = this.#run.world;
    if (!dish) return;
    tab.leaveBasket();
    tab.putIn({ storeId, dish, quantity: this.wishes.quantity, note: this.shopper.word });
  }

  /** Before a page that checks a payment: goes on with the bank, looks again, or thinks better of it. */
  #check(tab: Tab): void {
    if (tab.resumed) this.#wait(tab.resumed);
    else tab.leaveBasket();
  }
  #wait(payment: Tab['resumed']): void {
    if (payment?.getSnapshot().status !== 'active') return;
    const view = toPaymentView(payment.getSnapshot());
    const dice = this.#random.number();
    if (view.is === 'checking' && view.canConfirm) {
      if (dice < 0.5) payment.send({ type: 'challenge.resumed' });
      else if (dice < 0.7) payment.send({ type: 'payment.reconsidered' });
    } else if (view.is === 'unconfirmed' && dice < 0.15) payment.send({ type: 'payment.reconsidered' });
    else if ((view.is === 'checking' || view.is === 'unconfirmed') && dice < 0.4) payment.send({ type: 'retry.asked' });
  }

  #follow(tab: Tab): void {
    if (this.#errands.cancel(tab) || this.#errands.report(tab)) return;
    if (this.#polls >= MORE_POLLS) return this.#mayRepeat(tab) ? undefined : this.giveUp();
    this.#polls += 1;
    tab.reads.askOrder();
  }

  /** Somebody else is signed in where this one is to shop: they are signed out, in the tab that this one came by. */
  #signOthersOut(tab: Tab): void {
    if (this.#comesBy === null || this.#comesBy === tab || !this.#comesBy.isOpen()) tab.session.flow.send({ type: 'signOut.asked' });
  }

  /** After a reload the page begins anew. */
  forget(): void {
    this.#errands.forget();
    this.#checkingOut.forget();
    this.#sending.forget();
  }
}
