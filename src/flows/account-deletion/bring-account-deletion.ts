import type { Around } from '../brought.ts';

/** Brings the logic of account deletion. */
export const bringAccountDeletion = async ({ api, session, keeper }: Around) =>
  (await import('./account-deletion-ports.ts')).accountDeletionWith(api, { session, keeper });
