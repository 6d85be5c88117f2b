import { providerCustomerId } from '#server/repositories/provider-customers.ts';
import { unavailable, type Method } from './method.ts';

const CURRENCY = 'CHF';

/** TWINT at the provider in use: its payment method is made for each payment and kept by nobody, so the type stands in its place. */
export const twint: Method = {
  currency: CURRENCY,
  isOffered: ({ payments }) => payments !== null,
  async charge(_body, { payments, database, customer }) {
    if (!payments) return unavailable();
    const provider = payments.provider.name;
    return {
      provider,
      paymentMethod: 'twint',
      providerCustomer: await providerCustomerId(database, customer.id, provider),
      currency: CURRENCY.toLowerCase(),
    };
  },
};
