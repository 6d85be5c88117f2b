import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { signInDevices } from '../database/schema/customers.ts';

type Device = { readonly customerId: string; readonly deviceHash: string };

export async function isDeviceOf(database: Database, { customerId, deviceHash }: Device): Promise<boolean> {
  const found = await database
    .select({ usedAt: signInDevices.usedAt })
    .from(signInDevices)
    .where(and(eq(signInDevices.customerId, customerId), eq(signInDevices.deviceHash, deviceHash)));
  return found.length > 0;
}

export async function noteDevice(database: Database, device: Device, usedAt: number): Promise<void> {
  await database
    .insert(signInDevices)
    .values({ ...device, usedAt })
    .onConflictDoUpdate({ target: [signInDevices.customerId, signInDevices.deviceHash], set: { usedAt } });
}

export async function deleteDevicesOf(database: Database, customerId: string): Promise<void> {
  await database.delete(signInDevices).where(eq(signInDevices.customerId, customerId));
}

export async function deleteDevicesBefore(database: Database, instant: number): Promise<void> {
  await database.delete(signInDevices).where(lt(signInDevices.usedAt, instant));
}
