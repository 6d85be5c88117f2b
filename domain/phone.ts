const SWISS = '+41';

/**
 * A phone number as people type or paste it, made into national digits: spaces, dots, dashes, brackets, the country
 * code (`+41`, `0041`) and the trunk zero are understood. Null when anything but digits remains.
 */
export function phoneDigits(typed: string, countryPhoneCode = SWISS): string | null {
  const compact = typed.trim().replace(/[\s.\-–()/]/g, '');
  const code = countryPhoneCode.replace(/^\+/, '');
  const dialled = [`+${code}`, `00${code}`].find((start) => compact.startsWith(start)) ?? '';
  const national = compact.slice(dialled.length).replace(/^0(?=\d)/, '');
  return /^\d+$/.test(national) ? national : null;
}

/** The country code that a customer's numbers are read with; Switzerland's for a guest. */
export const phoneCodeOf = (customer: { readonly country_phone_code: string } | null): string => customer?.country_phone_code || SWISS;

/** National digits as somebody elsewhere would dial them; a Swiss number in the groups it is read out in. */
export function internationalPhone(digits: string, countryPhoneCode: string): string {
  const national = countryPhoneCode === SWISS ? digits.replace(/^(\d{2})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4') : digits;
  return `${countryPhoneCode} ${national}`;
}
