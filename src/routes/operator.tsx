import { createFileRoute } from '@tanstack/react-router';
import { OperatorPage } from '../features/operator/OperatorPage.tsx';

export const Route = createFileRoute('/operator')({
  loader: ({ context }) => context.texts.load('operator', 'orders', 'payment-parts'),
  component: OperatorPage,
});
