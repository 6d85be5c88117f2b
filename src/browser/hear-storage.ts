export type StorageNews = Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>;

export function hearStorage(heard: (news: StorageNews) => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
