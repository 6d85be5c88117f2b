import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { operatorSearch } from '../features/operator/operator-search.ts';
import { OperatorPage } from '../features/operator/OperatorPage.tsx';

export const Route = createFileRoute('/operator')({
  validateSearch: operatorSearch,
  search: { middlewares: [stripSearchParams({ store: '', stage: '', kind: '' })] },
  loader: ({ context }) => context.texts.load('operator', 'orders', 'payment-parts'),
  component: OperatorPage,
});
