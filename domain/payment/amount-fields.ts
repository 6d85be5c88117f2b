import type { PaymentParts } from '#contract/entities/money-back.ts';
import type { PaymentPart, Taken } from '#contract/payment-methods.ts';
import { toMajor, toMinor, type Minor } from '../money.ts';
import { dueAtDoor, partsBy, partsWithMoney, takenOf, type Parts } from './parts.ts';

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

/** Parts as they travel; with the smallest coin, whole minor units, where what is handed over is rounded to one. */
export function presentParts(parts: Parts, coin?: Minor): PaymentParts {
  const { wallet_payment: reserved, card_payment: paid, cash_payment: owed } = ON_THE_WIRE.write(parts);
  const named = ON_THE_WIRE.named(parts);
  return {
    wallet_payment: toMajor(reserved),
    card_payment: toMajor(paid),
    cash_payment: toMajor(owed),
    ...(named !== null && { paid_with: named }),
    ...(coin !== undefined && dueAtDoor(parts) > 0 && { smallest_coin: toMajor(coin) }),
  };
}

export const readParts = ({ wallet_payment: reserved, card_payment: paid, cash_payment: owed, paid_with: named }: PaymentParts): Parts =>
  ON_THE_WIRE.read({ wallet_payment: toMinor(reserved), card_payment: toMinor(paid), cash_payment: toMinor(owed) }, named);
