import { APPLE_PAY_GATEWAY_ID, CARD_GATEWAY_ID, CASH_PAYMENT_ID, TWINT_GATEWAY_ID } from '#contract/enumerations.ts';
import { splitPayment } from '#domain/pricing/invoice.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { randomText } from '#src/api/random-text.ts';
import type { Random } from '#statecharts/random.ts';
import type { Run } from './run.ts';
import type { Tab } from './tab.ts';
import type { Tries } from './tries.ts';
import type { Wishes } from './wishes.ts';

/** What somebody does in the payment's dialog: looks how can be paid, switches the wallet, presses the last button. */
export class PayingDialog {
  readonly #run: Run;
  readonly #wishes: Wishes;
  readonly #random: Random;
  readonly #around: { readonly tries: Tries; readonly giveUp: () => void };
  #hasSwitched = false;
  #paysCash = false;
  #hasTriedOnce = false;

  constructor(run: Run, wishes: Wishes, random: Random, around: { readonly tries: Tries; readonly giveUp: () => void }) {
    this.#run = run;
    this.#wishes = wishes;
    this.#random = random;
    this.#around = around;
  }

  act(tab: Tab): void {
    const actors = tab.booking?.flows() ?? tab.checkout;
    const { checkout, booking, cart } = tab.seen();
    const shown = booking ?? checkout;
    if (!actors || !shown) return;
    const ways = tab.reads.ways();
    if (ways.is === 'idle' || ways.is === 'failed') return tab.reads.askWays();
    if (ways.is !== 'there') return;
    if (this.#wishes.switchesWallet && !this.#hasSwitched) {
      this.#hasSwitched = true;
      return tab.reads.switchWallet(!ways.value.is_use_wallet);
    }
    if (shown.placement.decline) {
      if (this.#around.tries.isOneTooMany()) return this.#around.giveUp();
      // A card that was declined is tried once more, or cash is paid.
      this.#paysCash = this.#random.chance(0.5);
      return actors.placement.send({ type: 'refusal.read' });
    }
    const { purchase } = shown.placement;
    const isPricing = booking ? booking.booking.isPricing : checkout?.invoice.is === 'asking' || ('saving' in cart && cart.saving);
    if (isPricing || !purchase) return;
    const total = toMinor(purchase.invoice.order_payment.user_pay_payment);
    const { wallet } = splitPayment(total, { balance: toMinor(ways.value.wallet), used: ways.value.is_use_wallet });
    const { age } = shown.placement;
    if (age && !age.isConfirmed && (age.isMissing || !this.#wishes.forgetsAge)) {
      this.#run.saidAges.set(purchase.invoice.order_payment._id, age.minimum);
      return actors.placement.send({ type: 'age.ticked', isConfirmed: true });
    }
    const isPaidNow = this.#wishes.card !== null && !this.#paysCash && purchase.parcel?.payer !== 'receiver';
    const wantsSheet = isPaidNow && this.#wishes.paysOnSheet;
    if (wantsSheet && tab.sheets === null) return void tab.askSheets();
    const onSheet = wantsSheet && tab.sheets?.includes('apple_pay') === true;
    const byCard = isPaidNow && !this.#wishes.paysTwint && !onSheet;
    this.#run.note(`${tab.name} orders`);
    const choice = {
      paymentId: onSheet ? APPLE_PAY_GATEWAY_ID : byCard ? CARD_GATEWAY_ID : isPaidNow ? TWINT_GATEWAY_ID : CASH_PAYMENT_ID,
      cardId: byCard ? this.#cardId(tab) : null,
      walletPart: toMajor(wallet),
      key: randomText(),
    };
    actors.placement.send({ type: 'order.confirmed', choice });
    // A double click: the second one comes before anything has changed.
    if (this.#random.chance(this.#wishes.impatience)) actors.placement.send({ type: 'order.confirmed', choice });
  }

  /** A card that is not kept where there is one, and once it was tried perhaps the default: null. */
  #cardId(tab: Tab): string | null {
    const onceId = this.#run.world.shoppers.all.find(({ user }) => user._id === tab.user()?._id)?.onceId ?? null;
    if (onceId === null || (this.#hasTriedOnce && this.#random.chance(0.5))) return null;
    this.#hasTriedOnce = true;
    return onceId;
  }

  /** After a reload the switch stands as the server knows it. */
  forget(): void {
    this.#hasSwitched = false;
  }
}
