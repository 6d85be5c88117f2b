import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useDeferredValue } from 'react';
import type { MenuItem } from '../../../contract/entities/store.ts';
import type { CartLine } from '../../../domain/cart/cart-lines.ts';
import type { KnownLine } from '../../../domain/cart/line-changes.ts';
import { ItemOutline } from './ItemOutline.tsx';

/** A line of the basket that is changed, with its key, and as the server last named and priced it. */
export type EditedLine = { readonly key: string; readonly line: CartLine; readonly known: KnownLine | null };

/** An item whose dialog is open since `at` (`performance.now()`); `editing` is null for a new one. */
export type OpenedItem = { readonly item: MenuItem; readonly editing: EditedLine | null; readonly at: number };

type ItemDialogHostProps = {
  readonly opened: OpenedItem | null;
  readonly currency: string;
  readonly storeId: string;
  readonly onClosed: () => void;
};

const load = () => import('./ItemDialog.tsx');
const ItemDialog = lazy(async () => ({ default: (await load()).ItemDialog }));

/** Fetches the dialog ahead of its first opening, after the event that asks for it; a failure shows when it is opened. */
export const preloadItemDialog = (): void => void setTimeout(() => void load().catch(() => undefined));

/** Opens the dialog of an item, fetching it the first time. Its outline answers the tap; the dialog itself is drawn after that. */
export function ItemDialogHost({ opened, currency, storeId, onClosed }: ItemDialogHostProps) {
  const drawn = useDeferredValue(opened);
  if (!opened) return null;
  const outline = <ItemOutline item={opened.item} currency={currency} />;
  if (drawn !== opened) return outline;
  return (
    <Suspense fallback={<>{outline}<p role="status" className="visually-hidden"><Trans>Opening</Trans></p></>}>
      <ItemDialog item={opened.item} currency={currency} editing={opened.editing} outlinedAt={opened.at} storeId={storeId} onClosed={onClosed} />
    </Suspense>
  );
}
