import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { endpoints } from '#contract/endpoints.ts';
import { countries } from '#server/database/schema/cities.ts';
import { customers } from '#server/database/schema/customers.ts';
import { describeServer, startTestServer } from '../test-server.ts';
import { DEMO_PASSWORD } from '../customer.ts';

const who = (number: number, more = {}) => ({
  first_name: 'A',
  last_name: 'B',
  email: `friend${number}@example.org`,
  password: 'secret-enough',
  country_phone_code: '+41',
  phone: `76${1_000_000 + number}`,
  ...more,
});

describe.each([
  ['email', { is_user_login_by_email: true, is_user_login_by_phone: false }, [true, false]],
  ['phone', { is_user_login_by_email: false, is_user_login_by_phone: true }, [false, true]],
  ['emailOrPhone', { is_user_login_by_email: true, is_user_login_by_phone: true }, [true, true]],
] as const)('signing in by %s', (signInBy, setting, takes) => {
  test('is what the settings say and the only thing the server takes', async () => {
    const server = await startTestServer('postgres', { accounts: { signInBy } });
    expect(await server.expectSuccess(endpoints.get_setting_detail, {})).toMatchObject({ setting });
    const answers = await Promise.all(
      ['lea@example.org', '0791112233'].map((email) => server.answer(endpoints.login, { email, password: DEMO_PASSWORD })),
    );
    expect(answers.map(({ success }) => success)).toEqual(takes);
    expect(answers.filter(({ success }) => success === false).map(({ error_code }) => error_code)).toEqual(
      takes.filter((taken) => !taken).map(() => 512),
    );
    await server.close();
  });
});

describeServer('a referral code', (server, kind) => {
  const check = async (referral_code: string, country_phone_code = '+41') =>
    await server.answer(endpoints.check_referral, { referral_code, country_phone_code, type: 7 });
  const register = (body: unknown) => server.answer(endpoints.register, body);

  test('is good in any case, unknown is 531, of another country 547', async () => {
    expect([await check(' lea2026 '), await check('NOBODY'), await check('LEA2026', '+33')]).toEqual([
      { success: true },
      { success: false, error_code: 531 },
      { success: false, error_code: 547 },
    ]);
  });

  test('is kept with the new customer, and refused at sign-up for the same reasons', async () => {
    expect(await register(who(1, { referral_code: 'lea2026' }))).toMatchObject({ success: true });
    const [lea] = await server.open.database.select().from(customers).where(eq(customers.email, 'lea@example.org'));
    const [friend] = await server.open.database.select().from(customers).where(eq(customers.email, 'friend1@example.org'));
    expect(friend?.referredBy).toBe(lea?.id);
    expect(await register(who(2, { referral_code: 'NOBODY' }))).toMatchObject({ error_code: 531 });
    expect(await register(who(2, { country_phone_code: '+99' }))).toMatchObject({ error_code: 501 });
  });

  test('is good for a phone from abroad at sign-up in its country, and so is the code of one who has such a phone', async () => {
    const [served] = await server.open.database.select().from(countries);
    const { user } = await server.expectSuccess(
      endpoints.register,
      who(31, { country_phone_code: '+33', referral_code: 'LEA2026', country_id: served?.id }),
    );
    expect(await check(user.referral_code)).toEqual({ success: true });
  });

  test('has as many uses as its country allows, also when many sign up at once', async () => {
    await server.open.database.update(countries).set({ referralUses: 2 });
    const answers = await Promise.all([11, 12, 13, 14].map((number) => register(who(number, { referral_code: 'NOAH2026' }))));
    expect(answers.filter(({ success }) => success === true)).toHaveLength(2);
    expect(answers.filter(({ error_code }) => error_code === 550)).toHaveLength(2);
    expect(await check('NOAH2026')).toEqual({ success: false, error_code: 550 });
  });

  test('is not taken at all where referrals are off', async () => {
    const without = await startTestServer(kind, { accounts: { takesReferrals: false } });
    expect(await without.expectSuccess(endpoints.get_setting_detail, {})).toMatchObject({ setting: { is_referral_to_user: false } });
    expect(await without.refusal(endpoints.check_referral, { referral_code: 'LEA2026', country_phone_code: '+41' })).toBe(541);
    expect(await without.refusal(endpoints.register, who(21, { referral_code: 'LEA2026' }))).toBe(541);
    await without.close();
  });
});
