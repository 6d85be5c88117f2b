import type { Around } from '../brought.ts';

/** Brings the logic of sign in. */
export const bringSignIn = async ({ api, keeper }: Around) => (await import('./sign-in-ports.ts')).signInWith(api, keeper);
