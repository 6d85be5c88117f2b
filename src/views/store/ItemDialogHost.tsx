import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { MenuItem } from '../../../contract/entities/store.ts';
import type { CartLine } from '../../../domain/cart/cart-lines.ts';
import type { KnownLine } from '../../../domain/cart/line-changes.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import styles from './ItemDialogHost.module.css';

/** A line of the basket that is changed, with its key, and as the server last named and priced it. */
export type EditedLine = { readonly key: string; readonly line: CartLine; readonly known: KnownLine | null };

/** An item whose dialog is open; `editing` is null for a new one. */
export type OpenedItem = { readonly item: MenuItem; readonly editing: EditedLine | null };

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

/** Opens the dialog of an item, fetching it the first time. */
export function ItemDialogHost({ opened, currency, storeId, onClosed }: ItemDialogHostProps) {
  if (!opened) return null;
  return (
    <Suspense fallback={<Opening />}>
      <ItemDialog item={opened.item} editing={opened.editing} currency={currency} storeId={storeId} onClosed={onClosed} />
    </Suspense>
  );
}

function Opening() {
  return (
    <p role="status" className={styles.opening}>
      <Spinner />
      <Trans>Opening</Trans>
    </p>
  );
}
