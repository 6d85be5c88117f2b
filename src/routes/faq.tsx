import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '../views/pages/HelpPage.tsx';

export const Route = createFileRoute('/faq')({
  loader: ({ context }) => context.texts.load('pages'),
  component: HelpPage,
});
