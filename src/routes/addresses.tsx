import { createFileRoute } from '@tanstack/react-router';
import { AddressesPage } from '../views/account/AddressesPage.tsx';

export const Route = createFileRoute('/addresses')({
  loader: ({ context }) => context.texts.load('account'),
  component: AddressesPage,
});
