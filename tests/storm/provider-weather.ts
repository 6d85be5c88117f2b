import type { FastifyInstance } from 'fastify';
import { deliverEvent } from '#server/http/deliver-event.ts';
import type { SignedEvent } from '#server/payments/sandbox/sandbox-events.ts';
import type { ProviderTransport } from '#server/payments/stripe-provider.ts';
import type { CallOfPurchase, Fault } from './faults.ts';
import type { Run } from './run.ts';

type MakeRequest = ProviderTransport['makeRequest'];
type ProviderAnswer = Awaited<ReturnType<MakeRequest>>;

const BROKEN = {
  getStatusCode: () => 500,
  getHeaders: () => ({}),
  getRawResponse: () => ({}),
  toStream: () => {
    throw new Error('no stream');
  },
  toJSON: () => Promise.resolve({ error: { type: 'api_error', message: 'broken' } }),
} as ProviderAnswer;

/** The server's way to the card provider, on which the run that is under way has things go wrong. */
export const throughWeather =
  (current: () => Run | null) =>
  (inner: ProviderTransport): ProviderTransport => {
    const makeRequest: MakeRequest = async (...request) => {
      const run = current();
      const [, , path, method] = request;
      const asked = `provider ${method} ${path.replaceAll(/[a-z]+_[0-9A-Za-z]{8,}/g, '…')}`;
      const fault = run ? run.faultOf('provider call', run.decisionsOf(asked).random) : null;
      if (!run || fault === null) return inner.makeRequest(...request);
      const isDone = fault !== 'requestLost' && fault !== 'brokenBefore';
      if (isDone) await inner.makeRequest(...request);
      run.met('provider call', fault, asked);
      if (fault === 'requestLost' || fault === 'answerLost') throw new Error('socket hang up');
      return fault === 'doubled' ? inner.makeRequest(...request) : BROKEN;
    };
    return Object.assign(Object.create(inner) as ProviderTransport, { makeRequest });
  };

const LATE = [5_000, 25_000, 70_000] as const;

/** Brings an event of the provider to the server's door: at once, late, twice, after a newer one, or never. */
export async function bringEvent(
  run: Run,
  app: () => FastifyInstance | null,
  event: SignedEvent & { readonly again: () => Promise<SignedEvent> },
): Promise<boolean> {
  const call: CallOfPurchase = 'provider event';
  const { random } = run.decisionsOf(`event ${event.type}`);
  const fault: Fault | null = run.faultOf(call, random);
  const deliver = async (what: SignedEvent) => {
    const door = app();
    const isTaken = door !== null && (await deliverEvent(door, what));
    if (isTaken && !run.taken.has(event.id)) run.taken.set(event.id, run.clock.now());
    return isTaken;
  };
  if (fault === null) return deliver(event);
  run.met(call, fault, event.type);
  if (fault === 'answersLate' || fault === 'overtaken') {
    run.clock.after(random.pick(LATE), async () => {
      await deliver(await event.again());
    });
    return true;
  }
  if (fault === 'requestLost') return true;
  if (fault !== 'brokenBefore') await deliver(event);
  if (fault === 'serverKilled') run.killServer();
  if (fault === 'doubled')
    run.clock.after(random.pick(LATE), async () => {
      await deliver(await event.again());
    });
  return fault === 'doubled';
}
