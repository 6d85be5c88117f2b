import type { Around } from '../brought.ts';

/** Brings the logic of profile picture. */
export const bringProfilePicture = async ({ api, session }: Around) =>
  (await import('./profile-picture-ports.ts')).profilePictureWith(api, session);
