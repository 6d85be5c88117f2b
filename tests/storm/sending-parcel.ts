import type { CourierBookingView } from '#machines/courier-booking/courier-booking.view.ts';
import { DROP_OFF, PICKUP } from '../server/parcel.ts';
import { PayingDialog } from './paying-dialog.ts';
import { GivingPictures } from './giving-pictures.ts';
import type { Random } from '#statecharts/random.ts';
import type { Run } from './run.ts';
import type { Tab } from './tab.ts';
import { Tries } from './tries.ts';
import type { Wishes } from './wishes.ts';

const MOST_TRIES = 6;
const somewhere = { name: '', country_phone_code: '', phone: '', email: '' };

/** What somebody does on the page that books a courier, from the addresses to the payment's dialog. `giveUp` ends it. */
export class SendingParcel {
  readonly #run: Run;
  readonly #wishes: Wishes;
  readonly #random: Random;
  readonly #giveUp: () => void;
  readonly #tries = new Tries(MOST_TRIES);
  readonly #dialog: PayingDialog;
  readonly #giving: GivingPictures;
  #hasSwapped = false;
  #hasPromo = false;

  constructor(run: Run, wishes: Wishes, random: Random, giveUp: () => void) {
    this.#run = run;
    this.#wishes = wishes;
    this.#random = random;
    this.#giveUp = giveUp;
    this.#giving = new GivingPictures(run, wishes, random.branch('pictures'));
    this.#dialog = new PayingDialog(run, wishes, random, { tries: this.#tries, giveUp });
  }

  act(tab: Tab): void {
    const open = tab.booking;
    const seen = tab.seen().booking;
    if (!open || !seen) return;
    const { booking: view, placement } = seen;
    if (placement.is === 'choosing') return this.#dialog.act(tab);
    if (placement.failure) {
      if (this.#tries.isOneTooMany()) return this.#giveUp();
      tab.reads.forgetWays();
      return open.flows()?.placement.send({ type: 'refusal.read' });
    }
    const isBusy = [seen.pickup, seen.dropOff].some(({ is }) => is === 'changing' || is === 'locating');
    if (isBusy || seen.promo.is === 'applying' || seen.promo.is === 'removing') return;
    if (view.is === 'recalling') return;
    if (view.is === 'addresses') return this.#giving.act(tab, open) ? undefined : this.#address(tab, view);
    if (view.is === 'payment') return this.#pay(tab, view);
    // Another tab of this browser sent it.
    if (view.is === 'elsewhere') this.#giveUp();
  }

  #address(tab: Tab, view: CourierBookingView): void {
    const { booking, flows } = tab.booking ?? {};
    const all = flows?.();
    if (!booking || !all) return;
    if (view.failure) {
      if (this.#tries.isOneTooMany()) return this.#giveUp();
      return booking.send({ type: 'failure.read' });
    }
    if (view.recallFailure && !this.#tries.isOneTooMany()) return booking.send({ type: 'again.wanted' });
    if (!view.draft.pickup.address) return all.pickup.send({ type: 'address.chosen', destination: { ...PICKUP, user_details: somewhere } });
    if (!view.draft.dropOff.address)
      return all.dropOff.send({ type: 'address.chosen', destination: { ...DROP_OFF, user_details: somewhere } });
    if (view.draft.dropOff.name === '')
      return booking.send({ type: 'field.typed', end: 'dropOff', part: { name: 'Nadia Keller', phone: '078 412 88 60' } });
    if (this.#wishes.receiverPays && view.draft.payer === 'sender') booking.send({ type: 'payer.chosen', payer: 'receiver' });
    if (!this.#hasSwapped && this.#random.chance(0.15)) {
      this.#hasSwapped = true;
      return booking.send({ type: 'ends.swapped' });
    }
    this.#chooseVehicle(tab, view);
  }

  #chooseVehicle(tab: Tab, view: CourierBookingView): void {
    const { booking } = tab.booking ?? {};
    if (!booking || view.trip.is === 'asking') return;
    if (view.trip.is !== 'known') {
      if (this.#tries.isOneTooMany()) return this.#giveUp();
      return booking.send({ type: 'list.wanted' });
    }
    const offered = view.trip.vehicles.filter(({ why_not: whyNot }) => !whyNot);
    if (view.vehicle && this.#random.chance(0.9)) return booking.send({ type: 'details.confirmed' });
    if (offered.length > 0) return booking.send({ type: 'vehicle.picked', vehicleId: this.#random.pick(offered)._id });
    this.#giveUp();
  }

  #pay(tab: Tab, view: CourierBookingView): void {
    const { booking, flows } = tab.booking ?? {};
    const promo = tab.seen().booking?.promo;
    if (!booking || view.isPricing) return;
    if (view.failure) {
      if (this.#tries.isOneTooMany()) return this.#giveUp();
      if (view.failure.kind === 'refused' && view.failure.reason === 'payment_checking' && this.#random.chance(0.7))
        return tab.openChecking('parcel');
      return booking.send({ type: 'retry.asked' });
    }
    if (!view.invoice) return;
    this.#run.noteFilled('parcel', tab.user()?._id);
    if (this.#wishes.wantsPromo && !this.#hasPromo && promo?.is === 'notApplied') {
      this.#hasPromo = true;
      const paymentId = view.invoice.order_payment._id;
      return flows?.()?.promo.send({ type: 'code.given', code: this.#run.world.promoCode, paymentId });
    }
    if (this.#random.chance(0.08)) return booking.send({ type: 'trip.reconsidered' });
    booking.send({ type: 'payment.wanted' });
  }

  /** After a reload the page begins anew. */
  forget(): void {
    this.#hasPromo = false;
    this.#dialog.forget();
  }
}
