import type { Around } from '../load-once.ts';
import { loadCardProvider } from './load-card-provider.ts';

export const loadCards = async ({ api, load }: Around) => (await import('./cards-ports.ts')).cardsWith(api, () => load(loadCardProvider));
