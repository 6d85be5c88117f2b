import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['without a key', ['stripe'], {}, 'STRIPE_SECRET_KEY is missing'],
  ['with a live key', ['stripe'], { STRIPE_SECRET_KEY: 'sk_live_abc' }, 'STRIPE_SECRET_KEY is no key of Stripe’s test mode'],
  ['with a live restricted key', ['stripe'], { STRIPE_SECRET_KEY: 'rk_live_abc' }, 'STRIPE_SECRET_KEY is no key of Stripe’s test mode'],
  ['of no service', [], { STRIPE_SECRET_KEY: 'sk_test_abc' }, 'Which service?'],
])('no real service is asked %s', (_says, given, keys, sentence) => {
  const { STRIPE_SECRET_KEY: _key, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/real.mjs', ...given], {
    env: { ...env, ...keys },
    encoding: 'utf8',
  });
  expect([status, stdout, stderr.split('\n').length]).toEqual([1, '', 2]);
  expect(stderr).toContain(sentence);
});
