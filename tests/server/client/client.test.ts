import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import { createApi, fetchTransport, type Api, type CallOptions, type Credentials } from '#src/api/api.ts';
import { CAFE_DE_LA_RADE, DEMO_PASSWORD, plainItems } from '../customer.ts';
import { testServer } from '../test-server.ts';

describe('the client against the running server', () => {
  const server = testServer('postgres');
  let api: Api;
  const credentials: { -readonly [K in keyof Credentials]: Credentials[K] } = {
    user_id: null,
    server_token: null,
    cart_unique_token: 'client-guest-token-number-1',
  };

  beforeAll(async () => {
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    api = createApi({ credentials: () => credentials, language: () => 'en', transport: fetchTransport(address) });
  });

  const succeed = async <E extends Endpoint>(endpoint: E, request: Parameters<typeof api.call<E>>[1], options?: CallOptions) => {
    const result = await api.call(endpoint, request, options);
    if (!result.ok) throw new Error(`${endpoint.name}: ${JSON.stringify(result.failure)}`);
    return result.value;
  };
  const become = (user: StoredUser) => Object.assign(credentials, { user_id: user._id, server_token: user.server_token });

  test('who signs in is known by their next calls, with a picture that travels as a form', async () => {
    become((await succeed(endpoints.login, { email: 'lea@example.org', password: DEMO_PASSWORD })).user);
    const face = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#2b7' } })
      .jpeg()
      .toBuffer();
    const kept = await succeed(endpoints.set_profile_picture, {}, { files: { image: new Blob([new Uint8Array(face)]) } });
    expect(kept.image_url).toMatch(/customer_picture/);
    expect(await succeed(endpoints.remove_profile_picture, {})).toEqual({ image_url: './default.png' });
    expect((await succeed(endpoints.get_country_list, {})).countries[0]?.country_phone_code).toBe('+41');
  });

  test('a refusal keeps its code, reason and details', async () => {
    await succeed(endpoints.clear_cart, {});
    expect(await api.call(endpoints.get_order_cart_invoice, {})).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code: 962, reason: null },
    });
    const [item] = (await plainItems(server, CAFE_DE_LA_RADE)).toSorted((a, b) => a.price - b.price);
    await succeed(endpoints.add_item_in_cart, {
      store_id: CAFE_DE_LA_RADE,
      order_details: [{ items: [{ item_id: item?._id ?? '', quantity: 1 }] }],
    });
    expect(await api.call(endpoints.get_order_cart_invoice, {})).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code: 557, details: { min_order_price: 20 } },
    });
    expect(await api.call(endpoints.login, { email: 'lea@example.org', password: `not-${DEMO_PASSWORD}` })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code: 512 },
    });
  });

  test('a body that does not fit is a malformed call', async () => {
    expect(await api.call(endpoints.search_places, { query: '' })).toMatchObject({
      ok: false,
      failure: { kind: 'transport', cause: 'malformed' },
    });
  });
});
