import { startTransition, useCallback, useDeferredValue, useState } from 'react';
import type { MenuItem } from '#contract/entities/store.ts';
import { DialogScrim } from '#src/ui/DialogOutline.tsx';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import { arrivedItemDialog } from './item-dialog-code.ts';
import { openingOf } from './item-opening.view.ts';
import type { EditedLine } from './edited-line.ts';
import { ItemOutline } from './ItemOutline.tsx';

/** An item whose dialog is open since `at` (`performance.now()`); `editing` is null for a new one. */
export type OpenedItem = { readonly item: MenuItem; readonly editing: EditedLine | null; readonly at: number };

type ItemDialogHostProps = {
  readonly opened: OpenedItem | null;
  readonly currency: string;
  readonly storeId: string;
  readonly onClosed: () => void;
};

/**
 * Opens the dialog of an item, in three steps, each drawn after the one before is on the screen: the tap is answered by the
 * scrim, then the dialog's outline rises, then the dialog takes its place. Until it has been fetched the outline stays.
 */
export function ItemDialogHost({ opened, currency, storeId, onClosed }: ItemDialogHostProps) {
  // From its first moment, whatever of it is there.
  useBackCloses(opened !== null, onClosed);
  const outlined = useDeferredValue(opened);
  const [drawn, setDrawn] = useState<OpenedItem | null>(null);
  const [ItemDialog, setItemDialog] = useState(arrivedItemDialog);
  const draw = useCallback(() => {
    setItemDialog(arrivedItemDialog);
    setDrawn(opened);
  }, [opened]);
  const outlineDrawn = useCallback(() => startTransition(draw), [draw]);
  const is = openingOf({ opened, outlined, drawn, hasCode: ItemDialog !== null });
  if (!opened) return null;
  if (ItemDialog && is === 'dialog') {
    return (
      <ItemDialog
        item={opened.item}
        currency={currency}
        editing={opened.editing}
        outlinedAt={opened.at}
        storeId={storeId}
        onClosed={onClosed}
      />
    );
  }
  return (
    <>
      <DialogScrim />
      {is === 'outline' ? (
        <ItemOutline item={opened.item} currency={currency} since={opened.at} onDrawn={outlineDrawn} onArrival={draw} onClose={onClosed} />
      ) : null}
    </>
  );
}
