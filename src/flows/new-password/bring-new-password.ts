import type { Around } from '../brought.ts';

/** Brings the logic of new password. */
export const bringNewPassword = async ({ api, session, keeper }: Around) =>
  (await import('./new-password-ports.ts')).newPasswordWith(api, session, keeper);
