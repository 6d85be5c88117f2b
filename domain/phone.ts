/** The country code that stays unsaid where a number is kept or sent as national digits: the first country's (specification 2, section 5). */
const UNSAID = '+41';
/** The country codes of the world's numbering plan (ITU-T E.164): no one begins like another. */
const COUNTRY_CODE = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-69]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])\d)/;
/** There the zero in front belongs to the number. */
const KEEPS_ZERO = /^\+39$/;

/** A number's country code with its plus, and its national digits. */
export type Phone = { readonly code: string; readonly digits: string };

/**
 * A phone number as people type or paste it: spaces, dots, dashes, brackets, a country code (`+41`, `0041`, `+33` …) and
 * the trunk zero are understood. Without a country code it is one of `homeCode`. Null when anything but digits remains.
 */
export function readPhone(typed: string, homeCode = UNSAID): Phone | null {
  const compact = typed
    .trim()
    .replace(/[\s.\-–()/]/g, '')
    .replace(/^00(?=.)/, '+');
  const home = `+${homeCode.replace(/^\+/, '')}`;
  const dialled = home.length > 1 && compact.startsWith(home) ? home : (COUNTRY_CODE.exec(compact)?.[0] ?? '');
  const code = dialled || home;
  const national = compact.slice(dialled.length).replace(KEEPS_ZERO.test(code) ? '' : /^0(?=\d)/, '');
  return /^\d+$/.test(national) ? { code, digits: national } : null;
}

/** A number as one text: national digits at home, else with its country code (`+33612345678`). Null for what is none. */
export function phoneText(typed: string, homeCode = UNSAID): string | null {
  const phone = readPhone(typed, homeCode);
  if (!phone) return null;
  return phone.code === `+${homeCode.replace(/^\+/, '')}` ? phone.digits : phone.code + phone.digits;
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
