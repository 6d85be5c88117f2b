import type { Around } from '#src/shop/load-once.ts';

export const loadAccountDeletion = async ({ api, session, keeper }: Around) =>
  (await import('./account-deletion-ports.ts')).accountDeletionWith(api, { session, keeper });
