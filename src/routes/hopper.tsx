import { createFileRoute } from '@tanstack/react-router';
import { HopperPage } from '../features/pages/HopperPage.tsx';

export const Route = createFileRoute('/hopper')({
  loader: ({ context }) => context.texts.load('pages'),
  component: HopperPage,
});
