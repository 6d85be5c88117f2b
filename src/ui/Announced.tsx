import { useState, type ReactNode } from 'react';

/** Reads out what changed since it was drawn, and not what stood there then: that is read in its own place. */
export function Announced({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  const [first] = useState(text);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && text !== first) setChanged(true);
  return (
    <span role="status" className="visually-hidden">
      {hasChanged ? (children ?? text) : null}
    </span>
  );
}
