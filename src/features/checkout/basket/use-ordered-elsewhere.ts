import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';

export function useOrderedElsewhere(): string | null {
  const { storage } = useRouteContext({ from: '__root__' });
  const [before] = useState(() => storage.read('storefront.last_order_id'));
  const now = storage.read('storefront.last_order_id');
  return now === before ? null : now;
}
