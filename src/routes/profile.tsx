import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../features/account/ProfilePage.tsx';

export const Route = createFileRoute('/profile')({
  loader: ({ context }) => context.texts.load('account', 'sign-in', 'referral-code'),
  component: ProfilePage,
});
