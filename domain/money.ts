/** Whole minor units (centimes): the only form in which money is computed. */
export type Minor = number;

/** From major units as they travel on the wire to whole minor units. */
export const toMinor = (major: number): Minor => Math.round(major * 100);

/** From whole minor units to major units as they travel on the wire: two decimals at most. */
export const toMajor = (minor: Minor): number => Math.round(minor) / 100;

/** `percent` of an amount, to the nearest whole minor unit, halves up. */
export const percentOf = (amount: Minor, percent: number): Minor => {
  const hundredths = Math.round(percent * 100);
  return Math.floor((amount * hundredths + 5_000) / 10_000);
};

/**
 * How money is written everywhere: the sign, a no-break space, thousands apart, two decimals.
 * @example formatMoney(123450, 'CHF') // 'CHF 1’234.50'
 */
export function formatMoney(minor: Minor, sign: string): string {
  const whole = Math.floor(Math.abs(minor) / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '’');
  const cents = (Math.abs(minor) % 100).toString().padStart(2, '0');
  return `${minor < 0 ? '−' : ''}${sign}\u00a0${whole}.${cents}`;
}
