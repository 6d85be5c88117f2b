import { useParams } from '@tanstack/react-router';
import { Store } from './Store.tsx';

export function StorePage() {
  const { store_id: storeId = '' } = useParams({ strict: false });
  return <Store key={storeId} storeId={storeId} />;
}
