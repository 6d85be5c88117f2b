import type { Services } from '#server/call/services.ts';
import type { CardProvider, ProviderResult } from '#server/payments/provider.ts';
import { noteProviderCustomer, providerCustomerId } from '#server/repositories/provider-customers.ts';

/**
 * What a customer is called at the card provider, which gets them the first time; the same for everybody who asks at
 * once. Never call it inside a transaction.
 */
export async function providerCustomerOf(
  { database, now }: Pick<Services, 'database' | 'now'>,
  provider: CardProvider,
  customerId: string,
): Promise<ProviderResult<string>> {
  const known = await providerCustomerId(database, customerId, provider.name);
  if (known) return { ok: true, value: known };
  const created = await provider.createCustomer({ customerId }, `customer:${customerId}`);
  if (!created.ok) return created;
  await noteProviderCustomer(database, { customerId, provider: provider.name, providerId: created.value.id, createdAt: now() });
  return { ok: true, value: (await providerCustomerId(database, customerId, provider.name)) ?? created.value.id };
}
