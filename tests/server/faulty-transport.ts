import type { ProviderTransport } from '#server/payments/stripe-provider.ts';

/** What goes wrong with one request: lost on its way, or done and its answer lost. */
export type Fault = 'request lost' | 'answer lost' | 'server error';

/** A way to the provider on which chosen requests get lost; `path` picks them, each fault happens once unless `always`. */
export function faultyTransport() {
  const faults: { fault: Fault; path: RegExp; always: boolean }[] = [];
  const asked: { method: string; path: string; key: string | null }[] = [];
  const through = (inner: ProviderTransport): ProviderTransport => {
    const makeRequest: ProviderTransport['makeRequest'] = async (...request) => {
      const [, , path, method, headers] = request;
      const key = Object.entries(headers).find(([name]) => name.toLowerCase() === 'idempotency-key')?.[1];
      asked.push({ method, path, key: typeof key === 'string' ? key : null });
      const index = faults.findIndex((candidate) => candidate.path.test(`${method} ${path}`));
      const [found] = index < 0 ? [] : faults[index]?.always ? [faults[index]] : faults.splice(index, 1);
      if (found?.fault === 'request lost') throw new Error('ENETUNREACH');
      const answer = await inner.makeRequest(...request);
      if (found?.fault === 'answer lost') throw new Error('socket hang up');
      return found
        ? Object.assign(Object.create(answer) as typeof answer, {
            getStatusCode: () => 500,
            toJSON: () => Promise.resolve({ error: { type: 'api_error', message: 'broken' } }),
          })
        : answer;
    };
    return Object.assign(Object.create(inner) as ProviderTransport, { makeRequest });
  };
  return {
    through,
    asked,
    lose: (fault: Fault, path: RegExp, { always = false } = {}) => {
      faults.push({ fault, path, always });
    },
    heal: () => {
      faults.length = 0;
    },
  };
}
