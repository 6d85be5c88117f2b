import { Stripe } from 'stripe';
import type { ProviderTransport } from '../stripe-provider.ts';
import type { SandboxAnswer } from './sandbox-answer.ts';
import type { SandboxRequest } from './sandbox-api.ts';

type MakeRequest = ProviderTransport['makeRequest'];

export const sandboxRequestOf = (path: string, method: string, headers: Record<string, unknown>, body: string): SandboxRequest => {
  const key = Object.entries(headers).find(([name]) => name.toLowerCase() === 'idempotency-key')?.[1];
  return { method, path, key: typeof key === 'string' ? key : null, body };
};

/** Stripe's SDK speaks to the sandbox through this, in the same process, where it would speak HTTP. */
export function sandboxTransport(handle: (request: SandboxRequest) => Promise<SandboxAnswer>): ProviderTransport {
  const makeRequest: MakeRequest = async (_host, _port, path, method, headers, requestData) => {
    const { status, json } = await handle(sandboxRequestOf(path, method, headers, requestData));
    return {
      getStatusCode: () => status,
      getHeaders: () => ({}),
      getRawResponse: () => ({}),
      toStream: () => {
        throw new Error('The sandbox has no streams');
      },
      toJSON: () => Promise.resolve(structuredClone(json)),
    };
  };
  return Object.assign(Object.create(Stripe.HttpClient.prototype) as ProviderTransport, { getClientName: () => 'sandbox', makeRequest });
}
