import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { typedPassword } from '#contract/typed-text.ts';
import { limitConcurrency } from '../limits/limit-concurrency.ts';

/** Node has four threads for files, names and pictures too: passwords take two of them, and of those that wait none waits longer than a browser does. */
const turns = limitConcurrency({ atWork: 2, waiting: 32 });

/** Before anything is asked for a password's sake. @throws RetryLater when too many are at it */
export const mustHaveRoomForPassword = turns.mustHaveRoom;

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  turns.take(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password, salt, 32, { N: cost, r: 8, p: 1, maxmem: 256 * cost * 8 }, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );

/** Work that a password's hash takes: 64 MiB of memory, a tenth of a second. */
export const PASSWORD_COST = 2 ** 16;

/** Stores a password, in whichever spelling it is typed (`typedPassword`), by scrypt, a memory-hard hash. The result carries its own cost and salt. @throws RetryLater when too many are at it */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt:${cost}:${salt.toString('base64')}:${(await derive(typedPassword(password), salt, cost)).toString('base64')}`;
}

/**
 * Whether a password is the one that was stored. The letters as they came are tried after those of `typedPassword`:
 * some hashes were made of them. @throws RetryLater when too many are at it
 */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, cost = '', salt = '', key = ''] = stored.split(':');
  const expected = Buffer.from(key, 'base64');
  for (const spelt of new Set([typedPassword(password), password])) {
    const derived = await derive(spelt, Buffer.from(salt, 'base64'), Number(cost));
    if (derived.length === expected.length && timingSafeEqual(derived, expected)) return true;
  }
  return false;
}
