import type { Minor } from '../money.ts';

/** What a store asks for a delivery: a base for the first kilometres, then a price for each further one. */
export type DeliveryTariff = { readonly base: Minor; readonly includedKm: number; readonly perKm: Minor };

/** The delivery fee over a driving distance, in whole minor units rounded to five (francs have no smaller coin, and euros none that is used). */
export function deliveryFee(tariff: DeliveryTariff, metres: number): Minor {
  const beyond = Math.max(0, metres / 1_000 - tariff.includedKm);
  return Math.round((tariff.base + beyond * tariff.perKm) / 5) * 5;
}
