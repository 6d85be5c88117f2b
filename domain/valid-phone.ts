import { PHONE_LENGTH } from '../contract/phone-lengths.ts';
import { phoneCodeOf, readPhone, type Phone } from './phone.ts';

/**
 * Whether an account may have this number: of a country that there is, its digits within the outer bound, from abroad
 * those of the country's code too (ITU-T E.164).
 */
export function isValidPhone(phone: Phone | null): phone is Phone {
  if (phone === null || phone.digits.length < PHONE_LENGTH.minimum) return false;
  const whole = phone.code + phone.digits;
  const bounded = phone.code === phoneCodeOf(null) ? phone.digits : whole.slice(1);
  // Read without a home it is the same again only where its code is a country's.
  const again = readPhone(whole, '');
  return bounded.length <= PHONE_LENGTH.maximum && again?.code === phone.code && again.digits === phone.digits;
}
