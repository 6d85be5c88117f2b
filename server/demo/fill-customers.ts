import { NO_CUSTOMER_PICTURE } from '#domain/customer-picture.ts';
import type { Database } from '../database/database.ts';
import { customers, favouriteAddresses, favouriteStores } from '../database/schema/customers.ts';
import { cards } from '../database/schema/cards.ts';
import { putInWallet } from '../repositories/wallet.ts';
import { hashPassword } from '../secrets/passwords.ts';
import { idFrom } from '../secrets/ids.ts';
import { demoCity } from './demo-content.ts';
import { CUSTOMERS, DEMO_PASSWORD, type DemoCustomer } from './demo-customers.ts';
import { fillPastOrders } from './fill-past-orders.ts';

const DAY = 86_400_000;

/** What a wallet began with, so that it holds what it holds now. */
const openingOf = ({ wallet = 0, pastOrders = [] }: DemoCustomer): number =>
  pastOrders.reduce((sum, { wallet: paid = 0, cashback = 0 }) => sum + paid - cashback, wallet);

const beginningOf = ({ pastOrders = [] }: DemoCustomer, now: number): number =>
  pastOrders.length === 0 ? now : now - (1 + Math.max(...pastOrders.map(({ daysAgo }) => daysAgo))) * DAY;

export async function fillCustomers(database: Database, { now, passwordCost }: { now: number; passwordCost: number }): Promise<void> {
  for (const customer of CUSTOMERS) {
    const customerId = idFrom('customer', customer.key);
    const [added] = await database
      .insert(customers)
      .values({
        id: customerId,
        firstName: customer.firstName,
        lastName: customer.lastName,
        email: customer.email,
        emailFolded: customer.email,
        phoneCode: demoCity().country.phoneCode,
        walletCurrency: demoCity().country.currencyCode,
        phone: customer.phone,
        passwordHash: await hashPassword(DEMO_PASSWORD, passwordCost),
        image: NO_CUSTOMER_PICTURE,
        usesWallet: customer.usesWallet ?? true,
        approved: customer.approved ?? true,
        referralCode: `${customer.key.toUpperCase()}2026`,
        referredBy: null,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: customers.id });
    if (!added) continue;
    if (customer.wallet) {
      await putInWallet(database, {
        id: idFrom('wallet', customer.key),
        key: `demo:${customer.key}`,
        customerId,
        amount: openingOf(customer),
        cause: 'demo',
        actor: 'demo',
        requestId: 'demo',
        createdAt: beginningOf(customer, now),
      });
    }
    for (const [index, card] of (customer.cards ?? []).entries()) {
      await database
        .insert(cards)
        .values({ id: idFrom('card', customer.key, card.lastFour), customerId, ...card, isDefault: index === 0, createdAt: now + index });
    }
    for (const [index, key] of (customer.favouriteStores ?? []).entries()) {
      await database.insert(favouriteStores).values({ customerId, storeId: idFrom('store', key), createdAt: now + index });
    }
    for (const [index, address] of (customer.favouriteAddresses ?? []).entries()) {
      await database.insert(favouriteAddresses).values({
        id: idFrom('address', customer.key, address.name),
        customerId,
        country: demoCity().country.name,
        countryCode: demoCity().country.code,
        createdAt: now + index,
        ...address,
      });
    }
    await fillPastOrders(database, customerId, customer, now);
  }
}
