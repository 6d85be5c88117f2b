import { readPhone } from '#domain/phone.ts';
import type { Store } from '#server/repositories/stores.ts';

/** A store's phone number as it travels: the national digits, and the country code apart. */
export function storePhone({ phone: written }: Pick<Store, 'phone'>): { readonly phone: string; readonly country_phone_code: string } {
  const phone = readPhone(written, '');
  return phone ? { phone: phone.digits, country_phone_code: phone.code } : { phone: written, country_phone_code: '' };
}
