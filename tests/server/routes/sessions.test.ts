import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import { RETENTION } from '#server/retention.ts';
import { writeUses } from '#server/repositories/sessions.ts';
import { hashSecret } from '#server/secrets/secrets.ts';
import { describeServer } from '../test-server.ts';
import { credentialsOf, registerCustomer } from '../customer.ts';

const PASSWORD = 'where I am signed in';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';

describeServer('sessions', (server) => {
  const signIn = async (user: StoredUser, userAgent: string): Promise<StoredUser> => {
    const answered = await server.app.inject({
      method: 'POST',
      url: endpoints.login.path,
      headers: { 'user-agent': userAgent },
      payload: { email: user.email, password: PASSWORD },
    });
    return answered.json<{ user: StoredUser }>().user;
  };
  const sessionsOf = async (user: StoredUser) => (await server.expectSuccess(endpoints.get_sessions, credentialsOf(user))).sessions;
  /** What each process does every second. */
  const usesAreWritten = () => writeUses(server.open.database, server.services.memory.sessionUses.take());
  const isAlive = async (user: StoredUser) => (await server.answer(endpoints.get_detail, credentialsOf(user))).success;

  test('tells where one is signed in, this one first, and no secret', async () => {
    const user = await registerCustomer(server, { password: PASSWORD });
    const other = await signIn(user, FIREFOX);
    const seen = await sessionsOf(user);
    expect(seen).toMatchObject([
      { is_this: true },
      { is_this: false, browser: 'Firefox', system: 'Windows', used_at: expect.stringMatching(/Z$/) },
    ]);
    expect((await sessionsOf(other)).map(({ _id }) => _id)).toEqual([seen[1]?._id, seen[0]?._id]);
    const told = JSON.stringify(seen);
    for (const { server_token } of [user, other]) {
      expect(told).not.toContain(server_token);
      expect(told).not.toContain(hashSecret(server_token));
    }
    for (const { _id } of seen) expect(await server.refusal(endpoints.get_detail, { user_id: user._id, server_token: _id })).toBe(999);
  });

  test('ends the one named, and once more is no harm', async () => {
    const user = await registerCustomer(server, { password: PASSWORD });
    const [other, third] = [await signIn(user, FIREFOX), await signIn(user, '')];
    const id = (await sessionsOf(other))[0]?._id;
    for (let again = 0; again < 2; again += 1) {
      const { sessions } = await server.expectSuccess(endpoints.end_session, { ...credentialsOf(user), session_id: id });
      expect(sessions.map(({ browser }) => browser)).not.toContain('Firefox');
    }
    expect([await isAlive(user), await isAlive(other), await isAlive(third)]).toEqual([true, false, true]);
  });

  test('ends all others, and never the one that asks', async () => {
    const user = await registerCustomer(server, { password: PASSWORD });
    const others = [await signIn(user, FIREFOX), await signIn(user, FIREFOX)];
    const own = (await sessionsOf(user))[0]?._id;
    await server.expectSuccess(endpoints.end_session, { ...credentialsOf(user), session_id: own });
    await server.expectSuccess(endpoints.end_session, { ...credentialsOf(user), session_id: '' });
    expect([await isAlive(user), ...(await Promise.all(others.map(isAlive)))]).toEqual([true, true, true]);
    const { sessions } = await server.expectSuccess(endpoints.end_session, credentialsOf(user));
    expect(sessions).toMatchObject([{ _id: own, is_this: true }]);
    expect([await isAlive(user), ...(await Promise.all(others.map(isAlive)))]).toEqual([true, false, false]);
  });

  test('somebody else’s looks like one that does not exist', async () => {
    const [user, stranger] = [await registerCustomer(server), await registerCustomer(server)];
    const theirs = (await sessionsOf(stranger))[0]?._id;
    const { sessions } = await server.expectSuccess(endpoints.end_session, { ...credentialsOf(user), session_id: theirs });
    expect(sessions).toHaveLength(1);
    expect(await isAlive(stranger)).toBe(true);
  });

  test('one that is over by its limits is not told any more', async () => {
    const user = await registerCustomer(server, { password: PASSWORD });
    await signIn(user, FIREFOX);
    const begun = server.services.now();
    server.setNow(begun + RETENTION.sessionIdle - 60_000);
    expect(await sessionsOf(user)).toHaveLength(2);
    await usesAreWritten();
    server.setNow(begun + RETENTION.sessionIdle + 60_000);
    expect(await sessionsOf(user)).toHaveLength(1);
  });

  test('tells when each was used last, of many at once', async () => {
    const users: StoredUser[] = [];
    for (let number = 0; number < 3; number += 1) users.push(await registerCustomer(server));
    const later = server.services.now() + 3_600_000;
    server.setNow(later);
    for (const user of users) await isAlive(user);
    server.setNow(later + 60_000);
    for (const user of users.slice(0, 1)) await isAlive(user);
    await usesAreWritten();
    const usedAfter = async () => (await Promise.all(users.map(sessionsOf))).flat().map(({ used_at }) => Date.parse(used_at) - later);
    expect(await usedAfter()).toEqual([60_000, 0, 0]);
    // A process whose clock is behind, or whose notes come late, takes nothing back.
    await writeUses(server.open.database, new Map(users.map(({ server_token }) => [hashSecret(server_token), later - 1])));
    expect(await usedAfter()).toEqual([60_000, 0, 0]);
  });
});
