import type { Sheet } from '#contract/payment-methods.ts';
import { findCountry } from '#server/repositories/cities.ts';
import { providerCustomerId } from '#server/repositories/provider-customers.ts';
import { unavailable, type Method } from './method.ts';

/** A payment method's name at the provider: nothing else stands in its place, as TWINT's type does. */
export const isCards = (name: string | null | undefined): name is string => /^pm_\w+$/.test(name ?? '');

/** A card behind Apple Pay or Google Pay, whose payment method the device's sheet made for this payment alone. */
export const onASheet = (sheet: Sheet): Method => ({
  isOffered: ({ payments }) => payments?.sheets.includes(sheet) === true,
  async charge({ payment_method: paymentMethod }, { payments, database, customer }, city) {
    if (!payments || !isCards(paymentMethod)) return unavailable();
    const provider = payments.provider.name;
    const country = await findCountry(database, city.countryId);
    return {
      provider,
      paymentMethod,
      providerCustomer: await providerCustomerId(database, customer.id, provider),
      currency: (country?.currencyCode ?? city.currencySign).toLowerCase(),
    };
  },
  isAnother: ({ payment_method: asked }, _call, { paymentMethod }) => Promise.resolve(asked !== paymentMethod),
});
