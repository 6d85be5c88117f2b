import { EMAIL_SECRET_LENGTH } from '../../domain/email-token.ts';
import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createTurns } from './turns.ts';

/** A new id: 24 lower-case hexadecimal characters, the first eight growing with time. */
export const newId = (now: number): string =>
  Math.floor(now / 1_000).toString(16).padStart(8, '0').slice(-8) + randomBytes(8).toString('hex');

/** An id that is always the same for the same words: demo data keeps its ids from start to start. */
export const idFrom = (...words: string[]): string => createHash('sha256').update(words.join('\u0000')).digest('hex').slice(0, 24);

/** A new secret of 256 bits, fit for an address or a header. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A new secret for the token of an e-mail, more than 200 bits. */
export const newEmailSecret = (): string => newSecret().slice(0, EMAIL_SECRET_LENGTH);

/** How secrets are stored: SHA-256, enough for secrets that are random. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** How a browser's own token is stored; null without one. */
export const deviceHashOf = (token: string | null | undefined): string | null => (token ? hashSecret(token) : null);

/** Four digits that a customer reads out at the door. */
export const newCode = (): string => String(randomBytes(4).readUInt32BE() % 10_000).padStart(4, '0');

/** Node has four threads for files, names and pictures too: passwords take two of them, and of those that wait none waits longer than a browser does. */
const turns = createTurns({ atWork: 2, waiting: 32 });

/** Before anything is asked for a password's sake. @throws ComeAgain when too many are at it */
export const mustHaveRoomForPassword = turns.mustHaveRoom;

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  turns.take(() => new Promise((resolve, reject) => {
    scrypt(password, salt, 32, { N: cost, r: 8, p: 1, maxmem: 256 * cost * 8 }, (error, key) => (error ? reject(error) : resolve(key)));
  }));

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
