import type { Around } from '../load-once.ts';

/** Loads who asks for cards, as the server of the customer's city names them. */
export const loadCardProvider = async ({ api, keeper }: Around) =>
  (await import('#src/payments/choose-provider.ts')).cardProvider(api, keeper.read('city_id'));
