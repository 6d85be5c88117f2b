import { refuse } from '#server/call/answer.ts';
import { cardForOrder } from '#server/repositories/cards.ts';
import { findCountry } from '#server/repositories/cities.ts';
import { providerCustomerId } from '#server/repositories/provider-customers.ts';
import { unavailable, type Method } from './method.ts';

export const card: Method = {
  isOffered: ({ payments }) => payments !== null,
  async charge(body, { payments, database, customer }, city) {
    if (!payments) return unavailable();
    const provider = payments.provider.name;
    const paying = await cardForOrder(database, { customerId: customer.id, provider }, body.card_id, body.order_payment_id);
    if (!paying) return refuse(1016);
    const country = await findCountry(database, city.countryId);
    return {
      provider,
      paymentMethod: paying.paymentMethod,
      providerCustomer: await providerCustomerId(database, customer.id, provider),
      currency: (country?.currencyCode ?? city.currencySign).toLowerCase(),
    };
  },
  async isAnother(body, { database, customer }, { provider, paymentMethod }) {
    const paying = await cardForOrder(database, { customerId: customer.id, provider }, body.card_id, body.order_payment_id);
    return paying !== null && paying.paymentMethod !== paymentMethod;
  },
};
