import type { ImageRefusal } from '#contract/enumerations.ts';
import type { TestCase } from '#server/database/card-test-case.ts';

export type Wishes = {
  /** What the card does that somebody pays by; null: they pay in cash. */
  readonly card: TestCase | null;
  /** Pays with Apple Pay where else a card would pay. */
  readonly paysOnSheet: boolean;
  /** Pays with TWINT where else a card would pay. */
  readonly paysTwint: boolean;
  /** Comes with another one that does the same and is not kept, and pays by that. */
  readonly paysOnce: boolean;
  readonly quantity: number;
  readonly isPickup: boolean;
  readonly isScheduled: boolean;
  readonly wantsPromo: boolean;
  readonly doubtsPromo: boolean;
  /** What the courier is given, whole minor units. */
  readonly tip: number;
  readonly switchesWallet: boolean;
  readonly changesAddress: boolean;
  readonly checksPostcode: boolean;
  readonly fillsAsGuest: boolean;
  readonly topsUp: boolean;
  readonly topsUpBy: 'card' | 'twint' | 'sheet';
  readonly addsCard: boolean;
  readonly choosesCard: boolean;
  readonly removesCard: boolean;
  readonly cancels: boolean;
  /** Says that something was wrong with the order, once it is completed. */
  readonly reports: boolean;
  /** Orders once more, from a basket that holds something of another store. */
  readonly ordersAgain: boolean;
  /** Buys something of a store; who does not only sends a parcel. */
  readonly shops: boolean;
  readonly sendsParcel: boolean;
  /** The parcel is paid in cash by whoever receives it. */
  readonly receiverPays: boolean;
  /** Sends the parcel in a tab of its own, beside the basket. */
  readonly sendsBeside: boolean;
  /** So many pictures go with the parcel, and one more file that cannot, or too many, as no careful browser sends them; null: none. */
  readonly pictures: { readonly many: number; readonly careless: ImageRefusal | null } | null;
  /** Sends the same parcel once more, filled in from the order of the first. */
  readonly sendsAgain: boolean;
  /** Presses the last button before saying how old they are, where that is asked. */
  readonly forgetsAge: boolean;
  /** How likely each decision is one of impatience: a double click, a reload, Back, another tab, a sign-out. */
  readonly impatience: number;
};
