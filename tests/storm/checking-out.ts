import { RUE_DE_CAROUGE } from '../server/customer.ts';
import { destinationOf } from '#src/features/checkout/basket/destination.ts';
import { PayingDialog } from './paying-dialog.ts';
import type { Random } from '#statecharts/random.ts';
import type { Run } from './run.ts';
import { BANGKOK } from './stores.ts';
import type { Tab } from './tab.ts';
import { Tries } from './tries.ts';
import type { Wishes } from './wishes.ts';

const MOST_TRIES = 6;
const DESTINATION = {
  ...RUE_DE_CAROUGE,
  note: '',
  floor: '',
  entry_code: '',
  delivery_status: 0,
  user_type: 7,
  user_details: { name: '', country_phone_code: '', phone: '', email: '' },
};

type Seen = NonNullable<ReturnType<Tab['seen']>['checkout']>;

/** What somebody does on the basket's page, from the price to the payment's dialog. `fill` puts the dish in, `giveUp` ends it all. */
export class CheckingOut {
  readonly #run: Run;
  readonly #wishes: Wishes;
  /** What they write to the courier, and as a code that is none. */
  readonly #word: string;
  readonly #random: Random;
  readonly #around: { readonly fill: (tab: Tab) => void; readonly giveUp: () => void };
  readonly #tries = new Tries(MOST_TRIES);
  readonly #dialog: PayingDialog;
  #hasPromo = false;
  #hasDoubted = false;
  #hasChangedAddress = false;
  #hasCheckedPostcode = false;

  constructor(
    run: Run,
    { wishes, word }: { readonly wishes: Wishes; readonly word: string },
    random: Random,
    around: { readonly fill: (tab: Tab) => void; readonly giveUp: () => void },
  ) {
    this.#run = run;
    this.#wishes = wishes;
    this.#word = word;
    this.#random = random;
    this.#around = around;
    this.#dialog = new PayingDialog(run, wishes, random, { tries: this.#tries, giveUp: around.giveUp });
  }

  act(tab: Tab): void {
    const actors = tab.checkout;
    const { cart, checkout } = tab.seen();
    if (!actors || !checkout || cart.is !== 'filled') return;
    const { invoice, placement, promo, address, contact } = checkout;
    if (placement.is === 'choosing') return this.#dialog.act(tab);
    if (placement.failure) {
      if (this.#tries.isOneTooMany()) return this.#around.giveUp();
      tab.reads.forgetWays();
      return actors.placement.send({ type: 'refusal.read' });
    }
    if (contact.collects) return actors.contact.send({ type: 'pickup.confirmed' });
    if (address.is === 'changing' || address.is === 'locating' || promo.is === 'applying' || promo.is === 'removing') return;
    if (invoice.is === 'asking' || tab.sayWhenAndHow()) return;
    if (invoice.failure?.kind === 'refused' && invoice.failure.reason === 'payment_checking' && this.#random.chance(0.7))
      return tab.openChecking();
    if (invoice.is !== 'priced') return this.#getPriced(tab, invoice.is);
    const destination = cart.cart ? destinationOf(cart.cart) : null;
    if (!this.#wishes.isPickup && this.#seeToAddress(tab, checkout, destination)) return;
    if (invoice.invoice && this.#seeToPromo(tab, checkout, invoice.invoice.order_payment._id)) return;
    if ((invoice.fulfilment.tip ?? 0) !== this.#wishes.tip) return tab.tellCheckout({ type: 'tip.chosen', tip: this.#wishes.tip });
    if (cart.saving) return;
    if (invoice.differences.length > 0) actors.invoice.send({ type: 'price.accepted' });
    if (contact.draft.note !== this.#word) actors.contact.send({ type: 'field.typed', part: { note: this.#word } });
    actors.contact.send({ type: 'contact.given', grounds: { isPickup: invoice.fulfilment.isPickup, destination, phoneCode: '+41' } });
  }

  #seeToAddress(tab: Tab, { address }: Seen, destination: ReturnType<typeof destinationOf> | null): boolean {
    if (destination !== null && address.is === 'wrongPostcode' && this.#random.chance(0.5)) {
      tab.checkout?.address.send({ type: 'postcode.applied', postcode: '1205', destination });
      return true;
    }
    if (destination === null || address.is === 'wrongPostcode' || (this.#wishes.changesAddress && !this.#hasChangedAddress)) {
      this.#hasChangedAddress = true;
      tab.checkout?.address.send({ type: 'address.chosen', destination: DESTINATION as never });
      return true;
    }
    if (!this.#wishes.checksPostcode || this.#hasCheckedPostcode) return false;
    // A postcode that is none, first: it is said, and asked for again.
    const isSlip = this.#random.chance(0.3);
    this.#hasCheckedPostcode = !isSlip;
    tab.checkout?.address.send({ type: 'postcode.applied', postcode: isSlip ? '9999' : '1205', destination });
    return true;
  }

  #seeToPromo(tab: Tab, { promo }: Seen, paymentId: string): boolean {
    if (this.#wishes.wantsPromo && !this.#hasPromo && promo.is === 'notApplied') {
      // A code that is none, first: it is refused, and stands beside the field.
      const isSlip = this.#random.chance(0.2);
      this.#hasPromo = !isSlip;
      tab.checkout?.promo.send({ type: 'code.given', code: isSlip ? this.#word : this.#run.world.promoCode, paymentId });
      return true;
    }
    const doubts = (this.#wishes.doubtsPromo && !this.#hasDoubted) || this.#random.chance(0.15);
    if (promo.is !== 'applied' || !doubts) return false;
    this.#hasDoubted = true;
    tab.checkout?.promo.send({ type: 'code.removed', paymentId });
    return true;
  }

  /** There is no price: tries what the page offers instead. */
  #getPriced(tab: Tab, is: 'pickupOnly' | 'belowMinimum' | 'refused'): void {
    if (this.#tries.isOneTooMany()) return this.#around.giveUp();
    if (is === 'belowMinimum')
      return !tab.fulfilment.isPickup && tab.fulfilment.time === null && this.#random.chance(0.2)
        ? tab.receive({ isPickup: true, time: null })
        : this.#around.fill(tab);
    if (is === 'pickupOnly') return tab.receive({ isPickup: true, time: null });
    if (tab.fulfilment.time !== null && this.#random.chance(0.5))
      return tab.receive({ isPickup: this.#run.world.storeId !== BANGKOK, time: null });
    tab.checkout?.invoice.send({ type: 'retry.asked' });
  }

  /** After a reload the page begins anew: what was typed or switched there is done again. */
  forget(): void {
    this.#hasPromo = false;
    this.#dialog.forget();
  }
}
