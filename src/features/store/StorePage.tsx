import { useParams } from '@tanstack/react-router';
import { Store } from './Store.tsx';

/** The page of one store. What was typed, searched or opened belongs to that store alone. */
export function StorePage() {
  const { store_id: storeId = '' } = useParams({ strict: false });
  return <Store key={storeId} storeId={storeId} />;
}
