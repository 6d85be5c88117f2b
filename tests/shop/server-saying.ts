import { vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Failure } from '#contract/failure.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import { failed } from '#contract/result.ts';
import type { Api, CallOptions } from '#src/api/api.ts';
import { CallFailed } from '#src/api/call-failed.ts';
import { standingFlow } from '#tests/features/stage/standing-flow.ts';

export const refused = (code: number, details: unknown = null): { ok: false; failure: Failure<never> } =>
  failed({ kind: 'refused', code, reason: null, details } as Failure<never>);
export const noAnswer = (cause: Extract<Failure, { kind: 'transport' }>['cause'] = 'timeout') =>
  failed({ kind: 'transport', cause, retryAfterMs: null } as const);

export type Asked = readonly [name: string, body: unknown, options?: Omit<CallOptions, 'signal'>];

/** A server that answers each call by name as told, the last answer again and again; other calls throw. It keeps what it was asked. */
export function serverSaying(answers: Readonly<Record<string, unknown>>, around: Partial<ReturnType<Api['whereabouts']>> = {}) {
  const asked: Asked[] = [];
  const unsigned: string[] = [];
  const left = Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, Array.isArray(answer) ? [...answer] : [answer]]));
  const call = ({ name }: Endpoint, body: unknown, { signal, ...options }: CallOptions = {}) => {
    asked.push(Object.keys(options).length > 0 ? [name, body, options] : [name, body]);
    if (!signal) unsigned.push(name);
    const mine = left[name];
    if (!mine) throw new Error(`Nobody said what ${name} is answered`);
    return Promise.resolve(mine.length > 1 ? mine.shift() : mine[0]);
  };
  const whereabouts = { place: null, cityId: null, countryId: null, timezone: null, currencySign: null, ...around };
  const read = async (endpoint: Endpoint, body: unknown, signal?: AbortSignal) => {
    const answered = (await call(endpoint, body, signal ? { signal } : {})) as
      | { ok: true; value: unknown }
      | { ok: false; failure: Failure };
    if (!answered.ok) throw new CallFailed(answered.failure);
    return answered.value;
  };
  return {
    api: { call, read, language: () => 'en', whereabouts: () => whereabouts } as unknown as Api,
    asked,
    /** Calls that go on when nobody waits for them any more. */
    unsigned,
  };
}

export const sessionOf = (user: StoredUser | null) =>
  standingFlow({ value: user ? 'signedIn' : 'guest', context: { user } as never } as never);

export function cacheHeard() {
  const anew: unknown[] = [];
  const invalidateQueries = vi.fn<(filter: { queryKey?: unknown; predicate?: (query: unknown) => boolean }) => Promise<void>>((filter) => {
    anew.push(filter.queryKey ?? filter.predicate);
    return Promise.resolve();
  });
  return { queryClient: { invalidateQueries } as never, anew };
}
