import { useEffect, useRef, type ReactNode } from 'react';
import { useFocusUnlessHeld } from '#src/navigation/use-focus-unless-held.ts';

/** The heading of a page that says what became of a payment: each new one is read out. */
export function CheckingHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusUnlessHeld(heading);
  // What it takes the place of, the basket among it, may have been read further down.
  useEffect(() => {
    // A promise in some browsers, which is no clean-up.
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
