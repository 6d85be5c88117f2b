import { mergeEqualLines } from '../../domain/cart/cart-lines.ts';
import type { Services } from '../http/call.ts';
import { findOpenCart, lockCart, updateOpenCart } from '../repositories/carts.ts';

/**
 * A guest's basket at sign-in (0-decisions, Session): a non-empty one wins; equal lines of the same store merge; a
 * stored basket of another store is kept aside.
 */
export async function claimGuestCart(services: Services, customerId: string, guestHash: string): Promise<void> {
  await services.database.transaction(async (transaction) => {
    const found = await findOpenCart(transaction, { guestHash });
    const guest = found && (await lockCart(transaction, found.id));
    if (!guest || guest.state !== 'open' || guest.customerId !== null || guest.lines.length === 0) return;
    const updatedAt = services.now();
    const stored = await findOpenCart(transaction, { customerId });
    const sameStore = stored !== null && stored.lines.length > 0 && stored.storeId === guest.storeId;
    if (stored) {
      await updateOpenCart(transaction, stored.id, { state: stored.lines.length > 0 && !sameStore ? 'parked' : 'merged', updatedAt });
    }
    const lines = sameStore ? mergeEqualLines([...guest.lines, ...stored.lines]) : guest.lines;
    await updateOpenCart(transaction, guest.id, { customerId, guestHash: null, lines, updatedAt });
  });
}
