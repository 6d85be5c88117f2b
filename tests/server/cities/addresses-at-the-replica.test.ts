import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { readsOf } from '#server/database/reads.ts';
import { idFrom } from '#server/secrets/ids.ts';
import { importCity, LYON_CENTRE } from '../second-city.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

/** Stands for the replica: what it knows and the primary does not tells which of them was read. */
let replica: TestServer;
let server: TestServer;
beforeAll(async () => {
  replica = await startTestServer('postgres');
  await importCity(replica.open.database);
  server = await startTestServer('postgres', { reads: readsOf(replica.open.database) });
});
afterAll(async () => {
  await server.close();
  await replica.close();
});

test('an address is searched for, and the nearest one found, where the catalogue is read', async () => {
  const { places } = await server.expectSuccess(endpoints.search_places, { query: 'rue victor-hugo 20', ...LYON_CENTRE });
  expect(places[0]).toMatchObject({ label: 'Rue Victor-Hugo 20', city: 'Lyon' });
  const { place } = await server.expectSuccess(endpoints.nearest_place, { latitude: 45.7545, longitude: 4.8298 });
  expect(place).toMatchObject({ street: 'Rue Victor-Hugo', city: 'Lyon' });
});

test('so are postcodes and the schematic map', async () => {
  const { city } = await server.expectSuccess(endpoints.get_address_using_postcode, { post_code: '69004' });
  expect(city).toBe('Lyon');
  const map = await server.app.inject({ url: '/maps/45.8,4.8.json' });
  expect(map.json<{ features: readonly unknown[] }>().features.length).toBeGreaterThan(10);
});

test('what a parcel’s way is priced by is read at the primary', async () => {
  const { trip } = await server.expectSuccess(endpoints.get_vehicles_list, {
    city_id: idFrom('city', 'geneve'),
    delivery_type: 2,
    pickup_location: [46.1972, 6.1413],
    destination_location: [46.2115, 6.1331],
  });
  expect(trip?.road.length).toBeGreaterThan(2);
});
