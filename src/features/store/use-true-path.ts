import { useMatches, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { storePath } from '#domain/slug.ts';
import type { Menu } from './menu/menu.ts';

export function useTruePath({ store, city_name, delivery_name }: Menu): void {
  const router = useRouter();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const isOwnPage = useMatches({ select: (matches) => matches.at(-1)?.routeId.startsWith('/store/') ?? false });
  const path = `${isOwnPage ? '/store' : ''}${storePath({ city: city_name, category: delivery_name, name: store.name, id: store._id })}`;
  // Only from a page of this store: while another page is on its way in, its address must stay.
  const differs = pathname !== path && pathname.endsWith(store._id);
  useEffect(() => {
    if (differs) void router.navigate({ to: path, search: true, hash: true, replace: true, resetScroll: false });
  }, [differs, path, router]);
}
