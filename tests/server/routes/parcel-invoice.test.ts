import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { toMajor } from '#domain/money.ts';
import { tripPrice, wayOf } from '#domain/parcel/tariff.ts';
import { cities, vehicles } from '#server/database/schema/cities.ts';
import type { ParcelTariff } from '#domain/parcel/tariff.ts';
import { demoCity } from '#server/demo/demo-content.ts';
import { idFrom } from '#server/secrets/ids.ts';
import { describeServer } from '../test-server.ts';
import { newCustomer } from '../customer.ts';
import { BIKE, bookParcel, DROP_OFF, GENEVA, invoiceBody, orderParcel, parcelToken, payParcelInCash, PICKUP, VAN } from '../parcel.ts';
import { routeBetween } from '../gazetteer/geneva.ts';

const PARCEL_TARIFF: ParcelTariff = demoCity().city.parcelTariff ?? { base: 0, perKm: 0, perMinute: 0, minimum: 0 };
const LYON: [number, number] = [45.764, 4.8357];
const PARIS: [number, number] = [48.8566, 2.3522];
const NEXT_DOOR: [number, number] = [46.197, 6.1429];

describeServer('what a parcel costs', { rateLimitFactor: 100 }, (server) => {
  beforeEach(async () => {
    await server.open.database.update(cities).set({ parcelTariff: PARCEL_TARIFF }).where(eq(cities.id, GENEVA));
    await server.open.database.update(vehicles).set({ open: true });
  });

  const somebody = () => newCustomer(server);
  const list = async (more: Record<string, unknown> = {}) =>
    await server.answer(endpoints.get_vehicles_list, { delivery_type: 2, city_id: GENEVA, ...more });
  const trip = { pickup_location: PICKUP.location, destination_location: DROP_OFF.location };
  const invoice = (body: Record<string, unknown>) => server.answer(endpoints.get_courier_order_invoice, body);
  const metres = routeBetween(PICKUP.location, DROP_OFF.location).metres;
  const fare = (percent: number) => tripPrice(PARCEL_TARIFF, { percent, metresPerSecond: 5, farthestMetres: null }, wayOf(metres));

  test('the vehicles of a city have a picture, a price and words, and of a trip its price', async () => {
    const bare = await server.expectSuccess(endpoints.get_vehicles_list, { delivery_type: 2, city_id: GENEVA });
    expect(bare.admin_vehicles.map(({ vehicle_name: name }) => name)).toEqual(['Bike', 'Cargo bike', 'Scooter', 'Van']);
    expect(bare).toMatchObject({ trip: null });
    expect(bare.admin_vehicles.every(({ trip_price: price, why_not: why }) => price === null && why === null)).toBe(true);
    for (const { image_url: image, carries, description } of bare.admin_vehicles) {
      expect(image).toMatch(/^\/pictures\/dish\/bare\//);
      expect((await server.app.inject({ url: image })).statusCode).toBe(200);
      expect(carries && description).not.toBe('');
    }
    const french = await server.app.inject({
      method: 'POST',
      url: endpoints.get_vehicles_list.path,
      headers: { 'accept-language': 'fr' },
      payload: { city_id: GENEVA },
    });
    expect(french.json()).toMatchObject({ admin_vehicles: [{ vehicle_name: 'Vélo' }, {}, {}, {}] });
    const asked = await server.expectSuccess(endpoints.get_vehicles_list, { city_id: GENEVA, ...trip });
    expect(asked.trip).toMatchObject({ distance: metres, is_estimated: false });
    expect(asked.trip?.road[0]).toEqual(PICKUP.location);
    expect(asked.trip?.road.at(-1)).toEqual(DROP_OFF.location);
    // With its tax in it.
    expect(asked.admin_vehicles[0]).toMatchObject({ trip_price: toMajor(fare(100)), why_not: null });
    expect(asked.admin_vehicles[0]?.trip_minutes).toBeGreaterThan(10);
  });

  test('the vehicle of the customer’s last parcel is marked, and nobody else’s', async () => {
    const who = await somebody();
    const marked = async (asking: object) =>
      (await server.expectSuccess(endpoints.get_vehicles_list, { ...asking, city_id: GENEVA, ...trip })).admin_vehicles
        .filter(({ chosen_last: last }) => last)
        .map(({ _id }) => _id);
    expect(await marked(who)).toEqual([]);
    await orderParcel(server, who);
    expect([await marked(who), await marked(await somebody()), await marked({})]).toEqual([[BIKE], [], []]);
  });

  test('a city that is not, has no couriers, or no vehicle, has no list', async () => {
    expect(await list({ city_id: null })).toMatchObject({ success: false, error_code: 811 });
    expect(await list({ city_id: idFrom('city', 'nowhere') })).toMatchObject({ error_code: 811 });
    await server.open.database.update(vehicles).set({ open: false });
    expect(await list()).toMatchObject({ error_code: 843 });
    await server.open.database.update(cities).set({ parcelTariff: null }).where(eq(cities.id, GENEVA));
    expect(await list()).toMatchObject({ error_code: 813 });
  });

  test('a trip out of the area is named by its side, one too far or too short by its vehicle', async () => {
    expect(await list({ ...trip, pickup_location: PARIS })).toMatchObject({ error_code: 558, out_of_area: ['pickup'] });
    expect(await list({ pickup_location: LYON, destination_location: PARIS })).toMatchObject({
      error_code: 558,
      out_of_area: ['pickup', 'destination'],
    });
    const near = await server.expectSuccess(endpoints.get_vehicles_list, { city_id: GENEVA, ...trip, destination_location: NEXT_DOOR });
    expect(near.admin_vehicles[0]).toMatchObject({ why_not: 'belowMinimum', trip_price: null, trip_minutes: null });
    expect(near.admin_vehicles[3]).toMatchObject({ why_not: null });
    await server.open.database.update(vehicles).set({ farthestMetres: 500 }).where(eq(vehicles.id, BIKE));
    const far = await server.expectSuccess(endpoints.get_vehicles_list, { city_id: GENEVA, ...trip });
    expect(far.admin_vehicles[0]).toMatchObject({ why_not: 'tooFar' });
    const parcel = await bookParcel(server, await somebody());
    expect(await invoice(invoiceBody(parcel))).toMatchObject({ error_code: 843 });
    await server.open.database.update(vehicles).set({ farthestMetres: 12_000 }).where(eq(vehicles.id, BIKE));
  });

  test('is the tariff of its way times the vehicle, whatever the client measured; lines add up', async () => {
    const parcel = await bookParcel(server, await somebody());
    const told = await server.expectSuccess(
      endpoints.get_courier_order_invoice,
      invoiceBody(parcel, { total_distance: 1, total_time: 1, total_cart_price: 9_999 }),
    );
    const { order_payment: bill } = told;
    expect(bill).toMatchObject({ total_service_price: toMajor(fare(100)), total_cart_price: 0, goeats_service_fee: 0, promo_payment: 0 });
    expect(bill.service_tax).toBe(0);
    expect(bill.vat_included).toBe(toMajor(Math.round((fare(100) * 8.1) / 108.1)));
    expect(bill.user_pay_payment).toBeCloseTo(bill.total_service_price + bill.service_tax, 6);
    expect(bill).toMatchObject({ price_per_unit_distance: 1.8, price_per_unit_time: 0.2, is_distance_unit_mile: false });
    expect(told).toMatchObject({ timezone: 'Europe/Zurich', trip: { distance: metres } });
    // What a city keeps of what is cancelled late is never more than all of it.
    expect(told.cancel_charge).toBe(Math.min(5, bill.user_pay_payment));
    expect(told.latest_minutes).toBeGreaterThan(told.estimated_minutes ?? Infinity);
    const byVan = await server.expectSuccess(endpoints.get_courier_order_invoice, invoiceBody(parcel, { vehicle_id: VAN }));
    expect(byVan.order_payment).toMatchObject({ _id: bill._id, total_service_price: toMajor(fare(240)) });
    expect(await server.expectSuccess(endpoints.get_cart, parcel)).toMatchObject({ vehicle_id: VAN });
    const { admin_vehicles: vans } = await server.expectSuccess(endpoints.get_vehicles_list, { city_id: GENEVA, ...trip });
    expect(vans[3]?.trip_price).toBe(byVan.order_payment.user_pay_payment);
  });

  test('is refused without a session, a parcel, a city or a vehicle', async () => {
    const who = await somebody();
    const parcel = await bookParcel(server, who);
    expect(await invoice(invoiceBody({ ...parcel, server_token: 'x' }))).toMatchObject({ error_code: 999 });
    expect(await invoice(invoiceBody({ ...who, cart_unique_token: parcelToken() }))).toMatchObject({ error_code: 962 });
    expect(await invoice(invoiceBody({ ...(await somebody()), cart_unique_token: parcel.cart_unique_token }))).toMatchObject({
      error_code: 962,
    });
    expect(await invoice(invoiceBody(parcel, { city_id: idFrom('city', 'nowhere') }))).toMatchObject({ error_code: 811 });
    for (const vehicle of [null, '', 'bike', idFrom('vehicle', 'rocket')])
      expect(await invoice(invoiceBody(parcel, { vehicle_id: vehicle }))).toMatchObject({ error_code: 843 });
    await server.expectSuccess(endpoints.clear_cart, parcel);
    expect(await invoice(invoiceBody(parcel))).toMatchObject({ error_code: 962 });
    await server.open.database.update(cities).set({ parcelTariff: null }).where(eq(cities.id, GENEVA));
    expect(await invoice(invoiceBody(await bookParcel(server, who)))).toMatchObject({ error_code: 813 });
  });

  test('says which end lies outside, and what a parcel costs at least', async () => {
    const who = await somebody();
    const from = async (pickup: [number, number], destination: [number, number]) =>
      invoice(
        invoiceBody(
          await bookParcel(server, who, {
            pickup_addresses: [{ ...PICKUP, location: pickup }],
            destination_addresses: [{ ...DROP_OFF, location: destination }],
          }),
        ),
      );
    expect(await from(PARIS, DROP_OFF.location)).toMatchObject({ error_code: 558, out_of_area: ['pickup'] });
    expect(await from(PICKUP.location, PARIS)).toMatchObject({ error_code: 558, out_of_area: ['destination'] });
    await server.open.database.insert(cities).values({
      id: idFrom('city', 'lyon'),
      countryId: idFrom('country', 'ch'),
      name: { en: 'Lyon', fr: 'Lyon' },
      timezone: 'Europe/Paris',
      currencySign: 'EUR',
      latitude: LYON[0],
      longitude: LYON[1],
      radiusMiles: 10,
      serviceFee: 0,
      serviceTaxPercent: 0,
      cashAccepted: true,
    });
    expect(await from(PICKUP.location, LYON)).toMatchObject({ error_code: 966, out_of_area: ['destination'] });
    await server.open.database.delete(cities).where(eq(cities.id, idFrom('city', 'lyon')));
    const short = await from(PICKUP.location, NEXT_DOOR);
    expect(short).toMatchObject({
      error_code: 560,
      min_order_price: 7.5,
      order_payment: { total_service_price: expect.any(Number) as number },
    });
  });

  test('less a promo that is for deliveries, none that is for a store', async () => {
    const parcel = await bookParcel(server, await somebody());
    const { order_payment: bill } = await server.expectSuccess(endpoints.get_courier_order_invoice, invoiceBody(parcel));
    const apply = async (code: string) =>
      await server.answer(endpoints.apply_promo_code, { ...parcel, promo_code_name: code, order_payment_id: bill._id });
    expect(await apply('RADE10')).toMatchObject({ success: false, error_code: 546, reason: 'promo_not_in_basket' });
    expect(await apply('FONDUE5')).toMatchObject({ success: false, error_code: 546 });
    expect(await apply('BALADE10')).toMatchObject({ success: true, order_payment: { _id: bill._id, is_promo_for_delivery_service: true } });
    const again = await server.expectSuccess(endpoints.get_courier_order_invoice, invoiceBody(parcel, { vehicle_id: VAN }));
    expect(again.order_payment).toMatchObject({ _id: bill._id, promo_code_name: 'BALADE10' });
    expect(again.order_payment.promo_payment).toBeGreaterThan(0);
    expect(again.order_payment.user_pay_payment).toBeCloseTo(
      again.order_payment.total_service_price + again.order_payment.service_tax - again.order_payment.promo_payment,
      6,
    );
    expect(await apply('SANSFRAIS')).toMatchObject({ success: true, order_payment: { user_pay_payment: 0 } });
  });

  test('that another tab put into another vehicle is refused as changed there, at whatever this one saw', async () => {
    const parcel = await bookParcel(server, await somebody());
    const { order_payment: seen } = await server.expectSuccess(endpoints.get_courier_order_invoice, invoiceBody(parcel));
    await server.expectSuccess(endpoints.get_courier_order_invoice, invoiceBody(parcel, { vehicle_id: VAN }));
    const { _id: order_payment_id, user_pay_payment } = seen;
    const pay = { ...parcel, order_payment_id, user_pay_payment, payment_id: 'cash', is_payment_mode_cash: true, delivery_type: 2 };
    expect(await server.answer(endpoints.pay_order_payment, pay)).toMatchObject({ error_code: 535, reason: 'parcel_changed' });
  });

  test('is frozen when it is paid, and a vehicle that is gone by then is refused', async () => {
    const who = await somebody();
    const parcel = await bookParcel(server, who);
    const { order_payment: bill } = await server.expectSuccess(endpoints.get_courier_order_invoice, invoiceBody(parcel));
    await server.open.database.update(vehicles).set({ open: false }).where(eq(vehicles.id, BIKE));
    const pay = { ...parcel, order_payment_id: bill._id, payment_id: 'cash', is_payment_mode_cash: true, delivery_type: 2 };
    expect(await server.refusal(endpoints.pay_order_payment, pay)).toBe(843);
    await server.open.database.update(vehicles).set({ open: true });
    await server.open.database
      .update(cities)
      .set({ parcelTariff: { ...PARCEL_TARIFF, base: 2_000 } })
      .where(eq(cities.id, GENEVA));
    expect(await server.answer(endpoints.pay_order_payment, pay)).toMatchObject({ error_code: 535, reason: 'prices_changed' });
    const other = await bookParcel(server, who);
    const { invoice: paid } = await payParcelInCash(server, other);
    await server.open.database.update(cities).set({ parcelTariff: PARCEL_TARIFF }).where(eq(cities.id, GENEVA));
    const made = await server.expectSuccess(endpoints.create_order, { ...other, delivery_type: 2 });
    const { order } = await server.expectSuccess(endpoints.get_order_detail, { ...who, order_id: made.order_id });
    expect(order.order_payment_detail.user_pay_payment).toBe(paid.user_pay_payment);
  });
});
