import type { KeyboardEvent } from 'react';

export const isPlainKey = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !(target instanceof Element && target.matches('input, select, textarea'));

/** Leads the keyboard to the order after the one it is on (J), or before it (K). */
export function walkOrders(event: KeyboardEvent<HTMLElement>): void {
  const step = { j: 1, k: -1 }[event.key];
  if (step === undefined || !isPlainKey(event)) return;
  const orders = [...event.currentTarget.querySelectorAll('li')].filter((order) => order.querySelector('h3') !== null);
  const here = orders.findIndex((order) => order.contains(event.target as Element));
  orders[here + step]?.querySelector('h3')?.focus();
}
