import { useSyncExternalStore } from 'react';

const listen = (heard: () => void) => {
  window.addEventListener('online', heard);
  window.addEventListener('offline', heard);
  return () => {
    window.removeEventListener('online', heard);
    window.removeEventListener('offline', heard);
  };
};

export const useOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
