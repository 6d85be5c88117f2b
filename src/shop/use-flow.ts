import { useSyncExternalStore } from 'react';
import type { Flow } from './flow.ts';

export function useFlow<Snapshot, Event, View>(flow: Flow<Snapshot, Event>, toView: (snapshot: Snapshot) => View) {
  return [toView(useSyncExternalStore(flow.subscribe, flow.getSnapshot, flow.getSnapshot)), flow.send] as const;
}
