import type { VehicleRefusal } from '#contract/enumerations.ts';
import type { Estimate } from '../pricing/estimate.ts';
import type { Minor } from '../money.ts';

/** What a city asks for a parcel's way in a vehicle of 100 percent; below `minimum`, where there is one, none is sent. */
export type ParcelTariff = {
  readonly base: Minor;
  readonly perKm: Minor;
  readonly perMinute: Minor;
  readonly minimum: Minor | null;
};

/** What a vehicle makes of the tariff: so many percent of it, how fast it rides, and how far at most; null for any distance. */
export type VehicleTerms = {
  readonly percent: number;
  readonly metresPerSecond: number;
  readonly farthestMetres: number | null;
};

/** A road: whole metres, and whole minutes at the tariff's own pace. */
export type Way = { readonly metres: number; readonly minutes: number };

/** At this pace the minutes of the tariff are counted, whatever carries the parcel: a bicycle's through town. */
const TARIFF_METRES_PER_SECOND = 5;
/** Until a courier is found and at the pickup, and what the latest time leaves beyond the usual one, minutes. */
const UNTIL_PICKUP = 10;
const SLACK = 15;
const toFive = (amount: number) => Math.ceil(amount / 5) * 5;
const toCoin = (amount: number): Minor => Math.round(amount / 5) * 5;

const minutesOn = (metres: number, metresPerSecond: number) => Math.max(1, Math.ceil(metres / metresPerSecond / 60));

/** The way of a parcel over so many metres of road. @throws RangeError for a length that is no number, lest it be priced */
export function wayOf(metres: number): Way {
  if (!Number.isFinite(metres) || metres < 0) throw new RangeError('A way needs a length');
  const whole = Math.round(metres);
  return { metres: whole, minutes: minutesOn(whole, TARIFF_METRES_PER_SECOND) };
}

/** What the way costs in a vehicle before taxes: the tariff times the vehicle, whole minor units to the smallest coin (0-decisions, Prices). */
export const tripPrice = ({ base, perKm, perMinute }: ParcelTariff, { percent }: VehicleTerms, { metres, minutes }: Way): Minor =>
  toCoin(((base + (metres / 1_000) * perKm + minutes * perMinute) * percent) / 100);

/** A price of the tariff for one unit in a vehicle, whole minor units. */
export const unitPrice = (price: Minor, { percent }: VehicleTerms): Minor => Math.round((price * percent) / 100);

/** Why a vehicle does not carry a parcel over this way, or null. The minimum is compared with the price before taxes; equality passes. */
export function whyNotCarried(tariff: ParcelTariff, vehicle: VehicleTerms, way: Way): VehicleRefusal | null {
  if (vehicle.farthestMetres !== null && way.metres > vehicle.farthestMetres) return 'tooFar';
  return tariff.minimum !== null && tripPrice(tariff, vehicle, way) < tariff.minimum ? 'belowMinimum' : null;
}

/** Minutes until a parcel is there: a courier has to be found and to come, then the way. */
export function parcelEstimate({ metresPerSecond }: VehicleTerms, { metres }: Way): Estimate {
  const about = toFive(UNTIL_PICKUP + minutesOn(metres, metresPerSecond));
  return { about, atTheLatest: about + SLACK };
}
