import { createFileRoute } from '@tanstack/react-router';
import { loadStore } from '../views/store/load-store.ts';
import { StorePage } from '../views/store/StorePage.tsx';

export const Route = createFileRoute('/$city_name/$delivery_name/$store_name/$store_id')({
  loader: ({ context, params }) => loadStore(context, params.store_id, false),
  component: StorePage,
});
