import { useEffect, type RefObject } from 'react';

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

function around(target: EventTarget | null): readonly Element[] {
  const held: Element[] = [];
  for (let one = target instanceof Element ? target : null; one && one !== document.body; one = one.parentElement) held.push(one);
  return held;
}

function headingOf(left: Element | undefined): HTMLElement | null {
  for (let place = left; place; place = place.parentElement ?? undefined) {
    const heading = [...place.querySelectorAll<HTMLElement>('h1, h2, h3')].find((one) => {
      const row = one.closest('li, article');
      return row === null || row.contains(place);
    });
    if (heading) return heading;
  }
  return null;
}

/**
 * Where the focus goes when what had it is taken away and nothing else takes it, such as a row of a list by a press in
 * it: to the heading of what is left around it, else to the page's.
 */
export function useLostFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let held: readonly Element[] = [];
    const hold = ({ target }: FocusEvent) => {
      held = around(target);
    };
    const look = () => {
      if (held[0]?.isConnected !== false || !isNowhere()) return;
      const left = held.find(({ isConnected }) => isConnected);
      held = [];
      // Whoever takes the focus by themselves comes first.
      setTimeout(() => {
        if (!isNowhere()) return;
        const heading = headingOf(left) ?? main.current?.querySelector<HTMLElement>('h1') ?? main.current;
        if (heading instanceof HTMLHeadingElement) heading.tabIndex = -1;
        heading?.focus({ preventScroll: true });
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', hold);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', hold);
    };
  }, [main]);
}
