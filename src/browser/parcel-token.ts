import { randomText } from '../api/random-text.ts';
import type { BrowserStorage } from './storage.ts';

export const courierToken = (storage: BrowserStorage): string => storage.read('storefront.courier_cart_token') ?? newCourierToken(storage);

export function newCourierToken(storage: BrowserStorage): string {
  const made = randomText();
  storage.write('storefront.courier_cart_token', made);
  return made;
}
