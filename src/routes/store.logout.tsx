import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/store/logout')({
  beforeLoad: async ({
    context: {
      flows: { session },
    },
  }) => {
    session.send({ type: 'session.refused', serverToken: null });
    await session.start();
    throw redirect({ to: '/' });
  },
});
