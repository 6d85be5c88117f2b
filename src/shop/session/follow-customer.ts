import type { SessionFlow } from './session-flow.ts';

/** Calls for whoever is here, and again when somebody else is. `isStill`: nobody came since. */
export function followCustomer(session: Pick<SessionFlow, 'seen' | 'subscribe'>, heard: () => void) {
  const who = () => session.seen().context.user?._id;
  let told: string | undefined;
  const look = () => {
    if (who() === told) return;
    told = who();
    heard();
  };
  look();
  return { stop: session.subscribe(look), isStill: () => who() === told };
}
