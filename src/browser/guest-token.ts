import { randomText } from '../api/random-text.ts';
import type { Keeper } from './storage.ts';

/** The guest's basket token, made when there is none. */
export function cartToken(keeper: Keeper): string {
  return keeper.read('cart_unique_token') ?? newCartToken(keeper);
}

/** Issues a new guest's basket token in place of the one that is kept, such as after an order or a logout (specification 1, section 4). */
export function newCartToken(keeper: Keeper): string {
  const made = randomText();
  keeper.write('cart_unique_token', made);
  return made;
}
