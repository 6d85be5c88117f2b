import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { DATABASES } from '../databases.ts';
import { credentialsOf, registerCustomer } from '../customer.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

describe.each(DATABASES)('saved addresses on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  const home = {
    address_name: 'Home',
    address: 'Rue de Carouge 12, 1205 Genève',
    latitude: 46.1972,
    longitude: 6.1413,
    floor: '3',
    entry_code: '4812',
    comment: 'Ring twice',
  };

  test('are kept once each, changed by the same name and address, and forgotten', async () => {
    const who = credentialsOf(await registerCustomer(server));
    await server.expectSuccess(endpoints.add_favourite_address, { ...who, ...home });
    const changed = await server.expectSuccess(endpoints.add_favourite_address, { ...who, ...home, floor: '4' });
    expect(changed.favourite_addresses).toMatchObject([{ address_name: 'Home', floor: '4', entry_code: '4812', comment: 'Ring twice' }]);
    const left = await server.expectSuccess(endpoints.delete_favourite_address, {
      ...who,
      address_ids: changed.favourite_addresses.map(({ _id }) => _id),
    });
    expect(left.favourite_addresses).toEqual([]);
  });

  test('are nobody else’s', async () => {
    const ada = credentialsOf(await registerCustomer(server));
    const eve = credentialsOf(await registerCustomer(server));
    const {
      favourite_addresses: [mine],
    } = await server.expectSuccess(endpoints.add_favourite_address, { ...ada, ...home });
    await server.expectSuccess(endpoints.delete_favourite_address, { ...eve, address_ids: [mine?._id ?? ''] });
    expect((await server.expectSuccess(endpoints.get_favourite_addresses, eve)).favourite_addresses).toEqual([]);
    expect((await server.expectSuccess(endpoints.get_favourite_addresses, ada)).favourite_addresses).toHaveLength(1);
  });
});
