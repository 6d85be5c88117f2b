import type { CartViewLine } from '#machines/cart/cart.view.ts';

export function countByItem(lines: readonly CartViewLine[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { line } of lines) counts.set(line.itemId, (counts.get(line.itemId) ?? 0) + line.quantity);
  return counts;
}
