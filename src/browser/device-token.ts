import { randomText } from '../api/random-text.ts';
import type { BrowserStorage } from './storage.ts';

/** What the server knows this browser by, made when there is none. It stays when its customer signs out. */
export function deviceToken(storage: Pick<BrowserStorage, 'read' | 'write'>): string {
  const token = storage.read('storefront.device')?.token ?? randomText();
  storage.write('storefront.device', { token });
  return token;
}
