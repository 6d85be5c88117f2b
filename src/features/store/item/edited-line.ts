import type { CartLine } from '#domain/cart/cart-lines.ts';
import type { KnownLine } from '#domain/cart/line-changes.ts';

export type EditedLine = { readonly key: string; readonly line: CartLine; readonly known: KnownLine | null };
