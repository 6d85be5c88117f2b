import type { ReactNode } from 'react';

type VisuallyHiddenProps = { readonly children: ReactNode };

/** Words that are read out and found by search, and not drawn. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="visually-hidden">{children}</span>;
}
