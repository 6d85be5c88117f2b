import { ROLE } from '#contract/enumerations.ts';
import type { StoredUser, UserDetail } from '#contract/entities/user.ts';
import { favouriteStoreIds, type Customer } from '#server/repositories/customers.ts';
import type { Database } from '#server/database/database.ts';

export const presentUser = (customer: Customer, favouriteStores: string[]): UserDetail => ({
  _id: customer.id,
  first_name: customer.firstName,
  last_name: customer.lastName,
  phone: customer.phone,
  country_phone_code: customer.phoneCode,
  email: customer.email,
  // Addresses are kept on their own, and everybody signs in by hand.
  address: '',
  login_by: 'manual',
  social_ids: [],
  image_url: customer.image,
  is_use_wallet: customer.usesWallet,
  is_approved: customer.approved,
  user_type: ROLE.user,
  favourite_stores: favouriteStores,
  referral_code: customer.referralCode,
  eats: customer.eats,
});

/** A customer with the token of a session that was opened just now: the only answer with the token. */
export const presentStoredUser = async (database: Database, customer: Customer, token: string): Promise<StoredUser> => ({
  ...presentUser(customer, await favouriteStoreIds(database, customer.id)),
  server_token: token,
});
