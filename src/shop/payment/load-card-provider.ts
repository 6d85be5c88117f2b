import type { FlowDeps } from '../load-once.ts';

/** Loads who asks for cards, as the server of the customer's city names them. */
export const loadCardProvider = async ({ api, storage }: FlowDeps) =>
  (await import('#src/payments/choose-provider.ts')).cardProvider(api, storage.read('city_id'));
