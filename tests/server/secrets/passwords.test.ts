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
