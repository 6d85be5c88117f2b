import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { helpSearch } from '../features/pages/help/help-search.ts';
import { HelpPage } from '../features/pages/help/HelpPage.tsx';
import { loadHelp } from '../features/pages/help/load-help.ts';

export const Route = createFileRoute('/help')({
  validateSearch: helpSearch,
  search: { middlewares: [stripSearchParams({ q: '' })] },
  loader: ({ context }) => loadHelp(context),
  component: HelpPage,
});
