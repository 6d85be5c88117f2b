import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { StoreLink } from '../frame/StoreLink.tsx';

type BackToStoreProps = {
  /** The four segments of the store's path; a server that does not tell it leaves '', which leads to the list of stores. */
  readonly path: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A link to the page of the basket's store. */
export function BackToStore({ path, className, children }: BackToStoreProps) {
  if (path === '') return <Link to="/stores" className={className}>{children}</Link>;
  return <StoreLink path={path} className={className}>{children}</StoreLink>;
}
