import type { ReactNode } from 'react';

/**
 * What every `Trans` is drawn in: an element of its own. A browser that translates the page puts other text in the place
 * of ours; the text of an element can then be changed and the element taken away, a bare text node neither.
 */
export const Words = ({ children }: { readonly children: ReactNode }) => <span>{children}</span>;
