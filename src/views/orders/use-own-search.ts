import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

/** The search part of this page's own address. While the next page is being fetched the router's address is already that page's. */
export function useOwnSearch(pathname: string): string {
  const { pathname: now, searchStr } = useLocation();
  const [own, setOwn] = useState(searchStr);
  if (now === pathname && searchStr !== own) setOwn(searchStr);
  return own;
}
