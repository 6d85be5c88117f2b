import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/user/login')({
  beforeLoad: () => {
    throw redirect({ to: '/', search: { dialog: 'signIn' } });
  },
});
