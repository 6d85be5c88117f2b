import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { idFrom } from '#server/secrets/ids.ts';
import { describeServer } from '../test-server.ts';
import { GENEVA_CENTRE, importCity, LYON_CENTRE, LYON_ID } from '../second-city.ts';

describeServer('addresses of two cities', (server) => {
  beforeAll(async () => {
    await importCity(server.open.database);
  });

  const found = async (query: string, near: object = {}) =>
    (await server.expectSuccess(endpoints.search_places, { query, ...near })).places.map(({ label, city }) => `${label}, ${city}`);

  test('are found in either, those around first', async () => {
    expect((await found('rue victor-hugo 20', LYON_CENTRE))[0]).toBe('Rue Victor-Hugo 20, Lyon');
    expect((await found('place bellecour', GENEVA_CENTRE))[0]).toBe('Place Bellecour, Lyon');
    expect((await found('rue de carouge 12', LYON_CENTRE))[0]).toBe('Rue de Carouge 12, Genève');
    // Both have a town hall.
    expect((await found('hotel de ville', GENEVA_CENTRE))[0]).toBe('Hôtel de Ville, Genève');
    expect((await found('hotel de ville', LYON_CENTRE))[0]).toBe('Hôtel de Ville de Lyon, Lyon');
    expect((await found('69002 Lyon'))[0]).toBe('69002 Lyon, Lyon');
    expect((await found('F-69100'))[0]).toBe('69100 Villeurbanne, Villeurbanne');
  });

  test('name their country', async () => {
    const { place } = await server.expectSuccess(endpoints.nearest_place, { latitude: 45.7545, longitude: 4.8298 });
    expect(place).toMatchObject({
      street: 'Rue Victor-Hugo',
      postcode: '69002',
      city: 'Lyon',
      region: 'Rhône',
      country: 'France',
      country_code: 'FR',
      country_code_2: 'FRA',
    });
    const inGeneva = await server.expectSuccess(endpoints.nearest_place, GENEVA_CENTRE);
    expect(inGeneva.place).toMatchObject({ city: 'Genève', country_code: 'CH' });
    const between = await server.expectSuccess(endpoints.nearest_place, { latitude: 46, longitude: 5.5 });
    expect(between.place).toBe(null);
  });

  test('lie where their postcodes do', async () => {
    const { location, city } = await server.expectSuccess(endpoints.get_address_using_postcode, { post_code: ' f-69004 ' });
    expect([city, location]).toEqual(['Lyon', { lat: 45.778, lng: 4.83 }]);
    expect(await server.refusal(endpoints.get_address_using_postcode, { post_code: 'CH-69004' })).toBe(811);
  });

  test('are joined by the streets and bridges of their own city', async () => {
    const way = { pickup_location: [45.7545, 4.8298], destination_location: [45.7632, 4.8505] };
    const { admin_vehicles: vehicles, trip } = await server.expectSuccess(endpoints.get_vehicles_list, {
      city_id: LYON_ID,
      delivery_type: 2,
      ...way,
    });
    expect(vehicles.map(({ _id }) => _id)).toEqual([idFrom('vehicle', 'lyon/bike'), idFrom('vehicle', 'lyon/van')]);
    expect(trip?.distance).toBeGreaterThan(1_800);
    expect(trip?.distance).toBeLessThan(4_500);
    // Over the Rhône by one of its bridges, along streets: more than the straight line's two points.
    expect(trip?.road.length).toBeGreaterThan(6);
    for (const [latitude, longitude] of trip?.road ?? []) {
      expect(latitude).toBeGreaterThan(45.7);
      expect(longitude).toBeLessThan(4.95);
    }
  });
});
