import { createFileRoute } from '@tanstack/react-router';
import { WelcomePage } from '../features/pages/WelcomePage.tsx';

export const Route = createFileRoute('/welcome')({
  loader: ({ context }) => context.texts.load('pages'),
  component: WelcomePage,
});
