import * as v from 'valibot';
import type { AnswerOf, DetailsOf, Endpoint, RequestOf } from '#contract/endpoint.ts';
import { knownErrorCode } from '#contract/error-codes.ts';
import type { Failure } from '#contract/failure.ts';
import { REFUSAL_REASONS } from '#contract/refusal-reasons.ts';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import type { Moment } from '#domain/schedule/store-clock.ts';
import type { Result } from '#contract/result.ts';
import { NOWHERE, type Whereabouts } from './whereabouts.ts';
import { CallFailed } from './call-failed.ts';
import { eitherSignal } from './either-signal.ts';

/** Brings a request to the server: its status, the seconds it asks to wait, its body as text. */
export type Transport = (request: {
  path: string;
  method: 'GET' | 'POST';
  body: unknown;
  /** Those that are in the body: with any said, it travels as a form. */
  files?: object | undefined;
  language: string;
  signal: AbortSignal;
}) => Promise<{ status: number; retryAfter: string | null; text: string }>;

export type Credentials = { readonly user_id: string | null; readonly server_token: string | null; readonly cart_unique_token: string };

export type CallOptions = {
  readonly signal?: AbortSignal;
  readonly timeout?: number;
  /** Travel along as parts of a form, under the names that the endpoint's `files` has: with none in it too, the call is a form. */
  readonly files?: Readonly<Record<string, Blob>>;
};

export type Api = {
  /** Makes one call. A failure is a value, also one of our own code, which is no lost connection; only an aborted call rejects. */
  readonly call: <E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ) => Promise<Result<AnswerOf<E>, Failure<DetailsOf<E>>>>;
  /** The same for the query cache. @throws CallFailed */
  readonly read: <E extends Endpoint>(endpoint: E, request: RequestOf<E>, signal?: AbortSignal) => Promise<AnswerOf<E>>;
  readonly language: () => string;
  readonly whereabouts: () => Whereabouts;
};

const envelope = v.object({
  success: v.boolean(),
  error_code: v.optional(v.fallback(v.number(), 0), 0),
  reason: v.fallback(v.nullable(v.picklist(REFUSAL_REASONS)), null),
  message: v.fallback(v.optional(v.number()), undefined),
});

/** An empty basket is of no city (`city_id` null), and its zone nobody's in particular. */
const timeInAnswer = v.object({
  server_time: v.pipe(v.string(), v.isoTimestamp()),
  timezone: v.string(),
  city_id: v.optional(v.unknown()),
});

const transportFailure = (
  cause: Extract<Failure, { kind: 'transport' }>['cause'],
  retryAfterMs: number | null = null,
): { ok: false; failure: Failure<never> } => ({
  ok: false,
  failure: { kind: 'transport', cause, retryAfterMs },
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Longer than this nobody is made to wait: a server's mistake must not silence a page for a day. */
const RETRY_AFTER_MAXIMUM = 600_000;

/** Retry-After in milliseconds: seconds or a date (RFC 9110, section 10.2.3); null when it is neither. */
function readRetryAfter(header: string | null): number | null {
  if (header === null) return null;
  const wait = /^\s*\d+\s*$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), RETRY_AFTER_MAXIMUM);
}

function readAnswer<E extends Endpoint>(
  endpoint: E,
  answer: { status: number; retryAfter: string | null; text: string },
): Result<AnswerOf<E>, Failure<DetailsOf<E>>> {
  if (answer.status === 429) return transportFailure('limited', readRetryAfter(answer.retryAfter) ?? 1_000);
  if (answer.status === 400) return transportFailure('malformed');
  if (answer.status === 404) return transportFailure('absent');
  // Business answers are HTTP 200: whatever body another status carries, it is none of them.
  if (answer.status < 200 || answer.status > 299) return transportFailure('server', readRetryAfter(answer.retryAfter));
  const json = parseJson(answer.text);
  const outer = v.safeParse(envelope, json);
  if (!outer.success) return transportFailure('unreadable');
  if (!outer.output.success) {
    const details = v.safeParse(endpoint.details, json);
    return {
      ok: false,
      failure: {
        kind: 'refused',
        code: knownErrorCode(outer.output.error_code),
        reason: outer.output.reason,
        details: details.success ? (details.output as DetailsOf<E>) : null,
      },
    };
  }
  const read = v.safeParse(endpoint.answer, json);
  return read.success ? { ok: true, value: read.output as AnswerOf<E> } : transportFailure('unreadable');
}

/**
 * The storefront's one door to the server. `onFailure` hears of every failure and of the
 * token that the call carried, so that an ended session is noticed wherever it shows first.
 */
export function createApi(input: {
  transport: Transport;
  credentials: () => Credentials;
  language: () => string;
  whereabouts?: () => Whereabouts;
  onFailure?: (failure: Failure, serverToken: string | null) => void;
  onMessage?: (code: number) => void;
  onStatus?: (status: number, path: string) => void;
  onTime?: (moment: Moment) => void;
  /** Ends a wait after some milliseconds; the page's own clock where nothing else is said. */
  endAfter?: (milliseconds: number) => AbortSignal;
}): Api {
  const endAfter = input.endAfter ?? ((milliseconds: number) => AbortSignal.timeout(milliseconds));
  const readEnvelope = (json: unknown, isOk: boolean) => {
    const parsed = v.safeParse(timeInAnswer, json);
    if (parsed.success) {
      const { server_time: time, city_id: cityId } = parsed.output;
      const whereTheyAre = cityId === null ? (input.whereabouts?.().timezone ?? null) : null;
      input.onTime?.({ now: Date.parse(time), timezone: whereTheyAre ?? parsed.output.timezone });
    }
    if (isOk && v.is(envelope, json) && json.message !== undefined) input.onMessage?.(json.message);
  };
  const answerTo = async (
    asked: Parameters<Transport>[0],
    { signal, timedOut }: { readonly signal: AbortSignal | undefined; readonly timedOut: AbortSignal },
  ) => {
    try {
      return await input.transport(asked);
    } catch (error) {
      if (signal?.aborted) throw error;
      return timedOut.aborted ? 'timeout' : 'offline';
    }
  };
  const call: Api['call'] = async (endpoint, request, { signal, timeout = CALL_TIMEOUT.read, files } = {}) => {
    try {
      const timedOut = endAfter(timeout);
      const body = { ...input.credentials(), ...(request as object), ...files };
      const answer = await answerTo(
        {
          path: endpoint.path,
          method: endpoint.method,
          body,
          files,
          language: input.language(),
          signal: signal ? eitherSignal(signal, timedOut) : timedOut,
        },
        { signal, timedOut },
      );
      if (typeof answer === 'string') return transportFailure(answer);
      const result = readAnswer(endpoint, answer);
      if (answer.status >= 400) input.onStatus?.(answer.status, endpoint.path);
      readEnvelope(parseJson(answer.text), result.ok);
      if (!result.ok) input.onFailure?.(result.failure, body.server_token);
      return result;
    } catch (error) {
      if (signal?.aborted) throw error;
      // Ours, and no network's: whoever looks for it finds it.
      console.error(error);
      return transportFailure('unreadable');
    }
  };
  return {
    call,
    language: input.language,
    whereabouts: input.whereabouts ?? (() => NOWHERE),
    read: async (endpoint, request, signal) => {
      const result = await call(endpoint, request, signal ? { signal } : {});
      if (!result.ok) throw new CallFailed(result.failure);
      return result.value;
    },
  };
}

/** A form knows texts and files only: all else is JSON in it. */
export function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    if (value === null || value === undefined) continue;
    form.append(name, value instanceof Blob || typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

/** The real transport. `base` is the server's address, '' for the page's own. */
export const fetchTransport =
  (base: string): Transport =>
  async ({ path, method, body, files, language, signal }) => {
    const form = files ? formOf(body as object) : null;
    const response = await fetch(base + path, {
      method,
      signal,
      cache: 'no-store',
      headers: { 'accept-language': language, ...(method === 'POST' && !form ? { 'content-type': 'application/json' } : {}) },
      ...(method === 'POST' ? { body: form ?? JSON.stringify(body) } : {}),
    });
    return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() };
  };
