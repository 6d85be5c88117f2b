import type { Around } from '#src/shop/load-once.ts';

export const loadSignIn = async ({ api, keeper }: Around) => (await import('./sign-in-ports.ts')).signInWith(api, keeper);
