import { createFileRoute } from '@tanstack/react-router';
import { WelcomeHopperPage } from '../features/pages/WelcomeHopperPage.tsx';

export const Route = createFileRoute('/welcome-hopper')({
  loader: ({ context }) => context.texts.load('pages'),
  component: WelcomeHopperPage,
});
