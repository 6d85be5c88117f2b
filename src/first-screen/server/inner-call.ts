import { discoveryCalls } from '#contract/calls/discovery.ts';
import type { Transport } from '#src/api/api.ts';

/** Calls one of the server's own endpoints from inside: the answer’s text comes out. */
export type InnerCall = (request: {
  path: string;
  method: 'GET' | 'POST';
  body: unknown;
  language: string;
}) => Promise<{ status: number; text: string }>;

/** The same calls, where long menus come as their openings: of a page that nobody has scrolled, no more is seen. */
export const openingsOnly =
  (call: InnerCall): InnerCall =>
  (request) =>
    request.path === discoveryCalls.user_get_store_product_item_list.path
      ? call({ ...request, body: { ...(request.body as object), is_opening: true } })
      : call(request);

/** A transport for pages that the server draws itself. */
export const innerTransport =
  (call: InnerCall): Transport =>
  async ({ path, method, body, language }) => {
    const { status, text } = await call({ path, method, body, language });
    return { status, retryAfter: null, text };
  };
