import type { AnyActor, EmittedFrom, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Flow, Heard } from './flow.ts';

/** A started actor behind what is seen of it. `toSeen` is asked once for each snapshot. */
export function actorFlow<A extends AnyActor, Seen>(
  actor: A,
  toSeen: (snapshot: SnapshotFrom<A>) => Seen,
): Flow<Seen, EventFromLogic<A['logic']>> & Heard<EmittedFrom<A['logic']>> {
  let last = actor.getSnapshot() as SnapshotFrom<A>;
  let seen = toSeen(last);
  actor.start();
  return {
    seen: () => {
      const now = actor.getSnapshot() as SnapshotFrom<A>;
      if (now !== last) [last, seen] = [now, toSeen(now)];
      return seen;
    },
    subscribe: (heard) => {
      const subscription = actor.subscribe(heard);
      return () => subscription.unsubscribe();
    },
    hear: (heard) => {
      const subscription = actor.on('*', heard as never);
      return () => subscription.unsubscribe();
    },
    send: (event) => actor.send(event),
  };
}
