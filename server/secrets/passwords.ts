import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createTurns } from '../limits/turns.ts';

/** Node has four threads for files, names and pictures too: passwords take two of them, and of those that wait none waits longer than a browser does. */
const turns = createTurns({ atWork: 2, waiting: 32 });

/** Before anything is asked for a password's sake. @throws ComeAgain when too many are at it */
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

/** Stores a password by scrypt, a memory-hard hash. The result carries its own cost and salt. @throws ComeAgain when too many are at it */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt:${cost}:${salt.toString('base64')}:${(await derive(password, salt, cost)).toString('base64')}`;
}

/** Whether a password is the one that was stored. @throws ComeAgain when too many are at it */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, cost = '', salt = '', key = ''] = stored.split(':');
  const expected = Buffer.from(key, 'base64');
  const derived = await derive(password, Buffer.from(salt, 'base64'), Number(cost));
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}
