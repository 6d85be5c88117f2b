import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import { describeServer, startTestServer, testServer } from '../test-server.ts';
import { credentialsOf, mailsTo, registerCustomer } from '../customer.ts';

const OLD = 'the old password';

describeServer('a profile', (server, kind) => {
  const customer = () => registerCustomer(server, { password: OLD });
  const same = (user: StoredUser) => ({
    ...credentialsOf(user),
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    phone: user.phone,
    old_password: '',
    new_password: '',
  });
  const update = (body: unknown) => server.answer(endpoints.update, body);
  const isAlive = async (user: Pick<StoredUser, '_id' | 'server_token'>) =>
    (await server.answer(endpoints.get_detail, credentialsOf(user as StoredUser))).success;
  const anotherSession = async (user: StoredUser) =>
    (await server.expectSuccess(endpoints.login, { email: user.email, password: OLD })).user;

  test('changes names without the password, and every session goes on', async () => {
    const user = await customer();
    const other = await anotherSession(user);
    const answered = await update({ ...same(user), first_name: ' Ada Maria ', last_name: 'Rochat' });
    expect(answered).toMatchObject({
      success: true,
      message: 103,
      user: { first_name: 'Ada Maria', last_name: 'Rochat', server_token: user.server_token },
    });
    expect([await isAlive(user), await isAlive(other)]).toEqual([true, true]);
  });

  test.each([
    ['password', { new_password: 'the new password' }],
    ['e-mail', { email: 'somewhere.else@example.org' }],
    ['phone', { phone: '079999887' }],
  ])('a new %s needs the old password, then ends every session but goes on under a new token', async (_name, change) => {
    const user = await customer();
    const other = await anotherSession(user);
    for (const old_password of ['', 'wrong password'])
      expect(await update({ ...same(user), ...change, old_password })).toEqual({ success: false, error_code: 512 });
    expect(await isAlive(other)).toBe(true);
    const answered = (await update({
      ...same(user),
      ...change,
      email: 'email' in change ? `${kind}.${change.email}` : user.email,
      phone: 'phone' in change ? `${change.phone}${kind.length}` : user.phone,
      old_password: OLD,
    })) as { user: StoredUser; success: boolean };
    expect(answered.success).toBe(true);
    expect(answered.user.server_token).not.toBe(user.server_token);
    expect([await isAlive(user), await isAlive(other), await isAlive(answered.user)]).toEqual([false, false, true]);
    expect((await mailsTo(server, user.email))[0]).toMatchObject({ kind: 'account_changed' });
  });

  test('a wrong password is refused even where none was needed', async () => {
    const user = await customer();
    expect(await update({ ...same(user), first_name: 'Eve', old_password: 'wrong password' })).toMatchObject({ error_code: 512 });
  });

  test('takes a phone from abroad, with its country code', async () => {
    const user = await customer();
    const answered = (await update({ ...same(user), phone: '+33698765432', old_password: OLD })) as { user: StoredUser };
    expect(answered.user).toMatchObject({ country_phone_code: '+33', phone: '698765432' });
  });

  test('names a taken e-mail and a taken phone, and changes nothing', async () => {
    const user = await customer();
    expect(await update({ ...same(user), email: 'LEA@example.org', old_password: OLD })).toMatchObject({ error_code: 502 });
    expect(await update({ ...same(user), phone: '0791112233', first_name: 'Eve', old_password: OLD })).toMatchObject({ error_code: 503 });
    expect(await server.expectSuccess(endpoints.get_detail, credentialsOf(user))).toMatchObject({
      user: { first_name: user.first_name, email: user.email },
    });
  });

  test('of two changes of the password at once one wins', async () => {
    const user = await customer();
    const answers = await Promise.all(
      ['one new password', 'two new passwords'].map((new_password) => update({ ...same(user), new_password, old_password: OLD })),
    );
    expect(answers.filter(({ success }) => success === true)).toHaveLength(1);
  });

  test('flags, statuses and ids in a body change nothing', async () => {
    const user = await registerCustomer(server);
    await update({
      ...same(user),
      is_approved: false,
      _id: 'f'.repeat(24),
      referral_code: 'MINE',
      is_use_wallet: false,
      usesWallet: false,
      passwordHash: 'x',
    });
    expect(await server.expectSuccess(endpoints.get_detail, credentialsOf(user))).toMatchObject({
      user: { _id: user._id, is_approved: true, is_use_wallet: true, referral_code: user.referral_code },
    });
  });

  test('guessing the old password is limited', async () => {
    const strict = await startTestServer(kind, { rateLimitFactor: 1 });
    const user = await registerCustomer(strict, { password: OLD });
    const guess = async (old_password: string) =>
      (await strict.answer(endpoints.update, { ...same(user), new_password: 'the new password', old_password })).error_code;
    for (let count = 0; count < 10; count += 1) expect(await guess(`guess ${count}`)).toBe(512);
    expect(await guess(OLD)).toBe(1004);
    await strict.close();
  });
});

describe('forms', () => {
  const server = testServer('postgres');

  const sendForm = async (path: string, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const encoded = new Response(form);
    const answered = await server.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return { status: answered.statusCode, json: answered.json<Record<string, unknown>>() };
  };

  test('register takes a form: texts become the numbers of the schema', async () => {
    const who = {
      first_name: 'Form',
      last_name: 'Test',
      email: 'form@example.org',
      password: 'secret-enough',
      country_phone_code: '+41',
      phone: '0781112233',
      type: '7',
    };
    expect((await sendForm(endpoints.register.path, who)).json).toMatchObject({ success: true, user: { phone: '781112233' } });
    expect(await sendForm(endpoints.register.path, { ...who, type: 'seven' })).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'type' }] },
    });
  });

  test('create_order takes a form: flags, numbers and lists are read by the schema', async () => {
    const user = await registerCustomer(server);
    const fields = {
      ...credentialsOf(user),
      is_user_pick_up_order: 'true',
      order_start_at: '0',
      destination_addresses: '[]',
      order_payment_id: 'f'.repeat(24),
    };
    expect(await sendForm(endpoints.create_order.path, fields)).toMatchObject({ status: 200, json: { success: false } });
    expect(await sendForm(endpoints.create_order.path, { ...fields, is_user_pick_up_order: 'yes' })).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'is_user_pick_up_order' }] },
    });
  });

  const sendParts = async (path: string, payload: string, boundary: string | null = 'b') => {
    const answered = await server.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': `multipart/form-data${boundary === null ? '' : `; boundary=${boundary}`}` },
      payload,
    });
    return { status: answered.statusCode, json: answered.json<Record<string, unknown>>() };
  };
  const part = (head: string, text: string) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
  const malformed = { status: 400, json: { success: false, error_code: 0, issues: expect.any(Array) } };

  test.each([
    ['without a boundary', part('name="email"', 'x'), null],
    ['cut off in a part', part('name="email"', 'x').slice(0, -3), 'b'],
    ['cut off in a head', '--b\r\nContent-Disposition: form', 'b'],
    ['without its end', part('name="email"', 'x'), 'b'],
    ['of another boundary', part('name="email"', 'x'), 'other'],
    ['that is no form', '{"email":"x"}', 'b'],
    ['with a JSON part that is none', `${part('name="type"\r\nContent-Type: application/json', '{')}--b--\r\n`, 'b'],
    ['with a part for the prototype', `${part('name="__proto__"', 'x')}--b--\r\n`, 'b'],
  ])('a form %s is 400 for every call', async (_name, payload, boundary) => {
    for (const { path } of [endpoints.register, endpoints.update, endpoints.create_order, endpoints.get_cart, endpoints.login]) {
      expect.soft(await sendParts(path, payload, boundary), path).toMatchObject(malformed);
    }
  });

  test('a form is of so many short texts, without files, and no other call reads it', async () => {
    const end = '--b--\r\n';
    const long = part('name="first_name"', 'x'.repeat(100_000));
    expect(await sendParts(endpoints.register.path, long + end)).toMatchObject(malformed);
    expect(
      (await sendParts(endpoints.register.path, Array.from({ length: 100 }, (_, at) => part(`name="n${at}"`, 'x')).join('') + end)).status,
    ).toBe(413);
    expect((await sendParts(endpoints.update.path, part('name="image_url"; filename="me.png"', 'x'.repeat(2_000)) + end)).status).toBe(413);
    expect(await sendParts(endpoints.get_cart.path, long.repeat(50) + end)).toMatchObject(malformed);
    expect(await sendParts('/first-screens/basket', long + end)).toMatchObject({ status: 404 });
  });

  test('a note of every length that an order takes comes through a form', async () => {
    const user = await registerCustomer(server);
    const address = {
      address_type: 'destination',
      address: '日'.repeat(300),
      city: '日'.repeat(100),
      note: '👩'.repeat(250),
      location: [46.1969, 6.1428],
      floor: '日'.repeat(50),
      entry_code: '日'.repeat(50),
      user_details: { name: '日'.repeat(100), email: 'é'.repeat(254) },
    };
    const escaped = JSON.stringify([address]).replace(
      /[\u0080-\uffff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    const fields = {
      ...credentialsOf(user),
      order_payment_id: 'f'.repeat(24),
      delivery_note: '👩'.repeat(250),
      destination_addresses: escaped,
    };
    expect(await sendForm(endpoints.create_order.path, fields)).toMatchObject({ status: 200, json: { success: false, error_code: 548 } });
  });

  test('a call that takes JSON refuses a form', async () => {
    expect(await sendForm(endpoints.login.path, { email: 'lea@example.org', password: 'x' })).toMatchObject({
      status: 400,
      json: { success: false },
    });
  });
});
