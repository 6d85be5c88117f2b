import { createFileRoute } from '@tanstack/react-router';
import { AddressesPage } from '../features/account/addresses/AddressesPage.tsx';

export const Route = createFileRoute('/addresses')({
  loader: ({ context }) => context.texts.load('account', 'sign-in'),
  component: AddressesPage,
});
