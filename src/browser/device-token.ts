import { randomText } from '../api/random-text.ts';
import type { Keeper } from './storage.ts';

/** What the server knows this browser by, made when there is none. It stays when its customer signs out. */
export function deviceToken(keeper: Pick<Keeper, 'read' | 'write'>): string {
  const token = keeper.read('storefront.device')?.token ?? randomText();
  keeper.write('storefront.device', { token });
  return token;
}
