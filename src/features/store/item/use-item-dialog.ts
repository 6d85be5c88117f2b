import type { MenuItem } from '#contract/entities/store.ts';
import type { CartLine } from '#domain/cart/cart-lines.ts';
import type { KnownLine } from '#domain/cart/line-changes.ts';
import { itemDialogMachine } from '#machines/item-dialog/item-dialog.machine.ts';
import { toItemDialogView } from '#machines/item-dialog/item-dialog.view.ts';
import { useEmitted } from '#src/shop/use-emitted.ts';
import { useMachine } from '#src/shop/use-machine.ts';

/** One item being chosen; `line` is the basket's line that is edited, null for a new one; `known` its words and prices of then. `onLine` hears of it once it is chosen. Lives with the dialog. */
export function useItemDialog(item: MenuItem, line: CartLine | null, known: KnownLine | null, onLine: (line: CartLine) => void) {
  const [snapshot, send, actor] = useMachine(itemDialogMachine, { input: { item, line, known } });
  useEmitted(actor, 'line.chosen', (chosen) => onLine(chosen.line));
  return [toItemDialogView(snapshot), send] as const;
}
