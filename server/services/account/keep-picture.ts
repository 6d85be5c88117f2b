import type { ImageRefusal } from '#contract/enumerations.ts';
import type { CustomerCall, UploadedFile } from '#server/call/call.ts';
import { NO_CUSTOMER_PICTURE } from '#domain/customer-picture.ts';
import { redrawInProcess } from '#server/limits/redraw-in-process.ts';
import { deleteCustomerPicture, keepCustomerPicture } from '#server/repositories/customer-pictures.ts';
import { lockCustomer, setImage } from '#server/repositories/customers.ts';
import { newSecret } from '#server/secrets/secrets.ts';
import { customerPictureAddress } from '#server/services/present/customer-picture.ts';
import { inTransaction } from '#server/database/in-transaction.ts';

/**
 * Keeps a file as the customer's picture, in place of any other; one that is refused changes nothing. @returns its address,
 * which is another one each time; why not; null for a customer whose account is gone. @throws RetryLater when too many are
 * being drawn
 */
export async function keepPicture(
  { database, customer, now }: Pick<CustomerCall, 'database' | 'customer' | 'now'>,
  file: UploadedFile,
): Promise<{ readonly address: string } | { readonly refused: ImageRefusal } | null> {
  if ('refused' in file) return { refused: file.refused };
  const drawn = await redrawInProcess({ file: file.bytes, of: 'customer' });
  if ('refused' in drawn) return drawn;
  const secret = newSecret();
  const address = customerPictureAddress(secret);
  return inTransaction(database, async (transaction) => {
    if (!(await lockCustomer(transaction, customer.id))) return null;
    await keepCustomerPicture(transaction, { customerId: customer.id, secret, bytes: drawn.bytes, createdAt: now() });
    await setImage(transaction, customer.id, address);
    return { address };
  });
}

/** Takes the customer's picture away; where there is none nothing happens. @returns what stands for it */
export async function removePicture({ database, customer }: Pick<CustomerCall, 'database' | 'customer'>): Promise<string> {
  await inTransaction(database, async (transaction) => {
    if (!(await lockCustomer(transaction, customer.id))) return;
    await deleteCustomerPicture(transaction, customer.id);
    await setImage(transaction, customer.id, NO_CUSTOMER_PICTURE);
  });
  return NO_CUSTOMER_PICTURE;
}
