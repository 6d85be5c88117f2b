// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import { failed, ok } from '#contract/result.ts';
import { lea, noah } from '#machines/session/sample-customers.ts';
import { profilePictureWith } from '#src/flows/profile-picture/profile-picture-ports.ts';
import { askPort } from './ask-port.ts';
import { browserPictures, pictureFile, seenIn } from './browser-pictures.ts';
import { noAnswer, refused, serverSaying, sessionOf } from './server-saying.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pictureAt = (answers: Readonly<Record<string, unknown>>, user: typeof lea | null = lea) => {
  const server = serverSaying(answers);
  const session = sessionOf(user);
  return { ...server, session, ...profilePictureWith(server.api, session as never) };
};
const hers = { image_url: '/pictures/lea.jpg' };
const looksSo = [{ type: 'customer.changed', user: { ...lea, ...hers } }];

test('a picture is sent as it travels, and the session hears what its customer looks like', async () => {
  browserPictures();
  const { machine, hold, asked, unsigned, session } = pictureAt({ set_profile_picture: ok(hers) });
  const first = hold(await pictureFile());
  const file = hold(await pictureFile({ width: 3_200, height: 3_200, kind: 'png' }));
  expect(file).not.toBe(first);
  expect(await askPort(machine, 'keepPicture', { file })).toEqual(ok(null));
  const [[name, body, { timeout, files } = {}] = []] = asked;
  expect([name, body, timeout]).toEqual(['set_profile_picture', {}, CALL_TIMEOUT.pay]);
  expect(await seenIn(files?.image as Blob)).toMatchObject({ format: 'jpeg', width: 1_600 });
  expect([session.told, unsigned]).toEqual([looksSo, []]);
});

test('a file is held in place of the one before, which is held no more', async () => {
  const { machine, hold, asked } = pictureAt({});
  const before = hold(new File(['a'], 'a.jpg'));
  hold(new File(['b'], 'b.jpg'));
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const one of [machine, pictureAt({}).machine])
    expect(await askPort(one, 'keepPicture', { file: before })).toMatchObject({ ok: false, failure: { cause: 'unreadable' } });
  expect(said.mock.calls.map(([error]) => String(error))).toEqual(Array(2).fill(expect.stringContaining('not held')));
  expect(asked).toEqual([]);
});

test('a file that is no picture is not sent; what the server refuses says why, and what else happens is told as it is', async () => {
  browserPictures();
  const { machine, hold, asked, session } = pictureAt({
    set_profile_picture: [refused(1_003, { image_refused: 'tooLarge' }), refused(1_003, {}), refused(999), noAnswer()],
  });
  expect(await askPort(machine, 'keepPicture', { file: hold(new File(['%PDF-1.7'], 'me.jpg')) })).toEqual(
    failed({ kind: 'refusedFile', why: 'notAnImage' }),
  );
  expect(asked).toEqual([]);
  const file = hold(await pictureFile());
  expect(await askPort(machine, 'keepPicture', { file })).toEqual(failed({ kind: 'refusedFile', why: 'tooLarge' }));
  for (const said of [refused(1_003, {}), refused(999), noAnswer()]) expect(await askPort(machine, 'keepPicture', { file })).toEqual(said);
  expect(session.told).toEqual([]);
});

test('a picture is taken away, and the session hears of the one that stands for none', async () => {
  const { machine, asked, unsigned, session } = pictureAt({ remove_profile_picture: [ok(hers), refused(999)] });
  expect(await askPort(machine, 'removePicture')).toEqual(ok(null));
  expect(await askPort(machine, 'removePicture')).toEqual(refused(999));
  expect([asked[0], session.told, unsigned]).toEqual([['remove_profile_picture', {}], looksSo, []]);
});

test('who signed in, or out, meanwhile looks like nobody else', async () => {
  for (const user of [noah, null]) {
    const { machine, session } = pictureAt({ remove_profile_picture: ok(hers) });
    const answered = askPort(machine, 'removePicture');
    session.moves({ value: user ? 'signedIn' : 'guest', context: { user } } as never);
    await answered;
    expect(session.told).toEqual([]);
  }
  const guest = pictureAt({ remove_profile_picture: ok(hers) }, null);
  await askPort(guest.machine, 'removePicture');
  expect(guest.session.told).toEqual([]);
});
