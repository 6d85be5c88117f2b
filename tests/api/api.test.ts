import { expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { createApi, type Transport } from '#src/api/api.ts';
import { NOWHERE } from '#src/api/whereabouts.ts';
import { CallFailed } from '#src/api/call-failed.ts';

const api = (transport: Transport, onFailure = vi.fn()) =>
  createApi({
    transport,
    onFailure,
    language: () => 'fr',
    credentials: () => ({ user_id: 'u', server_token: 't', cart_unique_token: 'c' }),
  });
const answering =
  (status: number, text: string, retryAfter: string | null = null): Transport =>
  () =>
    Promise.resolve({ status, text, retryAfter });

test.each([
  ['HTML', answering(200, '<html>'), 'unreadable'],
  ['cut off', answering(200, '{"success":tr'), 'unreadable'],
  ['empty', answering(200, ''), 'unreadable'],
  ['of wrong types', answering(200, '{"success":true,"setting":{"is_user_login_by_phone":"yes"}}'), 'unreadable'],
  ['without success', answering(200, '{"setting":{}}'), 'unreadable'],
  ['a server error', answering(502, '{"success":false}'), 'server'],
  ['a path that a proxy does not know', answering(404, '{"success":false,"error_code":999}'), 'absent'],
  ['a malformed call', answering(400, '{"success":false}'), 'malformed'],
])('an answer that is %s is a transport failure', async (_name, transport, cause) => {
  expect(await api(transport).call(endpoints.get_setting_detail, {})).toMatchObject({ ok: false, failure: { kind: 'transport', cause } });
});

test('a limit says how long to wait', async () => {
  expect(await api(answering(429, '{}', '7')).call(endpoints.get_setting_detail, {})).toMatchObject({
    failure: { cause: 'limited', retryAfterMs: 7_000 },
  });
});

test.each([
  ['seconds', 503, '7', 7_000],
  ['a date', 503, new Date(Date.now() + 30_000).toUTCString(), expect.closeTo(30_000, -4)],
  ['a date that has passed', 503, 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['a day', 429, '86400', 600_000],
  ['no time at all', 503, 'soon', null],
  ['no time at all', 429, 'soon', 1_000],
  ['nothing', 503, null, null],
])('a server that asks to be left alone for %s', async (_name, status, header, retryAfterMs) => {
  expect(await api(answering(status, '', header)).call(endpoints.get_setting_detail, {})).toMatchObject({ failure: { retryAfterMs } });
});

test('an unknown code becomes 0 and an unknown reason none', async () => {
  const result = await api(answering(200, '{"success":false,"error_code":4711,"reason":"because"}')).call(endpoints.get_setting_detail, {});
  expect(result).toEqual({ ok: false, failure: { kind: 'refused', code: 0, reason: null, details: {} } });
});

test('a mistake of our own is no lost connection', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = createApi({
    transport: answering(200, '{"success":true}'),
    credentials: () => {
      throw new TypeError('undefined is not a function');
    },
    language: () => 'en',
  });
  expect(await broken.call(endpoints.get_setting_detail, {})).toMatchObject({ failure: { kind: 'transport', cause: 'unreadable' } });
  expect(said).toHaveBeenCalledTimes(1);
  said.mockRestore();
});

test('no browser needs AbortSignal.any: a call ends with its own signal, or with its time', async () => {
  const own = new AbortController();
  const any = Object.getOwnPropertyDescriptor(AbortSignal, 'any') ?? {};
  delete (AbortSignal as Partial<typeof AbortSignal>).any;
  const waits = ({ signal }: { signal: AbortSignal }) =>
    new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error)));
  const asked = api(waits).call(endpoints.get_setting_detail, {}, { signal: own.signal });
  own.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
  expect(await api(waits).call(endpoints.get_setting_detail, {}, { signal: new AbortController().signal, timeout: 1 })).toMatchObject({
    failure: { cause: 'timeout' },
  });
  Object.defineProperty(AbortSignal, 'any', any);
});

test('no network is offline; a slow one times out; an aborted call rejects', async () => {
  expect(await api(() => Promise.reject(new TypeError('no network'))).call(endpoints.get_setting_detail, {})).toMatchObject({
    failure: { cause: 'offline' },
  });
  const never: Transport = ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  expect(await api(never).call(endpoints.get_setting_detail, {}, { timeout: 5 })).toMatchObject({ failure: { cause: 'timeout' } });
  const leaving = new AbortController();
  const call = api(never).call(endpoints.get_setting_detail, {}, { signal: leaving.signal });
  leaving.abort();
  await expect(call).rejects.toThrow();
});

test('every call carries who asks and in which language, its own fields winning', async () => {
  const transport = vi.fn(answering(200, '{"success":true}'));
  await api(transport).call(endpoints.logout, { store_id: 'x', user_id: 'other' });
  expect(transport.mock.calls[0]?.[0]).toMatchObject({
    language: 'fr',
    path: '/api/user/logout',
    body: { user_id: 'other', server_token: 't', cart_unique_token: 'c', store_id: 'x' },
  });
});

test('refusals are heard of, and reads throw them', async () => {
  const heard = vi.fn();
  const refusing = api(answering(200, '{"success":false,"error_code":999}'), heard);
  await expect(refusing.read(endpoints.get_detail, {})).rejects.toThrow(CallFailed);
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ code: 999 }), 't');
});

test.each([
  ['a basket of no city, where the page knows its own', { city_id: null }, 'Europe/Paris', 'Europe/Paris'],
  ['a basket of no city, where nothing is known', { city_id: null }, null, 'Europe/Zurich'],
  ['a city’s basket, whatever the page’s own', { city_id: 'c' }, 'Europe/Paris', 'Europe/Zurich'],
  ['anything else', {}, 'Europe/Paris', 'Europe/Zurich'],
])('the time is told in the zone of %s', async (_name, more, timezone, told) => {
  const onTime = vi.fn();
  const json = { success: true, server_time: '2026-11-20T11:30:00.000Z', timezone: 'Europe/Zurich', ...more };
  await createApi({
    transport: answering(200, JSON.stringify(json)),
    onTime,
    language: () => 'fr',
    credentials: () => ({ user_id: null, server_token: null, cart_unique_token: 'c' }),
    whereabouts: () => ({ ...NOWHERE, timezone }),
  }).call(endpoints.get_setting_detail, {});
  expect(onTime).toHaveBeenCalledWith({ now: Date.parse(json.server_time), timezone: told });
});
