import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { customerPictures } from '../database/schema/customers.ts';

export type CustomerPictureRow = typeof customerPictures.$inferSelect;

export async function keepCustomerPicture(database: Database, row: CustomerPictureRow): Promise<void> {
  const { customerId: _, ...change } = row;
  await database.insert(customerPictures).values(row).onConflictDoUpdate({ target: customerPictures.customerId, set: change });
}

export async function deleteCustomerPicture(database: Database, customerId: string): Promise<void> {
  await database.delete(customerPictures).where(eq(customerPictures.customerId, customerId));
}

export async function bytesOfCustomerPicture(database: Database, secret: string): Promise<Uint8Array | null> {
  const [found] = await database
    .select({ bytes: customerPictures.bytes })
    .from(customerPictures)
    .where(eq(customerPictures.secret, secret));
  return found?.bytes ?? null;
}
