import type { StoredUser } from '#contract/entities/user.ts';
import { insertSession } from '#server/repositories/sessions.ts';
import { noteDevice } from '#server/repositories/sign-in-devices.ts';
import type { Call } from '#server/call/call.ts';
import type { Customer } from '#server/repositories/customers.ts';
import { deviceOf } from './device-of.ts';
import { claimGuestCart } from '../cart/claim-guest-cart.ts';
import { presentStoredUser } from '../present/user.ts';
import { hashSecret, newSecret } from '#server/secrets/secrets.ts';

export async function newSession(
  { database, now, userAgent }: Pick<Call, 'database' | 'now' | 'userAgent'>,
  customerId: string,
): Promise<string> {
  const token = newSecret();
  await insertSession(database, { tokenHash: hashSecret(token), customerId, ...deviceOf(userAgent), now: now() });
  return token;
}

/** Opens a session for a customer who proved who they are, knows their device from now on, and brings the guest's basket along. */
export async function openSession(call: Call, customer: Customer, deviceHash: string | null): Promise<StoredUser> {
  if (deviceHash !== null) await noteDevice(call.database, { customerId: customer.id, deviceHash }, call.now());
  const token = await newSession(call, customer.id);
  if (call.guestHash !== null) await claimGuestCart(call, customer.id, call.guestHash);
  return presentStoredUser(call.database, customer, token);
}
