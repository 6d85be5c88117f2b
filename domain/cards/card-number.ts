import { typedMark } from '#contract/typed-text.ts';

/** The brands that a number's first digits tell apart (specification 3, section 5). */
export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'diners_carte_blanche' | 'jcb' | 'visa_electron';

/** In this order: Visa Electron's numbers begin like Visa's. */
const PREFIXES: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa_electron', /^(4026|417500|4508|4844|491[37])/],
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['discover', /^(6011|64[4-9]|65|622(12[6-9]|1[3-9]\d|[2-8]\d\d|9[01]\d|92[0-5]))/],
  ['diners_carte_blanche', /^30[0-5]/],
  ['diners', /^36/],
  ['jcb', /^35(2[89]|[3-8]\d)/],
];

export const digitsOf = (number: string): string => typedMark(number).replace(/\D/g, '');

/** The brand of a card's number, however far it is typed; null while its first digits tell none. */
export const cardBrand = (number: string): CardBrand | null => PREFIXES.find(([, prefix]) => prefix.test(digitsOf(number)))?.[0] ?? null;

export function cardNumberLength(brand: CardBrand | null): number {
  if (brand === 'amex') return 15;
  return brand === 'diners' || brand === 'diners_carte_blanche' ? 14 : 16;
}

/** Whether the last digit fits the others (Luhn): what a slip of the finger breaks. */
export function hasCheckDigit(number: string): boolean {
  const sum = [...digitsOf(number)].reverse().reduce((so, digit, index) => {
    const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return so + (value > 9 ? value - 9 : value);
  }, 0);
  return sum > 0 && sum % 10 === 0;
}
