import type { AnyActor, EmittedFrom, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Flow, Emitter } from './flow.ts';

/** A started actor behind its view. `toView` is called once for each snapshot. */
export function actorFlow<A extends AnyActor, View>(
  actor: A,
  toView: (snapshot: SnapshotFrom<A>) => View,
): Flow<View, EventFromLogic<A['logic']>> & Emitter<EmittedFrom<A['logic']>> {
  let last = actor.getSnapshot() as SnapshotFrom<A>;
  let view = toView(last);
  actor.start();
  return {
    getSnapshot: () => {
      const now = actor.getSnapshot() as SnapshotFrom<A>;
      if (now !== last) [last, view] = [now, toView(now)];
      return view;
    },
    subscribe: (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    onEmitted: (listener) => {
      const subscription = actor.on('*', listener as never);
      return () => subscription.unsubscribe();
    },
    send: (event) => actor.send(event),
  };
}
