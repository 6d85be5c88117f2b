import type { CartLine } from '#domain/cart/cart-lines.ts';
import type { KnownLine } from '#domain/cart/line-changes.ts';

/** A line of the basket that is changed, with its key, and as the server last named and priced it. */
export type EditedLine = { readonly key: string; readonly line: CartLine; readonly known: KnownLine | null };
