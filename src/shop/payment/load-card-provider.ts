import type { FlowDeps } from '../load-once.ts';

export const loadCardProvider = async ({ api, storage }: FlowDeps) =>
  (await import('#src/payments/choose-provider.ts')).cardProvider(api, storage.read('city_id'));
