import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';

const SITE_URL = 'https://shop.example';

describe('production', () => {
  test.each([
    [{}, false],
    [{ HOST: 'localhost' }, false],
    [{ HOST: '127.0.0.9' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '::' }, true],
    [{ DATABASE_URL: 'postgresql://db/shop' }, true],
    [{ HOST: '0.0.0.0', DEMO: 'on' }, false],
    [{ DATABASE_URL: 'postgresql://db/shop', DEMO: 'on' }, false],
    [{ NODE_ENV: 'production' }, true],
    [{ NODE_ENV: 'production', DEMO: 'on' }, true],
    [{ NODE_ENV: 'development', HOST: '0.0.0.0' }, true],
  ])('is assumed where money may be at stake: %j is %s', (env, isProduction) => {
    const config = readConfig({ SITE_URL, ...env });
    expect(config).toMatchObject({ isProduction, demoAccounts: !isProduction, cards: isProduction ? null : { kind: 'sandbox' } });
    expect(config.ownersView).toBe(!isProduction);
    if (isProduction) expect(config.mailbox).toBe(false);
  });

  test.each([
    [{ NODE_ENV: 'production', OWNERS_VIEW: 'on' }, true],
    [{ OWNERS_VIEW: 'off' }, false],
  ])('shows owners the shop beside its drawings where it is asked to: %j is %s', (env, isShown) => {
    expect(readConfig({ SITE_URL, ...env }).ownersView).toBe(isShown);
  });

  test('says what it needs', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow(/^SITE_URL: .*DEMO=on/);
    expect(() => readConfig({ SITE_URL, DATABASE_URL: 'postgresql://db/shop', DEMO_ACCOUNTS: 'on' })).toThrow(/^DEMO_ACCOUNTS: /);
  });
});

describe('LEADS_TO', () => {
  test.each([
    [{}, 'partners@escale.example'],
    [{ MAIL_FROM: 'Shop <hello@shop.example>' }, 'hello@shop.example'],
    [{ MAIL_FROM: ' hello@shop.example ' }, 'hello@shop.example'],
    [{ MAIL_FROM: 'Shop <hello@shop.example>', LEADS_TO: 'team@shop.example' }, 'team@shop.example'],
  ])('is where e-mails come from, unless it is set: %j reads at %s', (env, leadsTo) => {
    expect(readConfig(env).leadsTo).toBe(leadsTo);
  });
  test('what is no address is refused by its name', () => {
    expect(() => readConfig({ LEADS_TO: 'the team' })).toThrow(/^LEADS_TO: /);
  });
});

describe('a pooler and a replica', () => {
  const DATABASE_URL = 'postgresql://pooler/shop';
  const DATABASE_DIRECT_URL = 'postgresql://db/shop';
  test('are none by default', () => {
    expect(readConfig({ SITE_URL, DATABASE_URL })).toMatchObject({ directUrl: null, readsUrl: null, preparesStatements: true });
  });
  test.each([
    [{}, false],
    [{ PREPARED_STATEMENTS: 'on' }, true],
    [{ PREPARED_STATEMENTS: 'off' }, false],
  ])('behind a pooler statements are prepared only where it is asked for: %j is %s', (env, preparesStatements) => {
    expect(readConfig({ SITE_URL, DATABASE_URL, DATABASE_DIRECT_URL, ...env })).toMatchObject({
      directUrl: DATABASE_DIRECT_URL,
      preparesStatements,
    });
  });
  test.each(['DATABASE_DIRECT_URL', 'DATABASE_READS_URL'])('%s alone, or of another kind, is refused by its name', (name) => {
    expect(() => readConfig({ [name]: 'postgresql://db/shop' })).toThrow(new RegExp(`^${name}: .*DATABASE_URL`));
    expect(() => readConfig({ SITE_URL, DATABASE_URL, [name]: 'mysql://db/shop' })).toThrow(new RegExp(`^${name}: `));
  });
});

describe('TRUST_PROXY', () => {
  test.each(['1', 'true', 'proxy.example', '10.0.0.0/8/8', '10.0.0.1,', '10.0.0.0/999'])(
    '%s trusts nobody, or everybody, and is refused by its name',
    (value) => {
      expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/^TRUST_PROXY: /);
    },
  );
  test.each(['127.0.0.1', '10.0.0.0/8, 192.168.0.1', 'loopback', '2001:db8::/32'])('%s is taken', (value) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(value);
  });
});
