import { randomText } from '../api/random-text.ts';
import type { Keeper } from './storage.ts';

/** The token of the parcel's own cart, made when there is none. */
export function courierToken(keeper: Keeper): string {
  return keeper.read('storefront.courier_cart_token') ?? newCourierToken(keeper);
}

export function newCourierToken(keeper: Keeper): string {
  const made = randomText();
  keeper.write('storefront.courier_cart_token', made);
  return made;
}
