import type { FastifyInstance } from 'fastify';
import { deliverEvent } from '../../server/payments/deliver-events.ts';
import type { SignedEvent } from '../../server/payments/sandbox/sandbox-events.ts';
import type { ProviderTransport } from '../../server/payments/stripe-provider.ts';
import type { CallOfPurchase, Fault } from './faults.ts';
import type { Run } from './run.ts';

type MakeRequest = ProviderTransport['makeRequest'];

/** The server's way to the card provider, on which the run that is under way has things go wrong. */
export const throughWeather = (current: () => Run | null) => (inner: ProviderTransport): ProviderTransport => {
  const makeRequest: MakeRequest = async (...request) => {
    const run = current();
    const fault = run && !run.isCalm() ? run.plan('provider call') : null;
    const [, , path, method] = request;
    const hit = () => { if (run && fault) run.met('provider call', fault, `provider ${method} ${path.replaceAll(/[a-z]+_[0-9A-Za-z]{8,}/g, '…')}`); };
    switch (fault) {
      case 'requestLost': hit(); throw new Error('ENETUNREACH');
      case 'answerLost':
        await inner.makeRequest(...request);
        hit();
        throw new Error('socket hang up');
      case 'brokenBefore':
      case 'brokenAfter': {
        const answer = fault === 'brokenAfter' ? await inner.makeRequest(...request) : null;
        hit();
        return { getStatusCode: () => 500, getHeaders: () => ({}), getRawResponse: () => ({}), toStream: () => { throw new Error('no stream'); }, toJSON: () => Promise.resolve({ error: { type: 'api_error', message: 'broken' } }), ...(answer ? {} : {}) };
      }
      case 'doubled':
        await inner.makeRequest(...request);
        hit();
        return inner.makeRequest(...request);
      default: return inner.makeRequest(...request);
    }
  };
  return Object.assign(Object.create(inner) as ProviderTransport, { makeRequest });
};

const LATE = [5_000, 25_000, 70_000] as const;

/** Brings an event of the provider to the server's door: at once, late, twice, after a newer one, or never. */
export async function bringEvent(run: Run, app: () => FastifyInstance | null, event: SignedEvent & { readonly again: () => SignedEvent }): Promise<boolean> {
  const call: CallOfPurchase = 'provider event';
  const fault: Fault | null = run.isCalm() ? null : run.plan(call);
  const deliver = async (what: SignedEvent) => {
    const door = app();
    return door === null ? false : deliverEvent(door, what);
  };
  const hit = () => { if (fault) run.met(call, fault, event.type); };
  switch (fault) {
    case 'requestLost': hit(); return true;
    case 'brokenBefore': hit(); return false;
    case 'brokenAfter':
      await deliver(event);
      hit();
      return false;
    case 'doubled':
      await deliver(event);
      hit();
      return deliver(event);
    case 'answersLate':
    case 'overtaken':
      hit();
      run.clock.after(run.random.pick(LATE), async () => { await deliver(event.again()); });
      return true;
    case 'serverKilled':
      await deliver(event);
      hit();
      run.killServer();
      return false;
    default: return deliver(event);
  }
}
