import { createFileRoute } from '@tanstack/react-router';
import { PaymentsPage } from '../features/account/PaymentsPage.tsx';

export const Route = createFileRoute('/payments')({
  loader: ({ context }) => context.texts.load('account', 'cards', 'checking', 'wallet-top-up', 'payment-parts'),
  component: PaymentsPage,
});
