import type { FocusEvent } from 'react';

/** Whether the focus left a box for good: not to a part of it, nor to a dialog that was opened from it. */
export function focusLeft({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  const isInDialog = relatedTarget instanceof Element && relatedTarget.closest('[role="dialog"]') !== null;
  return currentTarget.contains(target) && !currentTarget.contains(relatedTarget) && !isInDialog;
}
