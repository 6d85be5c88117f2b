import { createFileRoute, redirect } from '@tanstack/react-router';

/** Clears the session, keeps language and place, and goes home. */
export const Route = createFileRoute('/store/logout')({
  beforeLoad: ({ context }) => {
    context.flows.session.send({ type: 'session.refused' });
    throw redirect({ to: '/' });
  },
});
