import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

describe('who charges cards', () => {
  test('is the sandbox without keys, and nobody in production', () => {
    expect(readConfig({}).cards).toEqual({ kind: 'sandbox' });
    expect(readConfig({ NODE_ENV: 'production', SITE_URL: 'https://shop.example' }).cards).toBeNull();
  });

  test('is Stripe with all three keys, in production too', () => {
    const stripe = { kind: 'stripe', secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
    expect(readConfig(KEYS).cards).toEqual(stripe);
    expect(readConfig({ ...KEYS, NODE_ENV: 'production', SITE_URL: 'https://shop.example' }).cards).toEqual(stripe);
  });

  test.each(Object.keys(KEYS))('is nobody’s guess where %s is forgotten, or none of Stripe’s', (name) => {
    expect(() => readConfig({ ...KEYS, [name]: '' })).toThrow(new RegExp(`^${name}: must be set too`));
    expect(() => readConfig({ ...KEYS, [name]: 'something' })).toThrow(new RegExp(`^${name}: must be`));
  });
});
