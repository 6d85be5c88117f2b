import { afterAll, beforeAll, describe } from 'vitest';
import { DATABASES, startTestServer, type TestServer } from '../test-server.ts';

/** How often each race is run on each change; `npm run verify` asks for 200. */
export const TRIES = Number(process.env.RACE_TRIES ?? 2);

type Kind = 'pglite' | 'postgres';
/** One server on a database for all races of a file: everybody in them is a customer of their own. */
const servers = new Map<Kind, TestServer>();

function serverOn(kind: Kind): TestServer {
  const server = servers.get(kind);
  if (!server) throw new Error('The server has not started');
  return server;
}

/** Runs a race; on PostgreSQL everybody has a connection of their own. */
export function describeRace(words: string, race: (server: () => TestServer) => void): void {
  describe.each(DATABASES)(`${words} on %s`, { timeout: 30_000 + TRIES * 15_000 }, (kind) => {
    beforeAll(async () => {
      if (!servers.has(kind)) servers.set(kind, await startTestServer(kind, { rateLimitFactor: 1e9 }));
    });
    race(() => serverOn(kind));
  });
  afterAll(async () => {
    const open = [...servers.values()];
    servers.clear();
    for (const server of open) await server.close();
  });
}

/** The outcomes of as many tries, each told once with how often it came. */
export async function outcomesOf(race: (turn: number) => Promise<string>): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {};
  for (let turn = 0; turn < TRIES; turn += 1) {
    const outcome = await race(turn);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return outcomes;
}
