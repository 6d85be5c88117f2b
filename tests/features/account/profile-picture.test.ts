import { afterEach, expect, test, vi } from 'vitest';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import { failed, ok } from '#contract/result.ts';
import { lea, noah } from '#machines/session/sample-customers.ts';
import { changePicture } from '#src/features/account/picture/use-profile-picture.ts';
import { browserPictures, pictureFile, seenIn } from '#tests/shop/browser-pictures.ts';
import { noAnswer, refused, serverSaying, sessionOf } from '#tests/shop/server-saying.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pictureAt = (answers: Readonly<Record<string, unknown>>, user: typeof lea | null = lea) => {
  const server = serverSaying(answers);
  const session = sessionOf(user);
  let held: { name: string; file: File } | null = null;
  const { signal } = new AbortController();
  const change = changePicture(server.api, session as never, () => held);
  const hold = (file: File) => {
    held = { name: file.name, file };
    return file.name;
  };
  return { ...server, session, hold, keep: (file: string) => change({ file }, signal), remove: () => change({ file: null }, signal) };
};
const hers = { image_url: '/pictures/lea.jpg' };
const looksSo = [{ type: 'customer.changed', user: { ...lea, ...hers } }];

test('a picture is sent as it travels, and the session hears what its customer looks like', async () => {
  browserPictures();
  const { keep, hold, asked, unsigned, session } = pictureAt({ set_profile_picture: ok(hers) });
  const file = hold(await pictureFile({ width: 3_200, height: 3_200, kind: 'png' }));
  expect(await keep(file)).toEqual(ok({ file }));
  const [[name, body, { timeout, files } = {}] = []] = asked;
  expect([name, body, timeout]).toEqual(['set_profile_picture', {}, CALL_TIMEOUT.pay]);
  expect(await seenIn(files?.image as Blob)).toMatchObject({ format: 'jpeg', width: 1_600 });
  expect([session.told, unsigned]).toEqual([looksSo, []]);
});

test('a file that is held no more is not sent', async () => {
  const { keep, hold, asked } = pictureAt({});
  const before = hold(new File(['a'], 'a.jpg'));
  hold(new File(['b'], 'b.jpg'));
  await expect(keep(before)).rejects.toThrow('not held');
  expect(asked).toEqual([]);
});

test('a file that is no picture is not sent; what the server refuses says why, and what else happens is told as it is', async () => {
  browserPictures();
  const { keep, hold, asked, session } = pictureAt({
    set_profile_picture: [refused(1_003, { image_refused: 'tooLarge' }), refused(1_003, {}), refused(999), noAnswer()],
  });
  expect(await keep(hold(new File(['%PDF-1.7'], 'me.jpg')))).toEqual(failed({ kind: 'refusedFile', why: 'notAnImage' }));
  expect(asked).toEqual([]);
  const file = hold(await pictureFile());
  expect(await keep(file)).toEqual(failed({ kind: 'refusedFile', why: 'tooLarge' }));
  for (const said of [refused(1_003, {}), refused(999), noAnswer()]) expect(await keep(file)).toEqual(said);
  expect(session.told).toEqual([]);
});

test('a picture is taken away, and the session hears of the one that stands for none', async () => {
  const { remove, asked, unsigned, session } = pictureAt({ remove_profile_picture: [ok(hers), refused(999)] });
  expect(await remove()).toEqual(ok({ file: null }));
  expect(await remove()).toEqual(refused(999));
  expect([asked[0], session.told, unsigned]).toEqual([['remove_profile_picture', {}], looksSo, []]);
});

test('who signed in, or out, meanwhile looks like nobody else', async () => {
  for (const user of [noah, null]) {
    const { remove, session } = pictureAt({ remove_profile_picture: ok(hers) });
    const answered = remove();
    session.moves({ value: user ? 'signedIn' : 'guest', context: { user } } as never);
    await answered;
    expect(session.told).toEqual([]);
  }
  const guest = pictureAt({ remove_profile_picture: ok(hers) }, null);
  await guest.remove();
  expect(guest.session.told).toEqual([]);
});
