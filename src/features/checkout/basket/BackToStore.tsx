import { useRouteContext } from '@tanstack/react-router';
import { Link } from '#src/navigation/Link.tsx';
import type { ReactNode } from 'react';
import { StoreLink } from '#src/navigation/StoreLink.tsx';

type BackToStoreProps = {
  /** The four segments of the store's path; a server that does not tell it leaves '', which leads to the list of stores. */
  readonly path: string;
  readonly className?: string;
  readonly children: ReactNode;
};

export function BackToStore({ path, className, children }: BackToStoreProps) {
  const { storage } = useRouteContext({ from: '__root__' });
  if (path === '')
    return (
      <Link to="/stores" className={className}>
        {children}
      </Link>
    );
  return (
    <StoreLink path={path} isOwn={storage.read('is_store_own_page') === true} className={className}>
      {children}
    </StoreLink>
  );
}
