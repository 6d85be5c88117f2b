import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';

/** The order that another tab made while this page was open, or null. */
export function useOrderedElsewhere(): string | null {
  const { keeper } = useRouteContext({ from: '__root__' });
  const [before] = useState(() => keeper.read('storefront.last_order_id'));
  const now = keeper.read('storefront.last_order_id');
  return now === before ? null : now;
}
