import type { Tab } from './tab.ts';

/** As the application does: when the server ended the session the page is left at once, with whatever it said. */
export function leadOut(tab: Tab): void {
  let before = tab.user();
  tab.session.flow.subscribe(() => {
    const { user, endedBy } = tab.session.flow.seen().context;
    const isEnded = before !== null && user === null && endedBy === 'server';
    before = user;
    if (isEnded)
      queueMicrotask(() => {
        if (tab.isOpen() && tab.user() === null) tab.leaveBasket();
      });
  });
}
