export type PageNews = { readonly type: 'page.hidden' } | { readonly type: 'page.shown' } | { readonly type: 'network.back' };

/** Tells whether anybody looks at the page, at first only where nobody does, and when the network comes back. Gives the way to stop. */
export function subscribeToPage(send: (news: PageNews) => void): () => void {
  const look = () => send({ type: document.hidden ? 'page.hidden' : 'page.shown' });
  const network = () => send({ type: 'network.back' });
  // A page that the browser kept for Back comes into sight without a change of visibility.
  const restored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) look();
  };
  if (document.hidden) look();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', network);
  window.addEventListener('pageshow', restored);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', network);
    window.removeEventListener('pageshow', restored);
  };
}
