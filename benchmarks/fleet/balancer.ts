import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export type Json = Readonly<Record<string, unknown>>;

/** What became of all calls so far. */
export type CallCounts = {
  answered: number;
  /** Connections that were cut or refused: each call was asked again elsewhere. */
  cut: number;
  /** Answers that said to come again (503 with `Retry-After`): each call was asked again. */
  turnedAway: number;
  failed: number;
};

/** Asks one of several servers. */
export type Balancer = {
  /** An answer with HTTP status 200, whatever it says. @throws when there is none, or another status */
  readonly ask: (path: string, body: object) => Promise<Json>;
  readonly counts: Readonly<CallCounts>;
  /** What failed, in words; the first of them. */
  readonly failures: readonly string[];
  /** How long calls took, milliseconds, since it was asked last. */
  readonly taken: () => number[];
  readonly close: () => void;
};

/** A call that was cut may come again so often; a server that is killed is back before. */
const TRIES = 200;
const BETWEEN = 50;
const LONGEST = 30_000;
const FAILURES_TOLD = 20;

type Answered = { readonly status: number; readonly retryAfter: string | undefined; readonly text: string };

const send = (agent: Agent, base: string, path: string, body: string): Promise<Answered> =>
  new Promise((done, failed) => {
    const sent = request(
      base + path,
      { method: 'POST', agent, headers: { 'content-type': 'application/json' }, timeout: LONGEST },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', failed);
        answer.on('end', () => {
          if (answer.complete)
            done({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'], text: Buffer.concat(parts).toString() });
        });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${LONGEST} ms`)));
    sent.on('error', failed);
    sent.end(body);
  });

const CUT = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE']);
const wasCut = (error: unknown): boolean => error instanceof Error && 'code' in error && CUT.has(String(error.code));

/** Hands each call on to one of the servers that live, in turn, and to the next where its connection is cut: every call is safe to repeat. */
export function balancerOver(living: () => readonly string[]): Balancer {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const counts: CallCounts = { answered: 0, cut: 0, turnedAway: 0, failed: 0 };
  const failures: string[] = [];
  let taken: number[] = [];
  let turn = 0;
  const fail = (words: string): never => {
    counts.failed += 1;
    if (failures.length < FAILURES_TOLD) failures.push(words);
    throw new Error(words);
  };
  const ask = async (path: string, body: object): Promise<Json> => {
    const text = JSON.stringify(body);
    const from = performance.now();
    for (let tries = 0; tries < TRIES; tries += 1) {
      const bases = living();
      turn += 1;
      const base = bases[turn % bases.length];
      const answered =
        base === undefined
          ? null
          : await send(agent, base, path, text).catch((error: unknown) => (wasCut(error) ? null : fail(`${path}: ${String(error)}`)));
      if (answered?.status === 200) {
        counts.answered += 1;
        taken.push(performance.now() - from);
        return JSON.parse(answered.text) as Json;
      }
      if (answered && (answered.status !== 503 || answered.retryAfter === undefined))
        fail(`${path} answered ${answered.status} ${answered.text.slice(0, 200)}`);
      if (answered) counts.turnedAway += 1;
      else if (base !== undefined) counts.cut += 1;
      await pause(answered ? 500 : BETWEEN);
    }
    return fail(`${path}: no server took it in ${TRIES} tries`);
  };
  return {
    ask,
    counts,
    failures,
    taken: () => {
      const before = taken;
      taken = [];
      return before;
    },
    close: () => agent.destroy(),
  };
}
