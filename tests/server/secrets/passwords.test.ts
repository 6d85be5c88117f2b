import { scryptSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hashPassword, isPassword } from '#server/secrets/passwords.ts';

/** Long enough that a file is read many times meanwhile. */
const COST = 2 ** 15;

test('whoever reads a file waits for no password', async () => {
  const ended: string[] = [];
  const passwords = Array.from({ length: 8 }, (_, index) => hashPassword('secret', COST).then(() => void ended.push(`password ${index}`)));
  const file = readFile('package.json').then(() => void ended.push('file'));
  await Promise.all([...passwords, file]);
  expect(ended.indexOf('file')).toBeLessThan(2);
});

test('of too many passwords at once, those that came last are told to come again', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 40 }, () => hashPassword('secret', 1_024)));
  const refused = asked.filter((result) => result.status === 'rejected').map(({ reason }: PromiseRejectedResult) => reason as unknown);
  expect(refused).toHaveLength(6);
  for (const reason of refused) expect(reason).toMatchObject({ statusCode: 503, retryAfter: 2 });
  expect(asked.findIndex(({ status }) => status === 'rejected')).toBe(34);
  expect(await isPassword('secret', await hashPassword('secret', 1_024))).toBe(true);
});

test('a password opens in each spelling, also the hash that was made of its letters as they came', async () => {
  const stored = await hashPassword('cafe\u0301 \u200bcreme', 1_024);
  for (const spelt of ['café creme', 'cafe\u0301 creme', 'caf\u200bé creme', 'ｃafé creme'])
    expect(await isPassword(spelt, stored), spelt).toBe(true);
  expect(await isPassword('cafe creme', stored)).toBe(false);
  const salt = Buffer.from('salt of long ago');
  const asItCame = 'cafe\u0301 creme';
  const old = `scrypt:1024:${salt.toString('base64')}:${scryptSync(asItCame, salt, 32, { N: 1_024, r: 8, p: 1 }).toString('base64')}`;
  expect(await isPassword(asItCame, old)).toBe(true);
  expect(await isPassword('cafe\u0301 crem', old)).toBe(false);
});
