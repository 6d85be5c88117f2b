import type { Around } from '../brought.ts';

export const bringAccountDeletion = async ({ api, session, keeper }: Around) =>
  (await import('./account-deletion-ports.ts')).accountDeletionWith(api, { session, keeper });
