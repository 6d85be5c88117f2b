import { useNavigate, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { operatorSearch, type OperatorSearch } from './operator-search.ts';

/** What the board is narrowed to, and the way to narrow it otherwise; both are in the page's address. */
export function useNarrowedBoard(): readonly [OperatorSearch, (change: Partial<OperatorSearch>) => void] {
  const search = v.parse(operatorSearch, useSearch({ strict: false }));
  const navigate = useNavigate();
  const narrow = (change: Partial<OperatorSearch>) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });
  return [search, narrow];
}
