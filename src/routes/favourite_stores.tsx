import { createFileRoute } from '@tanstack/react-router';
import { FavouriteStoresPage } from '../views/account/FavouriteStoresPage.tsx';

export const Route = createFileRoute('/favourite_stores')({
  loader: ({ context }) => context.texts.load('account'),
  component: FavouriteStoresPage,
});
