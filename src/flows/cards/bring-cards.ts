import type { Around } from '../brought.ts';
import { bringCardProvider } from './bring-card-provider.ts';

/** Brings the logic of cards. */
export const bringCards = async ({ api, brought }: Around) =>
  (await import('./cards-ports.ts')).cardsWith(api, () => brought(bringCardProvider));
