import { createFileRoute } from '@tanstack/react-router';
import { PartnerPage } from '../features/pages/PartnerPage.tsx';

export const Route = createFileRoute('/partner')({
  loader: ({ context }) => context.texts.load('pages'),
  component: PartnerPage,
});
