import type { Around } from '../brought.ts';
import { bringCardProvider } from './bring-card-provider.ts';

export const bringCards = async ({ api, brought }: Around) =>
  (await import('./cards-ports.ts')).cardsWith(api, () => brought(bringCardProvider));
