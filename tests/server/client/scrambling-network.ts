import type { SimulatedClock } from 'xstate';
import type { TestServer } from '../test-server.ts';
import type { Transport } from '#src/api/api.ts';

export const FAULTS = [
  'requestLost',
  'answerLost',
  'arrivesTwice',
  'arrivesLate',
  'answersLate',
  'brokenBefore',
  'brokenAfter',
  'unreadable',
] as const;
export type Fault = (typeof FAULTS)[number];

const turnOfTheLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * A network between a client and the real server that delays, reorders, loses, doubles and garbles, as its numbers say,
 * on a clock that the test moves. What the client gave up may still arrive.
 */
export function scramblingNetwork(server: TestServer, clock: SimulatedClock, random: () => number) {
  let isSound = false;
  let working = 0;
  let pendingPayment = 0;
  const hits = new Map<Fault, number>();

  const after = (milliseconds: number, happen: () => void) => {
    pendingPayment += 1;
    clock.setTimeout(() => {
      pendingPayment -= 1;
      happen();
    }, milliseconds);
  };
  const arrive = async (request: Parameters<Transport>[0]) => {
    working += 1;
    try {
      const answered = await server.app.inject({
        method: request.method,
        url: request.path,
        headers: { 'content-type': 'application/json', 'accept-language': request.language },
        payload: JSON.stringify(request.body),
      });
      return { status: answered.statusCode, retryAfter: null, text: answered.body };
    } finally {
      working -= 1;
    }
  };
  const fault = (): Fault | null => {
    if (isSound || random() < 0.5) return null;
    const hit = FAULTS[Math.floor(random() * FAULTS.length)] ?? 'requestLost';
    hits.set(hit, (hits.get(hit) ?? 0) + 1);
    return hit;
  };
  const quick = () => 20 + Math.floor(random() * 400);
  const slow = () => 2_000 + Math.floor(random() * 25_000);

  const transport: Transport = (request) =>
    new Promise((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(new Error('aborted')));
      // The body is what it was when it was sent.
      const sent = structuredClone({ path: request.path, method: request.method, body: request.body, language: request.language });
      const arrives = () => arrive({ ...sent, signal: request.signal });
      const is = fault();
      if (is === 'requestLost') return random() < 0.5 ? after(quick(), () => reject(new Error('lost'))) : undefined;
      if (is === 'brokenBefore') return after(quick(), () => resolve({ status: 502, retryAfter: null, text: '<html>' }));
      after(
        is === 'arrivesLate' ? slow() : quick(),
        () =>
          void arrives().then((answer) => {
            if (is === 'answerLost') return random() < 0.5 ? after(quick(), () => reject(new Error('lost'))) : undefined;
            if (is === 'brokenAfter') return after(quick(), () => resolve({ status: 500, retryAfter: null, text: '' }));
            if (is === 'unreadable')
              return after(quick(), () => resolve({ ...answer, text: answer.text.slice(0, answer.text.length / 2) }));
            return after(is === 'answersLate' ? slow() : quick(), () => resolve(answer));
          }),
      );
      if (is === 'arrivesTwice') after(slow(), () => void arrives());
    });

  const pass = async (milliseconds: number) => {
    const step = 250;
    for (let passed = 0; passed < milliseconds; passed += step) {
      clock.increment(step);
      do await turnOfTheLoop();
      while (working > 0);
      await turnOfTheLoop();
    }
  };
  return {
    transport,
    /** The client's time-out, on the same clock. */
    endAfter: (milliseconds: number): AbortSignal => {
      const ended = new AbortController();
      clock.setTimeout(() => ended.abort(), milliseconds);
      return ended.signal;
    },
    pass,
    hits,
    /** From now on nothing goes wrong any more; what is late still comes. */
    heal: () => {
      isSound = true;
    },
    isQuiet: () => pendingPayment === 0 && working === 0,
  };
}
