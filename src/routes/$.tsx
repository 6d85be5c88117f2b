import { createFileRoute } from '@tanstack/react-router';
import { categoriesOptions } from '../api/categories.ts';
import { CITY_CENTRE } from '../api/whereabouts.ts';
import { LandingPage } from '../features/landing/LandingPage.tsx';

export const Route = createFileRoute('/$')({
  loader: ({ context }) =>
    Promise.all([context.texts.load('landing'), context.queryClient.prefetchQuery(categoriesOptions(context.api, CITY_CENTRE))]),
  component: LandingPage,
});
