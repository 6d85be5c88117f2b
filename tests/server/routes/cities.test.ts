import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { idFrom } from '#server/secrets/ids.ts';
import { DATABASES } from '../databases.ts';
import { testServer } from '../test-server.ts';

const GENEVA = idFrom('city', 'geneve');

describe.each(DATABASES)('cities on %s', (kind) => {
  const server = testServer(kind);

  test('a country tells its cities, and which countries there are', async () => {
    const { countries } = await server.expectSuccess(endpoints.country_city_list, {});
    const [switzerland] = countries;
    expect(switzerland?.cities.map(({ _id, timezone }) => [_id, timezone])).toEqual([[GENEVA, 'Europe/Zurich']]);
    const { cities } = await server.expectSuccess(endpoints.get_city_list, { country_id: switzerland?._id });
    expect(cities).toEqual(switzerland?.cities);
    expect(await server.refusal(endpoints.get_city_list, { country_id: 'f'.repeat(24) })).toBe(801);
  });

  test('a city tells its categories, the same as those around its centre', async () => {
    const { deliveries } = await server.expectSuccess(endpoints.get_delivery_list_for_city, { city_id: GENEVA });
    const around = await server.expectSuccess(endpoints.get_delivery_list_for_nearest_city, {
      latitude: 46.2,
      longitude: 6.14,
      delivery_type: 1,
    });
    expect(deliveries).toEqual(around.deliveries);
    expect((await server.expectSuccess(endpoints.get_delivery_list, {})).deliveries).toEqual(deliveries);
    expect(await server.refusal(endpoints.get_delivery_list_for_city, { city_id: '' })).toBe(811);
  });

  test('a place is in a city’s area or not', async () => {
    expect(
      (await server.expectSuccess(endpoints.check_city_radius, { city_id: GENEVA, latitude: 46.1969, longitude: 6.1428 })).distance,
    ).toBeLessThan(2);
    expect(await server.refusal(endpoints.check_city_radius, { city_id: GENEVA, latitude: 47.4, longitude: 8.5 })).toBe(813);
    expect(await server.refusal(endpoints.check_city_radius, { city_id: null, latitude: 46.2, longitude: 6.1 })).toBe(811);
  });
});
