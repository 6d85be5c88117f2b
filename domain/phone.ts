/**
 * A phone number as people type or paste it, made into national digits: spaces, dots, dashes, brackets, the country
 * code (`+41`, `0041`) and the trunk zero are understood. Null when anything but digits remains.
 */
export function phoneDigits(typed: string, countryPhoneCode = '+41'): string | null {
  const compact = typed.trim().replace(/[\s.\-–()/]/g, '');
  const code = countryPhoneCode.replace(/^\+/, '');
  const national = compact.replace(new RegExp(`^(\\+|00)${code}`), '').replace(/^0(?=\d)/, '');
  return /^\d+$/.test(national) ? national : null;
}
