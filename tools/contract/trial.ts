import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import { REFUSAL_REASONS } from '#contract/refusal-reasons.ts';

export type Body = Readonly<Record<string, unknown>>;
/** What a server said: no status where it said nothing in time. */
export type Came = { readonly status: number | null; readonly json: unknown };
type Verdict = 'holds' | 'differs' | 'not there' | 'not tried';
export type Row = {
  readonly call: string;
  readonly what: string;
  readonly verdict: Verdict;
  readonly expected: string;
  readonly came: string;
};
export type Said = { readonly asked: Body; readonly answered: unknown };
export type Files = Readonly<Record<string, Blob>>;

/** How often a call is sent again that the server asks to wait with, and how long that is at most, seconds. */
const AGAIN = { times: 3, longest: 65 };
const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);
const told = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 160);
export const cameOf = ({ status, json }: Came): string =>
  status === null ? 'no answer' : `${status === 200 ? '' : `status ${status} `}${told(json)}`;

/** Where a value leaves a schema; null where it fits. */
function misfit(schema: v.GenericSchema, value: unknown): string | null {
  const issue = v.safeParse(schema, value).issues?.[0];
  return issue ? `${v.getDotPath(issue) ?? 'the answer'}: ${issue.message} (${told(issue.input)})` : null;
}

/** What is wrong with an answer whatever was asked; null where the contract knows it. */
export function wrongWith(call: Endpoint, { status, json }: Came): string | null {
  if (status === null) return 'no answer in time';
  if (status >= 500) return `status ${status}`;
  if (status !== 200) return null;
  if (!isObject(json)) return 'no JSON object';
  if (json.success === true) return misfit(call.answer, json);
  if (json.success !== false) return 'neither success nor a refusal';
  if (!(call.failures as readonly unknown[]).includes(json.error_code)) return `error_code ${told(json.error_code)} is none of this call`;
  if (json.reason != null && !(REFUSAL_REASONS as readonly unknown[]).includes(json.reason))
    return `reason ${told(json.reason)} is unknown`;
  return misfit(call.details, json);
}

const succeeded = ({ status, json }: Came): boolean => status === 200 && isObject(json) && json.success === true;

export class Trial {
  readonly rows: Row[] = [];
  readonly #absent = new Set<string>();
  readonly #said = new Map<string, Said & { readonly ok: boolean }>();
  readonly bodies = new Map<string, Body>();
  readonly url: string;
  constructor(url: string) {
    this.url = url.replace(/\/$/, '');
  }

  /** Sends a body as it is; a text is sent as text. */
  async post(path: string, body: Body | string | readonly unknown[], method: 'GET' | 'POST' = 'POST', files?: Files): Promise<Came> {
    const form = new FormData();
    if (files && isObject(body)) {
      for (const [name, value] of Object.entries(body)) form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
      for (const [name, file] of Object.entries(files)) form.set(name, file, `${name}.png`);
    }
    const json = { headers: { 'content-type': 'application/json' }, body: typeof body === 'string' ? body : JSON.stringify(body) };
    for (let tries = 1; ; tries += 1) {
      const options = method === 'GET' ? {} : files ? { body: form } : json;
      const response = await fetch(this.url + path, { method, ...options, signal: AbortSignal.timeout(CALL_TIMEOUT.pay) }).catch(
        () => null,
      );
      if (!response) return { status: null, json: null };
      const text = await response.text().catch(() => '');
      const seconds = Number(response.headers.get('retry-after')) || 1;
      if (response.status === 429 && tries <= AGAIN.times && seconds <= AGAIN.longest) {
        await wait(seconds * 1_000);
        continue;
      }
      try {
        return { status: response.status, json: JSON.parse(text) };
      } catch {
        return { status: response.status, json: text };
      }
    }
  }

  isThere = ({ name }: Endpoint): boolean => !this.#absent.has(name);

  note(call: Endpoint, what: string, verdict: Verdict, expected = '', came = ''): void {
    this.rows.push({ call: call.name, what, verdict, expected, came });
  }

  expect(call: Endpoint, what: string, holds: boolean, expected: string, came: unknown): void {
    this.note(call, what, holds ? 'holds' : 'differs', expected, holds ? '' : told(came));
  }

  isAbsent(call: Endpoint, came: Came): boolean {
    if (came.status !== 404 && came.status !== 501) return false;
    this.#absent.add(call.name);
    this.note(call, '', 'not there', '', cameOf(came));
    return true;
  }

  /** Asks a call; null where the server does not have it. */
  async ask(call: Endpoint, body: Body, files?: Files): Promise<Came | null> {
    if (this.#absent.has(call.name)) return null;
    const came = await this.post(call.path, body, call.method, files);
    if (this.isAbsent(call, came)) return null;
    if (came.status === 429) {
      this.note(call, '', 'not tried', '', 'the server asks to wait too long');
      return null;
    }
    const before = this.#said.get(call.name);
    const isBetter = !before || (!before.ok && (succeeded(came) || (before.answered as Body).error_code === 999));
    if (isBetter && came.status === 200 && wrongWith(call, came) === null && v.is(call.request, body))
      this.#said.set(call.name, { asked: body, answered: came.json, ok: succeeded(came) });
    return came;
  }

  /** Asks what should succeed; `or`: codes that say no for a reason that lies in the data. Null where it did not. */
  async well<E extends Endpoint>(
    call: E,
    what: string,
    body: Body,
    or: readonly number[] = [],
    files?: Files,
  ): Promise<AnswerOf<E> | null> {
    const came = await this.ask(call, body, files);
    if (!came) return null;
    const wrong = wrongWith(call, came);
    const code = isObject(came.json) ? Number(came.json.error_code) : 0;
    const understood = wrong === null && (succeeded(came) || (came.status === 200 && or.includes(code)));
    if (understood) this.bodies.set(call.name, body);
    const expected = wrong !== null && succeeded(came) ? 'an answer that fits' : ['success', ...or].join(' or ');
    this.note(call, what, understood ? 'holds' : 'differs', expected, understood ? '' : (wrong ?? cameOf(came)));
    return understood && succeeded(came) ? (v.parse(call.answer, came.json) as AnswerOf<E>) : null;
  }

  /** Asks what should be refused with one of these codes; `malformed`: status 400 says it as well. */
  async refused(call: Endpoint, what: string, body: Body, codes: readonly number[], malformed = false): Promise<void> {
    const came = await this.ask(call, body);
    if (!came) return;
    if (codes.length > 0 && came.status === 200) this.bodies.set(call.name, this.bodies.get(call.name) ?? body);
    const code = isObject(came.json) && came.json.success === false ? Number(came.json.error_code) : null;
    const wrong = wrongWith(call, came);
    const holds = wrong === null && ((came.status === 200 && code !== null && codes.includes(code)) || (malformed && came.status === 400));
    this.note(
      call,
      what,
      holds ? 'holds' : 'differs',
      [...codes, ...(malformed ? ['status 400'] : [])].join(' or '),
      holds ? '' : (wrong ?? cameOf(came)),
    );
  }

  /** Of each call what it was asked and said, the first success where there was one. */
  examples = (): ReadonlyMap<string, Said> => this.#said;
}
