import { joinCarts } from '#domain/cart/cart-lines.ts';
import { brokenConstraint } from '#server/database/database.ts';
import { inTransaction } from '#server/database/in-transaction.ts';
import type { Services } from '#server/call/services.ts';
import { findOpenCart, giveParkedCarts, latestVersion, lockCart, updateOpenCart } from '#server/repositories/carts.ts';

/**
 * A guest's basket at sign-in (0-decisions, Session): a non-empty one wins; equal lines of the same store merge; a
 * stored basket of another store, or too long for one with it, is kept aside; what the guest had put aside comes along.
 */
export async function claimGuestCart(services: Services, customerId: string, guestHash: string, isSecondTry = false): Promise<void> {
  try {
    await inTransaction(services.database, async (transaction) => {
      await giveParkedCarts(transaction, guestHash, customerId);
      const found = await findOpenCart(transaction, { guestHash });
      const guest = found && (await lockCart(transaction, found.id));
      if (!guest || guest.state !== 'open' || guest.customerId !== null || guest.lines.length === 0) return;
      const updatedAt = services.now();
      const open = await findOpenCart(transaction, { customerId });
      const stored = open && (await lockCart(transaction, open.id));
      const joined =
        stored !== null && stored.lines.length > 0 && stored.storeId === guest.storeId ? joinCarts(guest.lines, stored.lines) : null;
      // Above both baskets' versions, so that no request made for either fits the basket that they became.
      const version = Math.max(guest.version, await latestVersion(transaction, { customerId })) + 2;
      if (stored?.state === 'open') {
        await updateOpenCart(transaction, stored.id, { state: stored.lines.length > 0 && !joined ? 'parked' : 'merged', updatedAt });
      }
      await updateOpenCart(transaction, guest.id, { customerId, guestHash: null, lines: joined ?? guest.lines, version, updatedAt });
    });
  } catch (error) {
    // The customer filled a first basket elsewhere in the same moment: now there is one to look at.
    if (isSecondTry || brokenConstraint(error) !== 'carts_one_open_per_customer') throw error;
    await claimGuestCart(services, customerId, guestHash, true);
  }
}
