import { createFileRoute } from '@tanstack/react-router';
import { FavouriteStoresPage } from '../features/account/FavouriteStoresPage.tsx';

export const Route = createFileRoute('/favourite_stores')({
  loader: ({ context }) => context.texts.load('account'),
  component: FavouriteStoresPage,
});
