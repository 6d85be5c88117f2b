import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { fillBasket, newCustomer } from '../customer.ts';
import { testServer } from '../test-server.ts';

const server = testServer('postgres');

const DECODED = { br: brotliDecompressSync, gzip: gunzipSync };

test('a basket comes compressed as its browser asks, whole and at most half as long', async () => {
  const who = await newCustomer(server);
  await fillBasket(server, who);
  const ask = (encoding: string) =>
    server.app.inject({
      method: 'POST',
      url: endpoints.get_cart.path,
      payload: who,
      headers: { 'accept-encoding': encoding },
    });
  const plain = await ask('identity');
  expect(plain.headers['cache-control']).toBe('no-store');
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const [encoding, decoded] of Object.entries(DECODED)) {
    const { headers, rawPayload } = await ask(encoding);
    expect(headers['content-encoding']).toBe(encoding);
    expect(decoded(rawPayload).toString()).toBe(plain.body);
    expect(rawPayload.length).toBeLessThan(plain.body.length / 2);
  }
});

test('answers are secured alike, whether they are found or not', async () => {
  const [found, missing] = await Promise.all(['/healthz', '/nowhere'].map((url) => server.app.inject({ method: 'GET', url })));
  const secured = ({ headers }: NonNullable<typeof found>) =>
    ['content-security-policy', 'x-content-type-options', 'strict-transport-security', 'referrer-policy', 'x-frame-options'].map(
      (name) => headers[name],
    );
  expect(found && secured(found)).toEqual([
    expect.stringContaining("default-src 'none';script-src 'self'"),
    'nosniff',
    expect.stringContaining('max-age='),
    'strict-origin-when-cross-origin',
    'SAMEORIGIN',
  ]);
  expect(missing && secured(missing)).toEqual(found && secured(found));
  expect(found?.headers['content-security-policy']).not.toContain('unsafe');
});
