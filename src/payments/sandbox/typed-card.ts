import { cardBrand, cardNumberLength, digitsOf as digits, hasCheckDigit } from '#domain/cards/card-number.ts';

export type Typed = { readonly number: string; readonly expiry: string; readonly cvc: string };
export type TypedField = keyof Typed;

export type CardProblem = 'wrongNumber' | 'incompleteNumber' | 'incompleteExpiry' | 'wrongExpiry' | 'past' | 'incompleteCvc';

export function groupNumber(typed: string): string {
  const brand = cardBrand(typed);
  const number = digits(typed).slice(0, cardNumberLength(brand));
  const groups = cardNumberLength(brand) === 16 ? /(\d{4})(?=\d)/g : /^(\d{4})(?=\d)|(\d{6})(?=\d)/g;
  return number.replace(groups, '$& ');
}

/** The expiry as MM / YY; a first figure above 1 is a month by itself. */
export function groupExpiry(typed: string): string {
  const [month = '', year] = typed.includes('/') ? typed.split('/').map(digits) : [digits(typed).slice(0, 2), digits(typed).slice(2)];
  const two = /^[2-9]$/.test(month) || (month.length === 1 && year) ? `0${month}` : month.slice(0, 2);
  const short = (year ?? '').length === 4 ? (year ?? '').slice(2) : (year ?? '').slice(0, 2);
  return short || typed.includes('/') ? `${two} / ${short}`.trimEnd() : two;
}

export function readExpiry(expiry: string): { readonly month: number; readonly year: number } | null {
  const [, month = '', year = ''] = /^(\d\d)\s*\/\s*(\d\d)$/.exec(expiry) ?? [];
  const at = Number(month);
  return at >= 1 && at <= 12 ? { month: at, year: 2000 + Number(year) } : null;
}

/** What is wrong with a field, as far as it is typed; null when nothing is. `today` decides what is past. */
export function problemOf(field: TypedField, typed: Typed, today: Date): CardProblem | null {
  if (field === 'number') {
    const number = digits(typed.number);
    if (number.length < cardNumberLength(cardBrand(number))) return 'incompleteNumber';
    return hasCheckDigit(number) ? null : 'wrongNumber';
  }
  if (field === 'cvc') return digits(typed.cvc).length < (cardBrand(typed.number) === 'amex' ? 4 : 3) ? 'incompleteCvc' : null;
  const expiry = readExpiry(typed.expiry);
  if (!expiry) return /^\d\d\s*\/\s*\d\d$/.test(typed.expiry) ? 'wrongExpiry' : 'incompleteExpiry';
  return expiry.year * 12 + expiry.month < today.getFullYear() * 12 + today.getMonth() + 1 ? 'past' : null;
}
