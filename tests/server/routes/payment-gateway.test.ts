import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { cities } from '#server/database/schema/cities.ts';
import { DEMO_CITY_ID } from '#server/demo/demo-content.ts';
import { newCustomer } from '../customer.ts';
import { testServer } from '../test-server.ts';

const server = testServer('postgres');

test('the wallet’s currency is a code, whatever sign the city writes before its prices', async () => {
  await server.open.database.update(cities).set({ currencySign: 'Fr.' });
  const who = await newCustomer(server);
  expect(await server.expectSuccess(endpoints.get_payment_gateway, { ...who, city_id: DEMO_CITY_ID })).toMatchObject({
    wallet: 0,
    wallet_currency_code: 'CHF',
  });
});
