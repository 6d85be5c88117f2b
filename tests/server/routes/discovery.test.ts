import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { idFrom } from '#server/secrets/ids.ts';
import { describeServer } from '../test-server.ts';
import { CAFE_DE_LA_RADE } from '../customer.ts';

const RESTAURANTS = idFrom('category', 'restaurants');
const CAROUGE = { latitude: 46.1969, longitude: 6.1428 };

describeServer('finding a store', (server) => {
  test('the nearest city answers every category with its flags', async () => {
    const found = await server.expectSuccess(endpoints.get_delivery_list_for_nearest_city, { ...CAROUGE, delivery_type: 1 });
    expect(found.deliveries.find(({ unique_id }) => unique_id === 2)).toMatchObject({
      delivery_name: 'Restaurants',
      is_visible_in_goeat: true,
    });
    expect(found.deliveries.some(({ delivery_type }) => delivery_type === 2)).toBe(true);
    expect(found.deliveries.some(({ is_visible_in_goeat }) => !is_visible_in_goeat)).toBe(true);
    expect(found.city.timezone).toBe('Europe/Zurich');
    expect(found.ads.length).toBeGreaterThanOrEqual(3);
  });

  test('far away there is none', async () => {
    expect(await server.refusal(endpoints.get_delivery_list_for_nearest_city, { latitude: 51.5, longitude: -0.1 })).toBe(813);
  });

  test('stores come nearest first, with fee, minimum and times for the address', async () => {
    const { stores } = await server.expectSuccess(endpoints.get_store_list_nearest_city, { store_delivery_id: RESTAURANTS, ...CAROUGE });
    expect(stores).toHaveLength(12);
    expect(stores.map(({ distance }) => distance)).toEqual(stores.map(({ distance }) => distance).toSorted((a, b) => a - b));
    expect(stores.find(({ _id }) => _id === CAFE_DE_LA_RADE)).toMatchObject({ min_order_price: 20, is_provide_delivery: true });
    expect(stores.find(({ name }) => name === 'Auberge de Jussy')?.delivery_fee).toBeNull();
    const byCity = await server.expectSuccess(endpoints.get_store_list, {
      city_id: idFrom('city', 'geneve'),
      store_delivery_id: RESTAURANTS,
      ...CAROUGE,
    });
    expect(byCity.stores).toEqual(stores);
  });

  test('addresses are found as they are typed, and where one stands', async () => {
    const { places } = await server.expectSuccess(endpoints.search_places, { query: 'rue de caruge 12' });
    expect(places[0]).toMatchObject({ label: 'Rue de Carouge 12', postcode: '1205', kind: 'house' });
    const { place } = await server.expectSuccess(endpoints.nearest_place, CAROUGE);
    expect(place?.city).toBe('Genève');
    expect((await server.expectSuccess(endpoints.nearest_place, { latitude: 40, longitude: 3 })).place).toBeNull();
    expect((await server.expectSuccess(endpoints.get_address_using_postcode, { post_code: '1227' })).location.lat).toBeCloseTo(46.18, 1);
    expect(await server.refusal(endpoints.get_address_using_postcode, { post_code: '8001' })).toBe(811);
  });

  test('delivery is available in the city and nowhere else', async () => {
    await server.expectSuccess(endpoints.check_delivery_available, { ...CAROUGE, city_id: idFrom('city', 'geneve') });
    expect(
      await server.refusal(endpoints.check_delivery_available, { latitude: 47.4, longitude: 8.5, city_id: idFrom('city', 'geneve') }),
    ).toBe(558);
  });
});
