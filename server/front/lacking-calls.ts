import { endpoints } from '#contract/endpoints.ts';
import { OPTIONAL_CALLS, type OptionalCall } from '#contract/page-settings.ts';
import { PATIENCE } from './call-api.ts';
import type { ApiOfFront } from './api-of-front.ts';

/** So long what an API has is believed, milliseconds. */
const BELIEVED_FOR = 300_000;

/** Asks with nothing in it, which every server refuses that has the call. @throws where the API is not reached */
async function isLacking({ url }: ApiOfFront, call: OptionalCall): Promise<boolean> {
  const { status } = await fetch(url + endpoints[call].path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(PATIENCE),
  });
  return status === 404;
}

/** What an API does not have, asked before the first page is drawn, and anew now and then. Of what is not answered it is what it was. */
export async function lackingCalls(api: ApiOfFront, now: () => number): Promise<() => readonly OptionalCall[]> {
  let known: readonly OptionalCall[] = [];
  let askedAt = now();
  const look = async () => {
    askedAt = now();
    const before = known;
    const lacking = await Promise.all(OPTIONAL_CALLS.map((call) => isLacking(api, call).catch(() => before.includes(call))));
    known = OPTIONAL_CALLS.filter((_, index) => lacking[index]);
  };
  await look();
  return () => {
    if (now() - askedAt > BELIEVED_FOR) void look();
    return known;
  };
}
