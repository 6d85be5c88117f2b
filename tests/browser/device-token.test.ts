import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { signInCalls } from '#contract/calls/sign-in.ts';
import { createApi } from '#src/api/api.ts';
import { signInWith } from '#src/features/sign-in/sign-in-ports.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';

async function deviceToldBy(store: ReturnType<typeof memoryStore>): Promise<unknown> {
  let heard: (body: unknown) => void = () => undefined;
  const asked = new Promise<unknown>((done) => {
    heard = done;
  });
  const api = createApi({
    transport: async ({ path, body }) => {
      if (path === signInCalls.login.path) heard(body);
      return { status: 200, retryAfter: null, text: '{"success":false,"error_code":512}' };
    },
    credentials: () => ({ user_id: null, server_token: null, cart_unique_token: 'c' }),
    language: () => 'en',
  });
  const actor = createActor(
    signInWith(
      api,
      createBrowserStorage(() => store),
    ),
    { input: { begin: 'signIn' } },
  ).start();
  actor.send({ type: 'credentials.given', credentials: { email: 'lea@example.org', password: 'secret-enough' } });
  const body = await asked;
  actor.stop();
  return (body as { device_token?: unknown }).device_token;
}

test('a browser tells who signs in the same device each time, and another browser another', async () => {
  const [mine, others] = [memoryStore(), memoryStore()];
  const first = await deviceToldBy(mine);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await deviceToldBy(mine)).toBe(first);
  expect(await deviceToldBy(others)).not.toBe(first);
});

test('a browser that keeps nothing has a device all the same', async () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  expect(await deviceToldBy({ getItem: blocked, setItem: blocked, removeItem: blocked })).toMatch(/^[0-9a-f]{32}$/);
});
