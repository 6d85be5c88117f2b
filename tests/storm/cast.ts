import { IMAGE_REFUSALS } from '#contract/enumerations.ts';
import { COURIER_IMAGES_MAXIMUM } from '#contract/limits.ts';
import type { TestCase } from '#server/database/card-test-case.ts';
import type { AnswerToBank } from './card-window.ts';
import type { AtSheet } from './at-sheet.ts';
import type { AtTwint } from './at-twint.ts';
import type { Cell } from './coverage.ts';
import type { CallOfPurchase } from './faults.ts';
import type { Wishes } from './wishes.ts';
import type { Random } from '#statecharts/random.ts';
import { BANGKOK, RADE } from './stores.ts';

/** Who brings a payment on that its customer left: each alone must be enough. */
export type Rescuers = { readonly sweeper: boolean; readonly events: boolean };

export type Cast = {
  readonly storeId: string;
  readonly people: readonly { readonly wishes: Wishes; readonly wallet: number }[];
  readonly next: { readonly wishes: Wishes; readonly wallet: number };
  /** When they do, milliseconds from the start; null: only where somebody lets them on an impulse. */
  readonly nextAfter: number | null;
  readonly promoUses: number;
  /** Places of the slot that other people have. */
  readonly placesTaken: number;
  readonly rescuers: Rescuers;
  /** When every dish becomes dearer, milliseconds from the start; null: never. */
  readonly pricesRiseAfter: number | null;
  /** From which age the first dish is sold, and the next, which comes into a basket on an impulse; null: from any. */
  readonly minimumAges: readonly (number | null)[];
  readonly beforeTheBank: readonly AnswerToBank[];
  readonly atTwint: readonly AtTwint[];
  readonly atSheet: readonly AtSheet[];
};

/** Calls that only somebody makes who pays by card. */
const OF_CARDS: readonly CallOfPurchase[] = [
  'card confirmation',
  'payment check',
  'provider call',
  'provider event',
  'card list',
  'card choice',
  'card removal',
  'add card',
  'top-up',
];
/** Calls before a purchase, which is then paid by a card that pays. */
const OF_ACCOUNTS: readonly CallOfPurchase[] = ['card list', 'card choice', 'card removal', 'add card', 'top-up'];
/** Calls that nobody makes who pays with TWINT. */
const OF_CARDS_ALONE: readonly CallOfPurchase[] = [...OF_ACCOUNTS, 'card confirmation'];
const CARDS: readonly TestCase[] = [
  'accepted',
  'accepted',
  'accepted',
  'challenge',
  'challenge',
  'declined',
  'insufficient_funds',
  'challenge_insufficient_funds',
  'processing',
];
/** Cards whose payments the page has to confirm; those with a challenge are confirmed twice. */
const CONFIRMED: readonly TestCase[] = ['accepted', 'challenge', 'challenge', 'challenge_insufficient_funds', 'processing'];
/** Calls that a parcel's purchase makes as well as a basket's: whoever aims at one of them may do without a basket. */
const BOUGHT_ALIKE: readonly CallOfPurchase[] = ['vehicles', 'courier invoice', 'gateway', 'pay', 'create order', 'order poll', 'cancel'];
/** Both, twice as often as each alone; then only the customer's own next look. */
const RESCUERS: readonly Rescuers[] = [
  { sweeper: true, events: true },
  { sweeper: true, events: true },
  { sweeper: true, events: false },
  { sweeper: false, events: true },
  { sweeper: false, events: false },
];

function parcelWishes(random: Random, isAimedAt: boolean, mayDoWithoutBasket: boolean) {
  const sendsParcel = random.chance(0.3) || isAimedAt;
  const sendsAlone = random.chance(0.4);
  return {
    sendsParcel,
    shops: !(sendsParcel && sendsAlone && mayDoWithoutBasket),
    receiverPays: random.chance(0.15),
    sendsBeside: random.chance(0.5),
  };
}

function pictureWishes(random: Random): Pick<Wishes, 'pictures' | 'sendsAgain'> {
  const careless = random.pick([null, null, null, ...IMAGE_REFUSALS]);
  const pictures = { many: random.between(1, COURIER_IMAGES_MAXIMUM), careless };
  return { pictures: random.chance(0.5) ? pictures : null, sendsAgain: random.chance(0.3) };
}

const wishesFor = (random: Random, { call, fault }: Cell, isSlotted: boolean, impatience: number): Wishes => {
  const aims = (name: CallOfPurchase, otherwise: number) => call === name || random.chance(otherwise);
  // An old answer is overtaken where somebody comes back soon and does the same once more.
  const asksAgain = fault === 'overtaken';
  const goesSomewhere = call === 'address' || call === 'postcode';
  const isOfParcel = call === 'vehicles' || call === 'courier invoice';
  const reports = call === 'order problem' || (call !== 'cancel' && random.branch('problem').chance(0.1));
  const card = OF_ACCOUNTS.includes(call) ? 'accepted' : random.pick(call === 'card confirmation' ? CONFIRMED : CARDS);
  return {
    quantity: random.chance(0.1) ? 1 : random.between(8, 12),
    card: OF_CARDS.includes(call) || random.chance(0.5) ? card : null,
    isPickup: !isSlotted && !goesSomewhere && random.chance(0.2),
    isScheduled: isSlotted,
    wantsPromo: aims('promo', 0.3),
    doubtsPromo: call === 'promo' && (asksAgain || random.chance(0.3)),
    switchesWallet: aims('wallet switch', 0.2),
    changesAddress: random.chance(0.2),
    checksPostcode: aims('postcode', 0.15),
    fillsAsGuest: aims('sign-in', 0.15),
    topsUp: aims('top-up', 0.05),
    topsUpBy: random.branch('top-up').pick(['card', 'card', 'twint', 'sheet'] as const),
    cancels: aims('cancel', 0.1) && !reports,
    reports,
    addsCard: aims('add card', call === 'card confirmation' ? (asksAgain ? 1 : 0.5) : 0.05),
    choosesCard: aims('card choice', call === 'card list' ? 0.5 : 0.05),
    removesCard: aims('card removal', call === 'card list' ? 1 : 0.05),
    // Drawn last, so that everything else is as it was.
    ordersAgain: random.chance(0.15),
    ...parcelWishes(random, isOfParcel, BOUGHT_ALIKE.includes(call)),
    ...pictureWishes(random.branch('pictures')),
    forgetsAge: random.branch('age').chance(0.4),
    tip: random.branch('tip').pick([0, 0, 400, 1_250]),
    paysOnce: random.branch('once').chance(0.25),
    paysOnSheet: !OF_ACCOUNTS.includes(call) && random.branch('sheet').chance(0.2),
    paysTwint: !OF_CARDS_ALONE.includes(call) && random.branch('twint').chance(0.3),
    impatience: asksAgain ? 0 : impatience,
  };
};

const minimumAges = (random: Random): Cast['minimumAges'] => [random.pick([null, null, null, 16]), random.pick([null, null, 18])];

export function anyCast(random: Random, aim: Cell): Cast {
  const storeId = random.chance(0.35) ? BANGKOK : RADE;
  const impatience = random.pick([0, 0.05, 0.12]);
  const isAlone = random.chance(0.75);
  const somebody: Cell = { call: 'invoice', fault: 'doubled' };
  const people = [aim, ...(isAlone ? [] : [somebody])].map((about) => ({
    wishes: wishesFor(random, about, storeId === BANGKOK, impatience),
    wallet: random.pick([0, 1_250, 1_250, 50_000]),
  }));
  const hands = random.branch('hands');
  return {
    storeId,
    people,
    next: {
      wishes: { ...wishesFor(hands, somebody, storeId === BANGKOK, 0), fillsAsGuest: false },
      wallet: hands.pick([0, 1_250, 50_000]),
    },
    nextAfter: hands.chance(0.2) ? hands.between(2_000, 45_000) : null,
    promoUses: random.pick([1, 1, 2]),
    placesTaken: random.pick([0, 2, 2]),
    rescuers: random.pick(RESCUERS),
    pricesRiseAfter: random.chance(0.15) ? random.between(2_000, 40_000) : null,
    minimumAges: minimumAges(random.branch('ages')),
    beforeTheBank: ['pass', 'pass', 'pass', 'fail', 'closes', 'leaves'],
    atSheet: ['approves', 'approves', 'approves', 'approvesLate', 'approvesDeclined', 'approvesAsked', 'closes'],
    atTwint: ['accept', 'accept', 'accept', 'accept', 'late', 'late', 'refuse', 'expire', 'goesBack', 'staysAway'],
  };
}
