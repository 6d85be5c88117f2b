import { CARD_GATEWAY_ID, CASH_PAYMENT_ID } from '../../contract/enumerations.ts';
import { splitPayment } from '../../domain/checkout/invoice.ts';
import { toMajor, toMinor } from '../../domain/money.ts';
import { toPaymentView } from '../../machines/payment/payment.view.ts';
import type { TestCase } from '../../server/payments/sandbox/test-cards.ts';
import type { Random } from './random.ts';
import type { Browser } from './browser.ts';
import type { Run } from './run.ts';
import type { Tab } from './tab.ts';
import { AccountErrands } from './account-errands.ts';
import { BANGKOK, PASSWORD, SEVEN, type Shopper } from './world.ts';
import { RUE_DE_CAROUGE } from '../server/customer.ts';
import { destinationOf } from '../../src/views/basket/destination.ts';

/** What somebody means to do, decided before they begin. */
export type Wishes = {
  /** What the card does that somebody pays by; null: they pay in cash. */
  readonly card: TestCase | null;
  readonly quantity: number;
  readonly isPickup: boolean;
  readonly isScheduled: boolean;
  readonly wantsPromo: boolean;
  readonly switchesWallet: boolean;
  readonly changesAddress: boolean;
  readonly checksPostcode: boolean;
  readonly fillsAsGuest: boolean;
  readonly topsUp: boolean;
  readonly addsCard: boolean;
  /** Makes another card the default before paying. */
  readonly choosesCard: boolean;
  /** Cancels the order once it is made. */
  readonly cancels: boolean;
  /** How likely each decision is one of impatience: a double click, a reload, Back, another tab, a sign-out. */
  readonly impatience: number;
};

const MOST_TRIES = 6;
const PATIENCE = 60;
const MORE_POLLS = 3;
const DESTINATION = { ...RUE_DE_CAROUGE, note: '', floor: '', entry_code: '', delivery_status: 0, user_type: 7, user_details: { name: '', country_phone_code: '', phone: '', email: '' } };

/** Somebody who shops: looks at what a tab shows and does what it offers, sometimes twice, sometimes something else. */
export class Person {
  readonly shopper: Shopper;
  readonly wishes: Wishes;
  readonly #run: Run;
  readonly #random: Random;
  #tries = 0;
  #decisions = 0;
  #polls = 0;
  #hasPromo = false;
  #hasSwitched = false;
  #hasChangedAddress = false;
  #hasCheckedPostcode = false;
  #hasFilled = false;
  #paysCash = false;
  #isDone = false;
  readonly #errands: AccountErrands;

  constructor(run: Run, shopper: Shopper, wishes: Wishes, random: Random) {
    this.#run = run;
    this.shopper = shopper;
    this.wishes = wishes;
    this.#random = random;
    this.#errands = new AccountErrands(run, wishes, random);
  }

  isDone(): boolean { return this.#isDone || this.#decisions > PATIENCE; }
  giveUp(): void { this.#isDone = true; }

  /** One look at a tab, and what follows from it. */
  act(tab: Tab): void {
    if (!tab.isOpen() || this.isDone()) return;
    this.#decisions += 1;
    if (this.#random.chance(this.wishes.impatience) && this.#beImpatient(tab)) return;
    const { session, cart, checkout } = tab.seen();
    if (session.is === 'leaving') return;
    const isGuestForNow = this.wishes.fillsAsGuest && !this.#hasFilled;
    if (session.is === 'guest' && !isGuestForNow) return this.#signIn(tab);
    if (tab.page === 'thankyou') return this.#follow(tab);
    if (tab.page === 'checking') return this.#check(tab);
    if (tab.page === 'elsewhere' && tab.hasPaymentUnderWay() && this.#random.chance(0.7)) return tab.openChecking();
    if (checkout?.placement.is === 'paying') return this.#wait(tab.payingNow());
    if (checkout && checkout.placement.is !== 'resting' && checkout.placement.is !== 'choosing') {
      if (checkout.placement.is === 'uncertain' && this.#random.chance(0.3)) tab.checkout?.placement.send({ type: 'retry.asked' });
      return;
    }
    if (session.is === 'signedIn' && tab.page === 'elsewhere' && this.#errands.act(tab)) return;
    if (cart.is === 'loading') return;
    if (cart.is === 'unavailable') return tab.cart.flow.send({ type: 'retry.asked' });
    if (cart.is === 'empty') {
      if (!this.#run.hasOrdered(this.shopper)) return this.#fill(tab);
      if (!this.#errands.wantsToCancel() || !tab.followLastOrder()) this.giveUp();
      return;
    }
    this.#hasFilled = true;
    if (cart.failure) tab.cart.flow.send({ type: 'failure.read' });
    if (!tab.checkout) {
      tab.receiving = { isPickup: this.wishes.isPickup, time: this.wishes.isScheduled ? SEVEN : null };
      return tab.openBasket();
    }
    return this.#checkOut(tab);
  }

  #signIn(tab: Tab): void {
    tab.signIn ??= tab.openSignIn();
    tab.signIn.send({ type: 'credentials.given', credentials: { email: this.shopper.email, password: PASSWORD } });
  }

  #fill(tab: Tab): void {
    const [dish] = this.#run.world.dishes;
    if (!dish) return;
    tab.leaveBasket();
    tab.cart.flow.send({ type: 'line.added', storeId: this.#run.world.storeId, line: { itemId: dish.id, quantity: this.wishes.quantity, options: [], note: '' } });
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
    if (this.#errands.cancel(tab)) return;
    if (this.#polls >= MORE_POLLS) return this.giveUp();
    this.#polls += 1;
    tab.askOrder();
  }

  #checkOut(tab: Tab): void {
    const actors = tab.checkout;
    const { cart, checkout } = tab.seen();
    if (!actors || !checkout || cart.is !== 'filled') return;
    const { invoice, placement, promo, address, contact, wallet } = checkout;
    if (placement.is === 'choosing') return this.#choose(tab);
    if (placement.failure) {
      this.#tries += 1;
      if (this.#tries > MOST_TRIES) return this.giveUp();
      tab.forgetWays();
      return actors.placement.send({ type: 'refusal.read' });
    }
    if (contact.collects) return actors.contact.send({ type: 'pickup.confirmed' });
    if (address.is === 'changing' || address.is === 'locating' || promo.is === 'applying' || promo.is === 'removing' || wallet.switching) return;
    if (invoice.is === 'asking') return;
    if (invoice.failure?.kind === 'refused' && invoice.failure.reason === 'payment_checking' && this.#random.chance(0.7)) return tab.openChecking();
    if (invoice.is !== 'priced') return this.#getPriced(tab, invoice.is);
    const destination = cart.cart ? destinationOf(cart.cart) : null;
    if (!this.wishes.isPickup && (destination === null || address.is === 'wrongPostcode' || (this.wishes.changesAddress && !this.#hasChangedAddress))) {
      this.#hasChangedAddress = true;
      return actors.address.send({ type: 'address.chosen', destination: DESTINATION as never });
    }
    if (!this.wishes.isPickup && destination && this.wishes.checksPostcode && !this.#hasCheckedPostcode) {
      // A postcode that is none, first: it is said, and asked for again.
      const isSlip = this.#random.chance(0.3);
      this.#hasCheckedPostcode = !isSlip;
      return actors.address.send({ type: 'postcode.applied', postcode: isSlip ? '9999' : '1205', destination });
    }
    if (this.wishes.wantsPromo && !this.#hasPromo && promo.is === 'notApplied' && invoice.invoice) {
      this.#hasPromo = true;
      return actors.promo.send({ type: 'code.given', code: this.#run.world.promoCode, paymentId: invoice.invoice.order_payment._id });
    }
    if (promo.is === 'applied' && invoice.invoice && this.#random.chance(0.15)) return actors.promo.send({ type: 'code.removed', paymentId: invoice.invoice.order_payment._id });
    if (cart.saving) return;
    if (invoice.differences.length > 0) actors.invoice.send({ type: 'price.accepted' });
    actors.contact.send({ type: 'contact.given', grounds: { isPickup: invoice.receiving.isPickup, destination, phoneCode: '+41' } });
  }

  /** There is no price: tries what the page offers instead. */
  #getPriced(tab: Tab, is: 'pickupOnly' | 'belowMinimum' | 'refused'): void {
    this.#tries += 1;
    if (this.#tries > MOST_TRIES) return this.giveUp();
    if (is === 'belowMinimum') return this.#fill(tab);
    if (is === 'pickupOnly') return tab.receive({ isPickup: true, time: null });
    if (tab.receiving.time !== null && this.#random.chance(0.5)) return tab.receive({ isPickup: this.#run.world.storeId !== BANGKOK, time: null });
    tab.checkout?.invoice.send({ type: 'retry.asked' });
  }

  #choose(tab: Tab): void {
    const actors = tab.checkout;
    const { checkout, cart } = tab.seen();
    if (!actors || !checkout) return;
    if (tab.ways.is === 'idle' || tab.ways.is === 'failed') return tab.askWays();
    if (tab.ways.is !== 'there' || checkout.wallet.switching) return;
    if (this.wishes.switchesWallet && !this.#hasSwitched) {
      this.#hasSwitched = true;
      return actors.wallet.send({ type: 'wallet.switched' });
    }
    const pricing = checkout.invoice.is === 'asking' || ('saving' in cart && cart.saving);
    if (checkout.placement.decline) {
      this.#tries += 1;
      if (this.#tries > MOST_TRIES) return this.giveUp();
      // A card that was declined is tried once more, or cash is paid.
      this.#paysCash = this.#random.chance(0.5);
      return actors.placement.send({ type: 'refusal.read' });
    }
    const { purchase } = checkout.placement;
    if (pricing || !purchase) return;
    const total = toMinor(purchase.invoice.order_payment.user_pay_payment);
    const { wallet } = splitPayment(total, { balance: toMinor(tab.ways.value.wallet), used: checkout.wallet.shown });
    this.#run.note(`${tab.name} orders`);
    const choice = { paymentId: this.wishes.card !== null && !this.#paysCash ? CARD_GATEWAY_ID : CASH_PAYMENT_ID, cardId: null, walletPart: toMajor(wallet) };
    actors.placement.send({ type: 'order.confirmed', choice });
    // A double click: the second one comes before anything has changed.
    if (this.#random.chance(this.wishes.impatience)) actors.placement.send({ type: 'order.confirmed', choice });
  }

  /** Something that no chart plans for. Says whether it takes the place of what was to be done. */
  #beImpatient(tab: Tab): boolean {
    const { browser } = tab;
    const impulse = this.#random.pick(['reload', 'reload', 'back', 'secondTab', 'signOut', 'close', 'anotherDish', 'reconsider', 'otherDevice', 'away', 'otherWay'] as const);
    this.#run.note(`${tab.name}: ${impulse}`);
    switch (impulse) {
      case 'reload': browser.reload(tab); return true;
      case 'back': tab.leaveBasket(); return true;
      case 'secondTab': {
        if (browser.tabs.length < 2) this.#run.attend(this, browser.open());
        return true;
      }
      case 'signOut': tab.session.flow.send({ type: 'signOut.asked' }); return true;
      case 'close': {
        browser.close(tab);
        if (browser.tabs.length === 0) this.#run.attend(this, browser.open());
        return true;
      }
      case 'anotherDish': {
        const dish = this.#run.world.dishes[1];
        const placement = tab.seen().checkout?.placement.is ?? 'resting';
        // The page offers no menu while an order is under way.
        if (dish && (placement === 'resting' || placement === 'choosing')) tab.cart.flow.send({ type: 'line.added', storeId: this.#run.world.storeId, line: { itemId: dish.id, quantity: 1, options: [], note: '' } });
        return true;
      }
      case 'otherWay': {
        if (this.#run.world.storeId !== BANGKOK) tab.receive({ isPickup: !tab.receiving.isPickup, time: null });
        return true;
      }
      case 'reconsider': tab.checkout?.placement.send({ type: 'order.reconsidered' }); return true;
      case 'otherDevice': this.#run.openAnotherDevice(this); return true;
      case 'away': this.#run.stayAway(this); return true;
    }
  }

  /** After a reload the page begins anew: what was typed or switched there is done again. */
  forget(): void {
    this.#errands.forget();
    this.#hasPromo = false;
    this.#hasSwitched = false;
  }
}

export type { Browser };
