import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '../features/landing/LandingPage.tsx';
import { loadLanding } from '../features/landing/load-landing.ts';

export const Route = createFileRoute('/')({
  loaderDeps: ({ search: { city } }) => ({ city }),
  loader: ({ context, deps }) => loadLanding(context, deps.city),
  component: LandingPage,
});
