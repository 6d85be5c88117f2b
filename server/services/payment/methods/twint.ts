import { providerCustomerId } from '#server/repositories/provider-customers.ts';
import { unavailable, type Method } from './method.ts';

/** TWINT at the provider in use: its payment method is made for each payment and kept by nobody, so the type stands in its place. */
export const twint: Method = {
  currency: 'CHF',
  isOffered: ({ payments }) => payments !== null,
  async charge(_body, { payments, database, customer }, city) {
    if (!payments) return unavailable();
    const provider = payments.provider.name;
    return {
      provider,
      paymentMethod: 'twint',
      providerCustomer: await providerCustomerId(database, customer.id, provider),
      currency: 'chf',
    };
  },
};
