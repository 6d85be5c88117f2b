import type { FavouriteStore } from '#contract/entities/favourite.ts';

export function favouriteNow({
  store_path: path,
  is_open: isOpen,
  first_possible_at: first,
}: FavouriteStore): 'open' | 'preOrder' | 'closed' {
  if ((path ?? null) === null) return 'closed';
  if (isOpen !== false) return 'open';
  return first ? 'preOrder' : 'closed';
}
