import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/user/register')({
  beforeLoad: () => {
    throw redirect({ to: '/', search: { dialog: 'signUp' } });
  },
});
