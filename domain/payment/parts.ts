import type { PaymentParts } from '#contract/entities/money-back.ts';
import { PAYMENT_PARTS, type PaymentPart, type Taken } from '#contract/payment-methods.ts';
import { toMajor, toMinor, type Minor } from '../money.ts';

/** What each part pays of an order, or gets back, whole minor units. */
export type Parts = Readonly<Record<PaymentPart, Minor>>;

/** The parts, each with what is said of it. */
export const partsBy = <Value>(valueOf: (part: PaymentPart, taken: Taken) => Value): Record<PaymentPart, Value> =>
  Object.fromEntries(PAYMENT_PARTS.map(({ part, taken }) => [part, valueOf(part, taken)])) as Record<PaymentPart, Value>;

export const NO_PARTS: Parts = partsBy(() => 0);

const TAKEN = partsBy((_, taken) => taken);
export const takenOf = (part: PaymentPart): Taken => TAKEN[part];
/** Whether it is handed over with the order, and owed until then. */
export const isAtDoor = (part: PaymentPart): boolean => TAKEN[part] === 'at the door';
/** Whether a provider takes it, and gives it back. */
export const isByProvider = (part: PaymentPart): boolean => TAKEN[part] === 'captured';

const sumOf = (parts: Parts, counts: (part: PaymentPart) => boolean): Minor =>
  PAYMENT_PARTS.reduce((sum, { part }) => (counts(part) ? sum + parts[part] : sum), 0);
/** What of it is paid before it comes, or goes back. */
export const paidBefore = (parts: Parts): Minor => sumOf(parts, (part) => !isAtDoor(part));
/** What of it a provider takes. */
export const byProvider = (parts: Parts): Minor => sumOf(parts, isByProvider);
/** What of it is handed over with the order. */
export const dueAtDoor = (parts: Parts): Minor => sumOf(parts, isAtDoor);

/** The parts that pay anything. */
export const partsWithMoney = (parts: Parts): readonly { readonly part: PaymentPart; readonly amount: Minor }[] =>
  PAYMENT_PARTS.map(({ part }) => ({ part, amount: parts[part] })).filter(({ amount }) => amount > 0);

/**
 * Where amounts stand that have fewer places than there are parts: a place is its owner's, unless another part that has it is
 * named as paying the rest.
 */
export function partsAt<Place extends string>(placeOf: Readonly<Record<Taken, Place>>, ownerOf: Readonly<Record<Place, PaymentPart>>) {
  const placeFor = (part: PaymentPart): Place => placeOf[takenOf(part)];
  return {
    read(amounts: Readonly<Record<Place, Minor>>, named: PaymentPart | null | undefined): Parts {
      const isNamed = (place: Place) => named != null && placeFor(named) === place;
      return partsBy((part) => {
        const place = placeFor(part);
        return (isNamed(place) ? named : ownerOf[place]) === part ? amounts[place] : 0;
      });
    },
    write(parts: Parts): Record<Place, Minor> {
      const amounts = Object.fromEntries(Object.values<Place>(placeOf).map((place) => [place, 0])) as Record<Place, Minor>;
      for (const { part, amount } of partsWithMoney(parts)) amounts[placeFor(part)] += amount;
      return amounts;
    },
    /** The part that has to be named, since another one's is the place where it stands. */
    named: (parts: Parts): PaymentPart | null => partsWithMoney(parts).find(({ part }) => ownerOf[placeFor(part)] !== part)?.part ?? null,
  };
}

const ON_THE_WIRE = partsAt(
  { reserved: 'wallet_payment', captured: 'card_payment', 'at once': 'card_payment', 'at the door': 'cash_payment' },
  { wallet_payment: 'wallet', card_payment: 'card', cash_payment: 'cash' },
);

/** Parts as they travel. */
export function presentParts(parts: Parts): PaymentParts {
  const { wallet_payment: reserved, card_payment: paid, cash_payment: owed } = ON_THE_WIRE.write(parts);
  const named = ON_THE_WIRE.named(parts);
  const amounts = { wallet_payment: toMajor(reserved), card_payment: toMajor(paid), cash_payment: toMajor(owed) };
  return named === null ? amounts : { ...amounts, paid_with: named };
}

/** Parts that travelled. */
export const readParts = ({ wallet_payment: reserved, card_payment: paid, cash_payment: owed, paid_with: named }: PaymentParts): Parts =>
  ON_THE_WIRE.read({ wallet_payment: toMinor(reserved), card_payment: toMinor(paid), cash_payment: toMinor(owed) }, named);
