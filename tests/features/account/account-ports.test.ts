import { expect, test, vi } from 'vitest';
import { accountDeletionWith } from '#src/features/account/deletion/account-deletion-ports.ts';
import { exportAccount } from '#src/features/account/export/use-account-export.ts';
import { wantNewsletter } from '#src/frame/parts/use-newsletter.ts';
import { checkReferral } from '#src/features/sign-in/use-referral.ts';
import { setPassword } from '#src/features/sign-in/use-new-password.ts';
import { profileWith } from '#src/features/account/profile/profile-ports.ts';
import { signInWith } from '#src/features/sign-in/sign-in-ports.ts';
import { sessionWith } from '#src/shop/session/start-session.ts';
import { lea, noah } from '#machines/session/sample-customers.ts';
import { ok } from '#contract/result.ts';
import { EMAIL_SECRET_LENGTH, weaveEmailToken } from '#domain/email-token.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { askPort } from '#tests/shop/ask-port.ts';
import { noAnswer, refused, serverSaying, sessionOf } from '#tests/shop/server-saying.ts';

const DEVICE = 'd'.repeat(40);
const storageOfDevice = () => {
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  storage.write('storefront.device', { token: DEVICE });
  return storage;
};

test('a deleted account is told to the session of its customer; one that is not, to nobody', async () => {
  const server = serverSaying({ delete_account: [ok({}), refused(513)] });
  const session = sessionOf(lea);
  const machine = accountDeletionWith(server.api, { session, storage: storageOfDevice() } as never);
  expect(await askPort(machine, 'delete', { password: 'secret', givesUp: 3_620 })).toEqual(ok(null));
  expect(session.told).toEqual([{ type: 'account.deleted', customerId: lea._id }]);
  expect(await askPort(machine, 'delete', { password: 'wrong', givesUp: 0 })).toEqual(refused(513));
  expect(session.told).toHaveLength(1);
  expect(server.asked).toEqual([
    ['delete_account', { password: 'secret', wallet_given_up: 36.2, device_token: DEVICE }],
    ['delete_account', { password: 'wrong', wallet_given_up: 0, device_token: DEVICE }],
  ]);
});

test.each([
  ['there, where the devices are told', ok({ sessions: [] }), ok('there')],
  ['gone, where the session is none', refused(999), ok('gone')],
  ['not known, where the server refuses for something else', refused(501), refused(501)],
  ['not known, where no answer comes', noAnswer(), noAnswer()],
])('an account is %s', async (_says, answer, how) => {
  const { api, asked } = serverSaying({ get_sessions: answer });
  const machine = accountDeletionWith(api, { session: sessionOf(lea), storage: storageOfDevice() } as never);
  expect([await askPort(machine, 'look'), asked]).toEqual([how, [['get_sessions', {}]]]);
});

test('a copy is asked for and saved as a file of its day; what the browser does not take is told', async () => {
  const account = { made_at: '2026-11-25T10:00:00Z', orders: [] };
  const { api } = serverSaying({ export_account: [ok({ account }), ok({ account: { orders: [] } }), refused(501), ok({ account })] });
  const save = () => exportAccount(api)(null, new AbortController().signal);
  const names: string[] = [];
  const texts: Blob[] = [];
  const urls = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    texts.push(blob as Blob);
    return 'blob:copy';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  expect([await save(), await save(), await save()]).toEqual([ok(null), ok(null), refused(501)]);
  expect(names).toEqual(['account-2026-11-25.json', 'account.json']);
  expect(await texts[1]?.text()).toBe('{\n  "orders": []\n}\n');
  expect(texts[1]?.type).toBe('application/json');
  urls.mockImplementation(() => {
    throw new Error('no room');
  });
  expect(await save()).toEqual({ ok: false, failure: { kind: 'unsaved' } });
  vi.restoreAllMocks();
});

test('a saved profile is the session’s, by a new token where others were ended; what was typed is forgotten then', async () => {
  const storage = storageOfDevice();
  const renewed = { ...lea, server_token: 'a newer one' };
  const { api, asked } = serverSaying({ update: [ok({ user: lea }), refused(520), ok({ user: renewed })] });
  const session = sessionOf(lea);
  const { machine, begin, remember } = profileWith(api, { storage, session } as never);
  const profile = { first_name: 'Léa', last_name: 'B.' };
  expect(begin()).toEqual({ draft: null });
  remember({ first_name: 'L' });
  expect(begin()).toEqual({ draft: { first_name: 'L' } });
  expect(await askPort(machine, 'saveProfile', { profile })).toEqual(ok({ endedOthers: false }));
  expect(begin()).toEqual({ draft: null });
  remember({ phone: '79' });
  expect(await askPort(machine, 'saveProfile', { profile })).toEqual(refused(520));
  expect(begin()).toEqual({ draft: { phone: '79' } });
  expect(await askPort(machine, 'saveProfile', { profile })).toEqual(ok({ endedOthers: true }));
  expect(session.told).toEqual([
    { type: 'customer.changed', user: lea },
    { type: 'customer.signedIn', user: renewed },
  ]);
  expect(asked[0]).toEqual(['update', { ...profile, login_by: 'manual', social_id: '' }, { files: {} }]);
  remember(null);
  expect(profileWith(api, { storage, session: sessionOf(noah) } as never).begin()).toEqual({ draft: null });
});

test('a link is checked, and who set a new password by it is signed out here; somebody else is not', async () => {
  const server = serverSaying({ new_password: [ok({}), ok({}), refused(555), noAnswer()] });
  const token = weaveEmailToken({ madeAt: 1_700_000_000_000, secret: 's'.repeat(EMAIL_SECRET_LENGTH), id: lea._id });
  const [hers, his] = [sessionOf(lea), sessionOf(noah)];
  const given = (session: typeof hers) =>
    setPassword(server.api, session as never, token, () => DEVICE)({ password: 'new' }, new AbortController().signal);
  expect([await given(hers), await given(his)]).toEqual([ok('done'), ok('done')]);
  expect([await given(hers), await given(hers)]).toEqual([ok('spent'), noAnswer()]);
  expect([hers.told, his.told]).toEqual([[{ type: 'otherTab.signedOut' }], []]);
  expect(server.asked[0]).toEqual(['new_password', { token, password: 'new', device_token: DEVICE }]);
  expect(server.unsigned).toEqual([]);
});

test('who signs in or up says which device it is, and who signs up where, unless the form says a country', async () => {
  const server = serverSaying(
    {
      login: [ok({ user: lea }), refused(501)],
      register: [ok({ user: noah }), ok({ user: noah }), refused(502)],
      forgot_password: [ok({}), refused(503)],
    },
    { countryId: 'CH' },
  );
  const machine = signInWith(server.api, storageOfDevice());
  const credentials = { email: 'lea@example.org', password: 'secret' };
  expect(await askPort(machine, 'signIn', { credentials })).toEqual(ok(lea));
  expect(await askPort(machine, 'signIn', { credentials })).toEqual(refused(501));
  const registration = { first_name: 'Noah' };
  expect(await askPort(machine, 'register', { registration })).toEqual(ok(noah));
  expect(await askPort(machine, 'register', { registration: { ...registration, country_id: 'FR' } })).toEqual(ok(noah));
  expect(await askPort(machine, 'register', { registration })).toEqual(refused(502));
  expect(await askPort(machine, 'askForNewPassword', { email: 'lea@example.org' })).toEqual(ok(null));
  expect(await askPort(machine, 'askForNewPassword', { email: 'lea@example.org' })).toEqual(refused(503));
  const everybodys = {
    city: '',
    address: '',
    social_id: '',
    login_by: 'manual',
    image_url: './default.png',
    type: 7,
    device_token: DEVICE,
  };
  expect(server.asked[0]).toEqual(['login', { ...credentials, login_by: 'manual', social_id: '', device_token: DEVICE }]);
  expect(server.asked[2]).toEqual(['register', { ...everybodys, ...registration, country_id: 'CH' }, { files: {} }]);
  expect(server.asked[3]).toEqual(['register', { ...everybodys, ...registration, country_id: 'FR' }, { files: {} }]);
  expect(server.asked[5]).toEqual(['forgot_password', { email: 'lea@example.org', type: 7 }]);
  expect(server.unsigned).toEqual([]);
});

test('a friend’s code and a reader’s address are asked as they are typed', async () => {
  const server = serverSaying({ check_referral: [ok({}), refused(540)], send_email: [ok({}), noAnswer()] });
  const asked = { phoneCode: '+41', code: 'LEA2026' };
  const { signal } = new AbortController();
  const check = () => checkReferral(server.api)(asked, signal);
  expect([await check(), await check()]).toEqual([ok(asked), refused(540)]);
  const reader = { email: 'reader@example.org' };
  const read = () => wantNewsletter(server.api)(reader, signal);
  expect([await read(), await read()]).toEqual([ok(null), noAnswer()]);
  expect([server.asked[0], server.asked[2]]).toEqual([
    ['check_referral', { country_phone_code: '+41', referral_code: 'LEA2026', type: 7 }],
    ['send_email', reader],
  ]);
  expect(server.unsigned).toEqual([]);
});

test('who one is is asked with the token, and so it is said that one leaves', async () => {
  const server = serverSaying({ get_detail: [ok({ user: lea }), refused(999)], logout: [ok({}), noAnswer()] });
  const machine = sessionWith(server.api);
  expect([await askPort(machine, 'askWhoIAm', { user: lea }), await askPort(machine, 'askWhoIAm', { user: lea })]).toEqual([
    ok(lea),
    refused(999),
  ]);
  expect([await askPort(machine, 'signOut', { user: lea }), await askPort(machine, 'signOut', { user: lea })]).toEqual([
    ok(null),
    noAnswer(),
  ]);
  expect([server.asked[0], server.asked[2]]).toEqual([
    ['get_detail', { user_id: lea._id, server_token: lea.server_token }],
    ['logout', { store_id: lea._id, user_id: lea._id, server_token: lea.server_token }, { timeout: 5_000 }],
  ]);
  expect(server.unsigned).toEqual([]);
});
