import type { Around } from '../brought.ts';

export const bringSignIn = async ({ api, keeper }: Around) => (await import('./sign-in-ports.ts')).signInWith(api, keeper);
