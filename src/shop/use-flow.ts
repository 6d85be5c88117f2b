import { useSyncExternalStore } from 'react';
import type { Flow } from './flow.ts';

export function useFlow<Seen, Event, View>(flow: Flow<Seen, Event>, toView: (seen: Seen) => View) {
  return [toView(useSyncExternalStore(flow.subscribe, flow.seen, flow.seen)), flow.send] as const;
}
