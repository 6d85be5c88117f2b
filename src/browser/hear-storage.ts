/** What storage says to the other tabs, and to them alone: which key was another text before. */
export type StorageNews = Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>;

/** Hears what other tabs of this browser write down; where there is no browser, nothing. Gives the way to stop. */
export function hearStorage(heard: (news: StorageNews) => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
