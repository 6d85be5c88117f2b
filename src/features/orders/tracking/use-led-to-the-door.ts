import { useEffect, useRef } from 'react';
import { mayMove } from './use-gliding.ts';

const HELD = 'input, textarea, select, [contenteditable], [role=dialog] *';

/**
 * Leads whoever follows an order to the door when its courier comes there: the page goes to its beginning, where the code is,
 * and the focus to the first heading after the page's own, which is the code's. Given to what holds them.
 */
export function useLedToTheDoor(isAtTheDoor: boolean) {
  const column = useRef<HTMLDivElement>(null);
  const was = useRef(isAtTheDoor);
  useEffect(() => {
    const comes = isAtTheDoor && !was.current;
    was.current = isAtTheDoor;
    if (!comes || document.activeElement?.matches(HELD)) return;
    window.scrollTo({ top: 0, behavior: mayMove() ? 'smooth' : 'auto' });
    const heading = column.current?.querySelector<HTMLElement>('h2') ?? column.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isAtTheDoor]);
  return column;
}
