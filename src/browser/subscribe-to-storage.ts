export type StorageNews = Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>;

export function subscribeToStorage(listener: (news: StorageNews) => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
