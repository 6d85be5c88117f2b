import type { SessionFlow } from './session-flow.ts';

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
