import type { Transport } from '#src/api/api.ts';

export type InnerCall = (request: {
  path: string;
  method: 'GET' | 'POST';
  body: unknown;
  language: string;
}) => Promise<{ status: number; text: string }>;

export const innerTransport =
  (call: InnerCall): Transport =>
  async ({ path, method, body, language }) => {
    const { status, text } = await call({ path, method, body, language });
    return { status, retryAfter: null, text };
  };
