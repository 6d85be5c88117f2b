import { createFileRoute } from '@tanstack/react-router';
import { WelcomePartnerPage } from '../features/pages/WelcomePartnerPage.tsx';

export const Route = createFileRoute('/welcome-partner')({
  loader: ({ context }) => context.texts.load('pages'),
  component: WelcomePartnerPage,
});
