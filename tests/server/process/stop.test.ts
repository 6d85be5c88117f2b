import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { DEMO_PASSWORD } from '../customer.ts';
import { killServerProcesses, startServerProcess, postTo } from './server-process.ts';
import { newDatabase } from '../test-server.ts';

/** How often a server is stopped in the middle of its work; `npm run verify` asks for 100. */
const STOPS = Number(process.env.STOPS ?? 1);

/** It ends what hangs, and measures nothing, milliseconds. */
const LONGEST = 600_000 + STOPS * 30_000;

afterEach(killServerProcesses);

let databaseUrl = '';
beforeAll(async () => {
  databaseUrl = await newDatabase();
});

const start = (stopNotice: number) => startServerProcess({ DATABASE_URL: databaseUrl, STOP_NOTICE: String(stopNotice) });

/** A call that the server has begun to read: it asked for the rest, which `finish` sends. */
const begin = (address: string, path: string, body: object) =>
  new Promise<{ finish: () => Promise<unknown> }>((begun, fail) => {
    const text = JSON.stringify(body);
    const asking = request(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), expect: '100-continue' },
    });
    asking.on('error', fail);
    const answer = once(asking, 'response').then(([response]) => json(response as IncomingMessage));
    answer.catch(() => undefined);
    asking.on('continue', () =>
      begun({
        finish: () => {
          asking.end(text);
          return answer;
        },
      }),
    );
    asking.flushHeaders();
  });

test(
  'a server that is told to stop answers what it was asked, each time',
  async () => {
    for (let turn = 0; turn < STOPS; turn += 1) {
      const { address, end } = await start(0);
      const signingIn = await Promise.all(
        Array.from({ length: 4 }, () => begin(address, endpoints.login.path, { email: 'lea@example.org', password: DEMO_PASSWORD })),
      );
      const looking = await Promise.all(Array.from({ length: 3 }, () => begin(address, endpoints.get_setting_detail.path, {})));
      const ended = end('SIGTERM');
      await expect
        .poll(() =>
          fetch(`${address}/healthz`).then(
            ({ status }) => status,
            () => 'no connection',
          ),
        )
        .toBe('no connection');
      const answers = await Promise.all([...signingIn, ...looking].map(({ finish }) => finish()));
      expect(answers).toEqual(answers.map(() => expect.objectContaining({ success: true })));
      expect(await ended).toEqual({ code: 0, signal: null });
    }
  },
  LONGEST,
);

type Asked = { readonly went: string; readonly isLast: boolean };

/** Asks once on a connection that is kept; the last answer on it says so. */
async function askOn(agent: Agent, address: string): Promise<Asked> {
  const asking = request(address + endpoints.get_setting_detail.path, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  asking.end('{}');
  try {
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    const { success } = (await json(response)) as { success: boolean };
    return { went: success ? 'answered' : 'refused', isLast: response.headers.connection === 'close' };
  } catch (error) {
    return { went: String(error), isLast: true };
  }
}

/** Asks again and again on a connection of its own, until an answer ends it: how each call went. */
async function askUntilEnded(address: string, answered: () => void): Promise<readonly string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const said: string[] = [];
  for (;;) {
    const { went, isLast } = await askOn(agent, address);
    said.push(went);
    answered();
    if (isLast) return said;
  }
}

test(
  'of five hundred calls on fifty kept connections none is cut by a stop, each time',
  async () => {
    for (let turn = 0; turn < STOPS; turn += 1) {
      const { address, end } = await start(0);
      let calls = 0;
      let ended: ReturnType<typeof end> | undefined;
      const asking = Array.from({ length: 50 }, () =>
        askUntilEnded(address, () => {
          calls += 1;
          if (calls === 450) ended = end('SIGTERM');
        }),
      );
      const said = (await Promise.all(asking)).flat();
      expect(said.filter((how) => how !== 'answered')).toEqual([]);
      expect(said.length).toBeGreaterThanOrEqual(500);
      expect(await ended).toEqual({ code: 0, signal: null });
    }
  },
  LONGEST,
);

test.runIf(process.env.EVERY_TEST)('servers that are restarted one after the other fail no call', async () => {
  const atFirst = [await start(1), await start(1)];
  const standing = new Set(atFirst);
  const ready = new Set(standing);
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      for (const server of standing) {
        const status = await fetch(`${server.address}/readyz`).then(
          (answer) => answer.status,
          () => 0,
        );
        if (status === 200) ready.add(server);
        else ready.delete(server);
      }
      await new Promise((done) => setImmediate(done));
    }
  })();
  const failed: string[] = [];
  let answered = 0;
  const calling = Array.from({ length: 4 }, async (_, turn) => {
    for (let call = turn; !isOver; call += 1) {
      const [server] = [...ready].slice(call % ready.size);
      if (!server) continue;
      try {
        const { success } = await postTo(server.address, endpoints.get_setting_detail.path, {});
        if (!success) throw new Error('refused');
        answered += 1;
      } catch (error) {
        failed.push(String(error));
      }
    }
  });
  for (const server of atFirst) {
    const next = await start(1);
    standing.add(next);
    await expect.poll(() => ready.has(next)).toBe(true);
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    standing.delete(server);
  }
  isOver = true;
  await Promise.all([looking, ...calling]);
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(100);
});
