import { typedPhone } from '#contract/typed-text.ts';

/** The country code that stays unsaid where a number is kept or sent as national digits: the first country's (specification 2, section 5). */
const UNSAID = '+41';
/** The country codes of the world's numbering plan (ITU-T E.164): no one begins like another. */
const COUNTRY_CODE = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-69]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])\d)/;
/** There the zero in front belongs to the number. */
const KEEPS_ZERO = /^\+39$/;

export type Phone = { readonly code: string; readonly digits: string };

/** How many digits a national number has at least and at most, its zero in front left out, in some countries (their numbering plans). */
const NATIONAL_DIGITS: Readonly<Record<string, readonly [fewest: number, most: number]>> = {
  '+1': [10, 10],
  '+32': [8, 9],
  '+33': [9, 9],
  '+34': [9, 9],
  '+39': [9, 11],
  '+41': [9, 9],
  '+44': [9, 10],
  '+49': [10, 11],
};
/** So long is a number behind its country's code where nothing is known of the country. */
const UNKNOWN_DIGITS = [9, 13] as const;

const withoutTrunk = (code: string, digits: string): string => (KEEPS_ZERO.test(code) ? digits : digits.replace(/^0(?=\d)/, ''));

/**
 * The country code that digits without a plus begin with ('41 79 123 45 67'), with a plus; '' where they are a national
 * number. Their length tells: too many for a number at home, and as many as one of the country named has.
 */
function codeInFront(digits: string, home: string): string {
  const [, most] = NATIONAL_DIGITS[home] ?? UNKNOWN_DIGITS;
  const named = `+${digits}`;
  const code = named.startsWith(home) ? home : (COUNTRY_CODE.exec(named)?.[0] ?? '');
  const expected = NATIONAL_DIGITS[code] ?? (code === home ? UNKNOWN_DIGITS : null);
  if (!expected || /\D/.test(digits) || (code !== home && digits.length <= most)) return '';
  const { length } = withoutTrunk(code, named.slice(code.length));
  return length >= expected[0] && length <= expected[1] ? code : '';
}

/**
 * A phone number as people type or paste it (`typedPhone`): with a country code (`+41`, `0041`, `+33` …, or without its
 * plus where the length says so) and the trunk zero. Without a country code it is one of `homeCode`. Null when anything
 * but digits remains.
 */
export function readPhone(typed: string, homeCode = UNSAID): Phone | null {
  const compact = typedPhone(typed);
  const home = `+${homeCode.replace(/^\+/, '')}`;
  const unsigned = home.length > 1 ? codeInFront(compact, home) : '';
  const whole = unsigned ? `+${compact}` : compact;
  const dialled = unsigned || (home.length > 1 && whole.startsWith(home) ? home : (COUNTRY_CODE.exec(whole)?.[0] ?? ''));
  const code = dialled || home;
  const national = withoutTrunk(code, whole.slice(dialled.length));
  return /^\d+$/.test(national) ? { code, digits: national } : null;
}

/** A number as one text: national digits at home, else with its country code (`+33612345678`). Null for what is none. */
export function phoneText(typed: string, homeCode = UNSAID): string | null {
  const phone = readPhone(typed, homeCode);
  if (!phone) return null;
  const alone = readPhone(phone.digits, homeCode);
  return alone?.code === phone.code && alone.digits === phone.digits ? phone.digits : phone.code + phone.digits;
}

/** The country code that a customer's numbers are read with; for a guest of nowhere the one that stays unsaid in what is sent. */
export const phoneCodeOf = (customer: { readonly country_phone_code: string } | null): string => customer?.country_phone_code || UNSAID;

function grouped({ code, digits }: Phone): string {
  if (code === UNSAID) return digits.replace(/^(\d{2})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4');
  if (code === '+33') return digits.replace(/^(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/, '$1 $2 $3 $4 $5');
  return digits.replace(/\d{3}(?=\d{2})/g, '$& ');
}

/** A number as it is shown everywhere: with its country code, in the groups it is read out in ('+41 79 111 22 33'). */
export function internationalPhone(text: string, homeCode = UNSAID): string {
  const phone = readPhone(text, homeCode);
  return phone ? `${phone.code} ${grouped(phone)}` : text;
}
