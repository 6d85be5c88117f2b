import { randomText } from '../api/random-text.ts';
import type { BrowserStorage } from './storage.ts';

export function deviceToken(storage: Pick<BrowserStorage, 'read' | 'write'>): string {
  const token = storage.read('storefront.device')?.token ?? randomText();
  storage.write('storefront.device', { token });
  return token;
}
