import { useNavigate, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { operatorSearch, type OperatorSearch } from './operator-search.ts';

/**
 * What the board is narrowed to, and the way to narrow it otherwise; both are in the page's address. They are read here and not by
 * the route, which every first screen brings.
 */
export function useNarrowedBoard(): readonly [OperatorSearch, (change: Partial<OperatorSearch>) => void] {
  const search = v.parse(operatorSearch, useSearch({ strict: false }));
  const navigate = useNavigate();
  const narrow = (change: Partial<OperatorSearch>) => {
    const wanted = Object.entries({ ...search, ...change }).map(([name, value]) => [name, value === '' ? undefined : value]);
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...Object.fromEntries(wanted) }),
      replace: true,
      resetScroll: false,
    });
  };
  return [search, narrow];
}
