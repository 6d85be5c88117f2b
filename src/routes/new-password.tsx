import { createFileRoute } from '@tanstack/react-router';
import { NewPasswordPage } from '../features/sign-in/NewPasswordPage.tsx';

export const Route = createFileRoute('/new-password')({
  loader: ({ context }) => context.texts.load('sign-in'),
  component: NewPasswordPage,
});
