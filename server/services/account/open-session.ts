import type { StoredUser } from '#contract/entities/user.ts';
import type { Database } from '#server/database/database.ts';
import { insertSession } from '#server/repositories/sessions.ts';
import { noteDevice } from '#server/repositories/sign-in-devices.ts';
import type { Call } from '#server/call/call.ts';
import type { Customer } from '#server/repositories/customers.ts';
import { claimGuestCart } from '../cart/claim-guest-cart.ts';
import { presentStoredUser } from '../present/user.ts';
import { hashSecret, newSecret } from '#server/secrets/secrets.ts';

/** A new session's token, told this once. */
export async function newSession(database: Database, customerId: string, now: number): Promise<string> {
  const token = newSecret();
  await insertSession(database, { tokenHash: hashSecret(token), customerId, now });
  return token;
}

/** Opens a session for a customer who proved who they are, knows their device from now on, and brings the guest's basket along. */
export async function openSession(call: Call, customer: Customer, deviceHash: string | null): Promise<StoredUser> {
  if (deviceHash !== null) await noteDevice(call.database, { customerId: customer.id, deviceHash }, call.now());
  const token = await newSession(call.database, customer.id, call.now());
  if (call.guestHash !== null) await claimGuestCart(call, customer.id, call.guestHash);
  return presentStoredUser(call.database, customer, token);
}
