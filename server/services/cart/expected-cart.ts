import type { Call } from '#server/call/call.ts';
import { latestVersion, type Cart, type CartOwner } from '#server/repositories/carts.ts';

export type Expected = { readonly cartId: string | null; readonly version: number | null; readonly onlyIfCurrent: boolean };

export const expectedOf = (body: {
  readonly cart_id?: string | null | undefined;
  readonly cart_version?: number | null | undefined;
  readonly only_if_current: boolean;
}): Expected => ({
  cartId: body.cart_id ?? null,
  version: body.cart_version ?? null,
  onlyIfCurrent: body.only_if_current,
});

/** A basket's identity as cart calls answer it: an emptied one has no id, and versions go on where the last basket stopped. */
const identityOf = async (call: Call, owner: CartOwner, open: Cart | null) => ({
  cartId: open && open.lines.length > 0 ? open.id : null,
  version: open?.version ?? (await latestVersion(call.database, owner)),
});

/** Whether the basket is the one that a conditional request expects; always so for one without a condition. */
export async function isExpected(call: Call, owner: CartOwner, open: Cart | null, expected: Expected): Promise<boolean> {
  if (!expected.onlyIfCurrent) return true;
  const now = await identityOf(call, owner, open);
  return now.cartId === expected.cartId && now.version === (expected.version ?? 0);
}

export const versionToChange = (open: Cart, { cartId, version, onlyIfCurrent }: Expected): number | undefined =>
  onlyIfCurrent || cartId === open.id ? (version ?? undefined) : undefined;
