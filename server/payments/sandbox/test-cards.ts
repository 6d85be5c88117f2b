import type { TestCase } from '#server/database/card-test-case.ts';

/** The usual test numbers; docs/settings.md shows them. Every other number that could be a card's is accepted. */
export const TEST_NUMBERS: Readonly<Record<string, TestCase>> = {
  '4242424242424242': 'accepted',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000002500003155': 'challenge',
  '4000008260003178': 'challenge_insufficient_funds',
  '4000000000000259': 'slow',
  '4000000000000085': 'processing',
};

export type KnownCard = {
  readonly testCase: TestCase;
  readonly brand: string;
  readonly lastFour: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
};

/** Cards that are there without being added, under the names that Stripe gives its own; the demo customers have some. */
export const BUILT_IN_CARDS: Readonly<Record<string, KnownCard>> = {
  pm_card_visa: { testCase: 'accepted', brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2030 },
  pm_card_mastercard: { testCase: 'accepted', brand: 'mastercard', lastFour: '4444', expiryMonth: 3, expiryYear: 2029 },
  pm_card_amex: { testCase: 'accepted', brand: 'amex', lastFour: '8431', expiryMonth: 12, expiryYear: 2030 },
  pm_card_authenticationRequired: { testCase: 'challenge', brand: 'visa', lastFour: '3184', expiryMonth: 8, expiryYear: 2029 },
  pm_card_chargeDeclined: { testCase: 'declined', brand: 'visa', lastFour: '0002', expiryMonth: 12, expiryYear: 2030 },
  pm_card_chargeDeclinedInsufficientFunds: {
    testCase: 'insufficient_funds',
    brand: 'visa',
    lastFour: '9995',
    expiryMonth: 12,
    expiryYear: 2030,
  },
  // The sandbox's own: Stripe has none whose bank takes its time.
  pm_card_processing: { testCase: 'processing', brand: 'visa', lastFour: '0085', expiryMonth: 12, expiryYear: 2030 },
};

/** The digits of a number that could be a card's (12 to 19 of them, the last one a check on the others), or null. */
export function cardDigits(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits)) return null;
  const sum = [...digits].toReversed().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0 ? digits : null;
}

const BRANDS: readonly (readonly [brand: string, begins: RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['discover', /^(6011|64[4-9]|65)/],
  ['diners', /^(30[0-5]|36|38)/],
  ['jcb', /^35/],
  ['unionpay', /^62/],
];

export const brandOf = (digits: string): string => BRANDS.find(([, begins]) => begins.test(digits))?.[0] ?? 'unknown';
