import { createFileRoute } from '@tanstack/react-router';
import { categoriesOptions, CITY_CENTRE } from '../api/discovery.ts';
import { LandingPage } from '../views/landing/LandingPage.tsx';

export const Route = createFileRoute('/')({
  loader: ({ context }) => Promise.all([context.texts.load('landing'), context.queryClient.prefetchQuery(categoriesOptions(context.api, CITY_CENTRE))]),
  component: LandingPage,
});
