import { randomText } from '../api/random-text.ts';
import type { BrowserStorage } from './storage.ts';

export const cartToken = (storage: BrowserStorage): string => storage.read('cart_unique_token') ?? newCartToken(storage);

/** Issues a new guest's basket token in place of the one that is kept, such as after an order or a logout (specification 1, section 4). */
export function newCartToken(storage: BrowserStorage): string {
  const made = randomText();
  storage.write('cart_unique_token', made);
  return made;
}
